import { notFound } from '../lib/app-error.ts'
import type { Db, Trx } from '../ports/database/database.ts'
import type { Person } from '../ports/deps.ts'

const feedback = (db: Db) =>
  db
    .selectFrom('feedback')
    .innerJoin('users as sender', 'sender.id', 'feedback.user_id')
    .leftJoin('users as responder', 'responder.id', 'feedback.responded_by')
    .select([
      'feedback.id',
      'feedback.user_id as userId',
      'sender.email as userEmail',
      'subject',
      'message',
      'status',
      'feedback.created_at as createdAt',
      'admin_response as adminResponse',
      'responded_at as respondedAt',
      'responded_by as respondedById',
      'response_revision as responseRevision',
      'responder.email as responderEmail',
      'responder.first_name as responderFirstName',
      'responder.last_name as responderLastName',
    ])

const newestFirst = (db: Db) =>
  feedback(db).orderBy('feedback.created_at', 'desc').orderBy('feedback.id', 'desc')

export const listFeedback = (db: Db) => newestFirst(db).execute()

export type FeedbackRow = Awaited<ReturnType<typeof listFeedback>>[number]

export const listOwnFeedback = (db: Db, user: Person) =>
  newestFirst(db).where('feedback.user_id', '=', user.id).execute()

export const getFeedback = (db: Db, id: number): Promise<FeedbackRow> =>
  feedback(db)
    .where('feedback.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('message'))

type NewFeedback = { subject: string; message: string; now: Date }

export const addFeedback = (trx: Trx, user: Person, { subject, message, now }: NewFeedback) =>
  trx
    .insertInto('feedback')
    .values({ user_id: user.id, subject, message, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

/** An answered message stays resolved, whoever looks at it. */
export const markFeedbackRead = (db: Db, id: number) =>
  db
    .updateTable('feedback')
    .set({ status: 'read' })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .execute()

export type NewResponse = {
  feedbackId: number
  response: string
  /** The revision of the answer that is meant to be replaced. */
  replaces?: number | undefined
  now: Date
}

/**
 * Answers, unless another answer than the one meant is there, or the same one. An admin's own is meant without saying.
 */
export async function markAnswered(
  trx: Trx,
  user: Person,
  { feedbackId, response, replaces, now }: NewResponse,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('feedback')
    .set((row) => ({
      admin_response: response,
      responded_at: now,
      responded_by: user.id,
      response_revision: row('response_revision', '+', 1),
      status: 'resolved',
    }))
    .where('id', '=', feedbackId)
    .where('admin_response', 'is distinct from', response)
    .where((row) =>
      replaces === undefined
        ? row.or([row('response_revision', '=', 0), row('responded_by', '=', user.id)])
        : row('response_revision', '=', replaces),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findPersonName = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
