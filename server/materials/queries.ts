import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import { MASTER_EXAM_MIN_ITEMS } from '#contract/exams.ts'
import type { ExamOfMaterial } from '#contract/materials.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db, NewRow, Row, Tables, Trx } from '../ports/database/database.ts'
import type { Person } from '../ports/deps.ts'
import { READER_VERSION } from './material.ts'

// A master exam below its least number of questions is not on the list.
const listedExams = sql<ExamOfMaterial[]>`(
  select coalesce(json_agg(json_build_object('id', exams.id, 'title', exams.title, 'isMaster', kind = 'master')
    order by kind = 'master', exams.id), '[]')
  from exams
  where withdrawn_at is null and (
    exams.material_id = materials.id
    or kind = 'master' and exams.category = materials.category
      and (select count(*) from exam_questions where exam_id = exams.id) >= ${MASTER_EXAM_MIN_ITEMS}
      and exists (
        select from exam_questions join questions on questions.id = question_id
        where exam_id = exams.id and questions.material_id = materials.id
      )
  )
)`

const materials = (db: Db) =>
  db
    .selectFrom('materials')
    .select([
      'id',
      'title',
      'filename',
      'file_size as fileSize',
      'category',
      'uploaded_at as uploadedAt',
      'is_question_bank as isQuestionBank',
      'reading_state as readingState',
      'reading_message as readingMessage',
      'report',
      'test_number as testNumber',
      'single_use_by as singleUseBy',
      'single_use_at as singleUseAt',
    ])
    .select((row) => [
      countQuestions(row, ['waiting']).as('reviewCount'),
      countQuestions(row, ['kept', 'left-out']).as('reviewedCount'),
    ])
    .select(listedExams.as('exams'))

/** The file's questions of today with one of these states of review. */
const countQuestions = (
  row: ExpressionBuilder<Tables, 'materials'>,
  reviews: Row<'questions'>['review'][],
) =>
  row
    .selectFrom('questions')
    .select((question) => question.fn.countAll<string>().as('count'))
    .whereRef('material_id', '=', 'materials.id')
    .where('position', 'is not', null)
    .where('review', 'in', reviews)

export const listMaterials = (db: Db) =>
  materials(db).orderBy('uploaded_at', 'desc').orderBy('id', 'desc').execute()

export type MaterialRow = Awaited<ReturnType<typeof listMaterials>>[number]

export const getMaterial = (db: Db, id: number): Promise<MaterialRow> =>
  materials(db)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('material'))

/** Adds nothing where the same bytes are there already: of two at the same moment one wins. */
export const addMaterial = (trx: Trx, material: NewRow<'materials'>) =>
  trx
    .insertInto('materials')
    .values(material)
    .onConflict((row) => row.column('file_hash').doNothing())
    .returning('id')
    .executeTakeFirst()

export const findByHash = (db: Db, fileHash: string) =>
  db.selectFrom('materials').select('title').where('file_hash', '=', fileHash).executeTakeFirst()

/** Returns what is left to tidy up after it: its file and the test it belonged to. */
export const deleteMaterial = (trx: Trx, id: number) =>
  trx
    .deleteFrom('materials')
    .where('id', '=', id)
    .returning(['file_hash as fileHash', 'test_number as testNumber'])
    .executeTakeFirstOrThrow()

const isPending = sql<SqlBool>`reading_state in ('waiting', 'reading')`
const isUnread = sql<SqlBool>`is_question_bank and reading_state = 'unread'`
const isNotCurrent = sql<SqlBool>`is_question_bank and (reading_state in ('unread', 'refused')
  or reading_state = 'read' and reader_version < ${READER_VERSION})`

/** The run that is going, else the next one. */
const currentRun = sql<number>`(
  select coalesce(max(reading_run) filter (where ${isPending}), max(reading_run) + 1, 1) from materials
)`

const waiting = {
  reading_state: 'waiting',
  reading_message: null,
  reading_run: currentRun,
  questions_added: 0,
} as const

/** Sends the bank's files that were never read to the reader; says how many. */
export const markUnreadWaiting = (trx: Trx) => markWaiting(trx, isUnread)

/** The same for all whose reading is not today's reader's. */
export const markNotCurrentWaiting = (trx: Trx) => markWaiting(trx, isNotCurrent)

