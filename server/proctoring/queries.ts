import { sql } from 'kysely'
import { SITTINGS_SHOWN } from '#contract/proctoring.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db, Row, Trx } from '../ports/database/database.ts'

const sittings = (db: Db) =>
  db
    .selectFrom('exam_sessions')
    .innerJoin('exams', 'exams.id', 'exam_id')
    .select([
      'exam_sessions.id',
      'user_id as userId',
      'exam_id as examId',
      'exams.title as examTitle',
      'state',
      'timed',
      'started_at as startedAt',
      'deadline',
      'paused_at as pausedAt',
      'finished_at as finishedAt',
      'score',
      sql<number>`cardinality(question_ids)`.as('questions'),
      sql<string>`(select count(*) from answers where session_id = exam_sessions.id)`.as(
        'answered',
      ),
    ])

export const listSittings = (db: Db, userId: string) =>
  sittings(db)
    .where('user_id', '=', userId)
    .where('state', '!=', 'set-aside')
    .orderBy((row) => row('state', '=', 'open'), 'desc')
    .orderBy((row) => row.fn.coalesce('finished_at', 'started_at'), 'desc')
    .orderBy('exam_sessions.id', 'desc')
    .limit(SITTINGS_SHOWN)
    .execute()

export type SittingRow = Awaited<ReturnType<typeof listSittings>>[number]

/** What was set aside has no result and never gets one: nothing can be done with it. */
const getSitting = (db: Db, sessionId: number): Promise<SittingRow> =>
  sittings(db)
    .where('exam_sessions.id', '=', sessionId)
    .where('state', '!=', 'set-aside')
    .executeTakeFirstOrThrow(() => notFound('exam session'))

/**
 * The same, locked. Its student comes first, as wherever a session is opened: two of one exam must not open at the same
 * moment, and nobody waits for each other.
 */
export async function lockSitting(trx: Trx, sessionId: number): Promise<SittingRow> {
  const { userId } = await getSitting(trx, sessionId)
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await trx
    .selectFrom('exam_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forUpdate()
    .execute()
  // Read anew: what was read before the lock may have changed.
  return getSitting(trx, sessionId)
}

export const hasOpenSession = async (db: Db, { userId, examId }: SittingRow) =>
  (
    await db
      .selectFrom('exam_sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('exam_id', '=', examId)
      .where('state', '=', 'open')
      .execute()
  ).length > 0

type Change = Partial<
  Omit<Row<'exam_sessions'>, 'id' | 'user_id' | 'exam_id' | 'question_ids' | 'timed' | 'started_at'>
>

/** The sitting must be locked. */
export async function saveSitting(trx: Trx, { id }: SittingRow, change: Change) {
  await trx.updateTable('exam_sessions').set(change).where('id', '=', id).execute()
  return getSitting(trx, id)
}

/** Open again: what the last hand-in came to is no result any more. */
export const saveReopened = (trx: Trx, sitting: SittingRow, deadline: Date) =>
  saveSitting(trx, sitting, {
    state: 'open',
    deadline,
    ...{ finished_at: null, score: null, correct_answers: null, answered_questions: null },
    ...{ active_seconds: null, voided_at: null },
  })