async function markWaiting(trx: Trx, which: typeof isUnread) {
  const { numUpdatedRows } = await trx
    .updateTable('materials')
    .set(waiting)
    .where(which)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Sends one file of the bank to the reader unless its reading is current. */
export const markOneWaiting = (trx: Trx, id: number) =>
  trx.updateTable('materials').set(waiting).where('id', '=', id).where(isNotCurrent).execute()

export const countBank = async (db: Db) => {
  const { total, refused, pending } = await db
    .selectFrom('materials')
    .select((row) => [
      row.fn.countAll<string>().as('total'),
      sql<string>`count(*) filter (where reading_state = 'refused')`.as('refused'),
      sql<string>`count(*) filter (where ${isPending})`.as('pending'),
    ])
    .where('is_question_bank', '=', true)
    .executeTakeFirstOrThrow()
  return { total: Number(total), refused: Number(refused), pending: Number(pending) }
}

/** The run that was started last, finished or not. */
export async function findLatestRun(db: Db) {
  const { run } = await db
    .selectFrom('materials')
    .select((row) => row.fn.max('reading_run').as('run'))
    .executeTakeFirstOrThrow()
  return run ?? undefined
}

export const listRunFiles = (db: Db, run: number) =>
  db
    .selectFrom('materials')
    .select([
      'filename',
      'reading_state as state',
      'reading_message as message',
      'questions_added as questionsAdded',
    ])
    .where('reading_run', '=', run)
    .orderBy('id')
    .execute()

export type RunFile = Awaited<ReturnType<typeof listRunFiles>>[number]

export const listPendingIds = async (db: Db) => {
  const rows = await db
    .selectFrom('materials')
    .select('id')
    .where(isPending)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The next file to read, marked so. One left "reading" is taken up again: whoever read it was cut off. `done` are those
 * that this reader has finished, whatever became of them since.
 */
export const takeNextToRead = (db: Db, done: number[]) =>
  db
    .updateTable('materials')
    .set({ reading_state: 'reading' })
    .where('id', '=', (query) =>
      query
        .selectFrom('materials')
        .select('id')
        .where(isPending)
        .where(sql<SqlBool>`id <> all (${done}::integer[])`)
        .orderBy('id')
        .limit(1),
    )
    .returning(['id', 'file_hash as fileHash'])
    .executeTakeFirst()

type Outcome = Pick<
  NewRow<'materials'>,
  'reading_state' | 'reading_message' | 'reading' | 'test_number'
>

/** Writes down what reading came to. False when the file was deleted meanwhile, or somebody else has finished it. */
export async function saveOutcome(db: Db, id: number, outcome: Outcome) {
  const { numUpdatedRows } = await db
    .updateTable('materials')
    .set({ ...outcome, reader_version: READER_VERSION })
    .where('id', '=', id)
    .where('reading_state', '=', 'reading')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The same for a file that could not be read, which keeps what an older reader found in it. */
export async function saveRefusal(db: Db, id: number, message: string) {
  const { numUpdatedRows } = await db
    .updateTable('materials')
    .set({ reading_state: 'refused', reading_message: message })
    .where('id', '=', id)
    .where('reading_state', '=', 'reading')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const saveQuestionsAdded = (trx: Trx, id: number, questionsAdded: number) =>
  trx
    .updateTable('materials')
    .set({ questions_added: questionsAdded })
    .where('id', '=', id)
    .execute()

export const markInBank = (trx: Trx, id: number) =>
  trx.updateTable('materials').set({ is_question_bank: true }).where('id', '=', id).execute()

/** A file that is being read already becomes part of the run, so that its progress shows. */
export const joinRun = (trx: Trx, id: number) =>
  trx
    .updateTable('materials')
    .set({ reading_run: currentRun })
    .where('id', '=', id)
    .where(isPending)
    .execute()

/** The first statement stands with its name and date until it is withdrawn. */
export const saveSingleUse = (trx: Trx, id: number, by: Person, at: Date) =>
  trx
    .updateTable('materials')
    .set({ single_use_by: by.email, single_use_at: at })
    .where('id', '=', id)
    .where('single_use_at', 'is', null)
    .execute()

export const removeSingleUse = (trx: Trx, id: number) =>
  trx
    .updateTable('materials')
    .set({ single_use_by: null, single_use_at: null })
    .where('id', '=', id)
    .execute()
