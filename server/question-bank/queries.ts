import { sql } from 'kysely'
import { ExamReading } from '../extraction/reading.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db, NewRow, Row, Trx } from '../ports/database/database.ts'
import { prepare } from '../ports/database/prepare.ts'
import type { Person } from '../ports/deps.ts'
import type { Paper } from './paper.ts'
import type { Report } from './report.ts'

/** Any number; it only has to be ours alone among the locks of this database. */
export const BANK_LOCK = 7_325_544

/**
 * Changes of the bank happen one after another: two halves of an exam read at the same moment must see each other. Taken
 * before any row is locked, and held to the end of the transaction.
 */
export const lockBank = (trx: Trx) => sql`select pg_advisory_xact_lock(${BANK_LOCK})`.execute(trx)

/**
 * The exams a paper's questions are in. Sessions that are being put together right now exist once these are locked, and
 * new ones wait, so that no question is deleted that somebody has just been given.
 */
export const lockExamsOf = (trx: Trx, materialIds: number[], category: string) =>
  trx
    .selectFrom('exams')
    .select('id')
    .where((row) =>
      row.or([
        row('material_id', 'in', materialIds),
        row.and([row('kind', '=', 'master'), row('category', '=', category)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

const papers = (db: Db) =>
  db
    .selectFrom('materials')
    .select([
      'id',
      'title',
      'category',
      'is_question_bank as isQuestionBank',
      'test_number as testNumber',
      'single_use_at as singleUseAt',
      'reading',
    ])

type PaperRow = Awaited<ReturnType<ReturnType<typeof papers>['execute']>>[number]

/** A file without a reading, or with one that an older version wrote in another form, is no paper. */
function parsePaper({ singleUseAt, reading, ...row }: PaperRow): Paper | undefined {
  const parsed = ExamReading.safeParse(reading)
  return parsed.data && { ...row, singleUse: singleUseAt !== null, reading: parsed.data }
}

export async function findPaper(db: Db, materialId: number) {
  const row = await papers(db).where('id', '=', materialId).executeTakeFirst()
  return row && parsePaper(row)
}

/** The bank's papers with this test number on their covers, the newest first. */
export async function listPapersOfTest(db: Db, testNumber: string) {
  const rows = await papers(db)
    .where('is_question_bank', '=', true)
    .where('test_number', '=', testNumber)
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap((row) => parsePaper(row) ?? [])
}

export const saveReport = (trx: Trx, materialId: number, report: Report) =>
  trx
    .updateTable('materials')
    .set({ report: JSON.stringify(report) })
    .where('id', '=', materialId)
    .execute()

/** The paper's questions become exactly these; an unchanged one keeps its id and what an admin decided about it. */
export async function saveQuestions(trx: Trx, materialId: number, rows: NewRow<'questions'>[]) {
  await trx
    .updateTable('questions')
    .set({ position: null })
    .where('material_id', '=', materialId)
    .execute()
  if (rows.length > 0) await upsertQuestions(trx, rows)
  await deleteUnaskedQuestions(trx, materialId)
}

const upsertQuestions = (trx: Trx, rows: NewRow<'questions'>[]) =>
  trx
    .insertInto('questions')
    .values(rows)
    .onConflict((row) =>
      row.columns(['material_id', 'number', 'content_hash']).doUpdateSet((e) => ({
        position: e.ref('excluded.position'),
        page: e.ref('excluded.page'),
        indicator: e.ref('excluded.indicator'),
        area: e.ref('excluded.area'),
        review: sql`case when questions.review in ('kept', 'left-out') then questions.review else excluded.review end`,
      })),
    )
    .execute()

/** What some session has asked stays, for its result. The paper's exams must be locked. */
const deleteUnaskedQuestions = (trx: Trx, materialId: number) =>
  trx
    .deleteFrom('questions')
    .where('material_id', '=', materialId)
    .where('position', 'is', null)
    .where('id', 'not in', (query) =>
      query.selectFrom('exam_sessions').select(sql<number>`unnest(question_ids)`.as('id')),
    )
    .execute()

/** What the paper's exam asks, in the paper's order. */
export const listAskableQuestions = (db: Db, materialId: number) =>
  db
    .selectFrom('questions')
    .select((row) => ['id', row('explanation', 'is not', null).as('isExplained')])
    .where('material_id', '=', materialId)
    .where('position', 'is not', null)
    .where('review', '!=', 'left-out')
    .orderBy('position')
    .execute()

/** A category's questions that may be mixed, the same question of two papers once. */
export const listSinglyUsableQuestions = (db: Db, category: string) =>
  db
    .selectFrom((query) =>
      query
        .selectFrom('exams')
        .innerJoin('exam_questions', 'exam_id', 'exams.id')
        .innerJoin('questions', 'questions.id', 'question_id')
        .distinctOn(['question', 'options'])
        .select(['questions.id', 'exam_id', 'exam_questions.position as place'])
        .where('kind', '=', 'sample')
        .where('category', '=', category)
        .where('whole_exam_only', '=', false)
        .where('withdrawn_at', 'is', null)
        .orderBy('question')
        .orderBy('options')
        .orderBy('questions.id')
        .as('usable'),
    )
    .select(['id', 'exam_id as examId'])
    .orderBy('exam_id')
    .orderBy('place')
    .execute()

export const findSampleExam = (db: Db, materialId: number) =>
  db.selectFrom('exams').select('id').where('material_id', '=', materialId).executeTakeFirst()

export const findMasterExam = (db: Db, category: string) =>
  db
    .selectFrom('exams')
    .select('id')
    .where('kind', '=', 'master')
    .where('category', '=', category)
    .executeTakeFirst()

export const listMasterExams = (db: Db) =>
  db
    .selectFrom('exams')
    .select(['id', 'category'])
    .where('kind', '=', 'master')
    .where('withdrawn_at', 'is', null)
    .execute()

type NewExam = Omit<NewRow<'exams'>, 'withdrawn_at'>

/** Adds the exam, or gives the one that is there these facts and lists it again. */
export async function saveExam(trx: Trx, examId: number | undefined, exam: NewExam) {
  const { created_at, ...facts } = exam
  if (examId === undefined) {
    const added = { ...facts, created_at, withdrawn_at: null }
    return trx.insertInto('exams').values(added).returning('id').executeTakeFirstOrThrow()
  }
  await trx
    .updateTable('exams')
    .set({ ...facts, withdrawn_at: null })
    .where('id', '=', examId)
    .execute()
  return { id: examId }
}

/** The exam asks exactly these, in this order. */
export async function saveExamQuestions(trx: Trx, examId: number, questionIds: number[]) {
  await trx.deleteFrom('exam_questions').where('exam_id', '=', examId).execute()
  if (questionIds.length === 0) return
  await sql`
    insert into exam_questions (exam_id, question_id, position)
    select ${examId}::integer, id, place
    from unnest(${questionIds}::integer[]) with ordinality as asked (id, place)`.execute(trx)
}

/** Takes an exam off the list; without any session that tells of it, for good. */
export async function withdrawExam(trx: Trx, examId: number, now: Date) {
  await saveExamQuestions(trx, examId, [])
  const { numDeletedRows } = await trx
    .deleteFrom('exams')
    .where('id', '=', examId)
    .where('id', 'not in', (query) => query.selectFrom('exam_sessions').select('exam_id'))
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await trx.updateTable('exams').set({ withdrawn_at: now }).where('id', '=', examId).execute()
}

/** Questions whose explanation contradicts their key, decided or not, in the paper's order. */
export const listFlaggedQuestions = (db: Db, materialId: number) =>
  db
    .selectFrom('questions')
    .select(['id', 'number', 'question', 'options', 'explanation', 'page', 'review'])
    .select('correct_answer as correctAnswer')
    .where('material_id', '=', materialId)
    .where('position', 'is not', null)
    .where('review', '!=', 'none')
    .orderBy('position')
    .execute()

export type FlaggedRow = Awaited<ReturnType<typeof listFlaggedQuestions>>[number]

/** Only what was flagged can be decided about. */
export async function saveReview(
  trx: Trx,
  { materialId, questionId }: { materialId: number; questionId: number },
  review: Extract<Row<'questions'>['review'], 'kept' | 'left-out'>,
) {
  const { numUpdatedRows } = await trx
    .updateTable('questions')
    .set({ review })
    .where('id', '=', questionId)
    .where('material_id', '=', materialId)
    .where('position', 'is not', null)
    .where('review', '!=', 'none')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('question')
}

/** What a student may see before submitting. Keys are not even selected, so they cannot leak. */
export async function listExamQuestions(db: Db, examId: number) {
  const [row] = await readExamQuestions(db, { examId })
  return row!.questions
}

type AskedQuestion = { id: number; question: string; options: string[] }

// One value instead of a hundred rows is half the work for the driver.
const readExamQuestions = prepare((db, given: { examId: number }) =>
  sql<{ questions: AskedQuestion[] }>`
  select coalesce(json_agg(json_build_object('id', q.id, 'question', question, 'options', options)
    order by exam_questions.position), '[]') as questions
  from exam_questions join questions q on q.id = question_id
  where exam_id = ${given.examId}`.compile(db),
)

/** The same for a session, in the order it asks them. */
export const listAskedQuestions = (db: Db, questionIds: number[]) =>
  db
    .selectFrom('questions')
    .select(['id', 'question', 'options'])
    .where(isOneOf(questionIds))
    .orderBy(orderIn(questionIds))
    .execute()

/** With keys and explanations: for grading, and for the review of one's own finished attempt only. */
export async function listKeyedQuestions(db: Db, questionIds: number[]) {
  const [row] = await readKeyedQuestions(db, { questionIds })
  return row!.questions
}

const readKeyedQuestions = prepare((db, given: { questionIds: number[] }) =>
  sql<{ questions: KeyedQuestion[] }>`
  select coalesce(json_agg(json_build_object('id', q.id, 'question', question, 'options', options,
    'correctAnswer', correct_answer, 'explanation', explanation, 'area', area,
    'objective', objective, 'misconceptions', misconceptions) order by asked.place), '[]') as questions
  from unnest(${given.questionIds}::integer[]) with ordinality as asked (id, place)
  join questions q on q.id = asked.id`.compile(db),
)

export type KeyedQuestion = AskedQuestion &
  Pick<Row<'questions'>, 'explanation' | 'area' | 'objective' | 'misconceptions'> & {
    correctAnswer: number
  }

const isOneOf = (ids: number[]) => sql<boolean>`id = any(${ids}::integer[])`
const orderIn = (ids: number[]) => sql`array_position(${ids}::integer[], id)`

/** Ids in the student's finished attempts, of whichever exam. */
export async function listAttemptedQuestionIds(db: Db, user: Person) {
  const rows = await db
    .selectFrom('exam_sessions')
    .select(sql<number>`unnest(question_ids)`.as('id'))
    .distinct()
    .where('user_id', '=', user.id)
    .where('state', '=', 'finished')
    .execute()
  return new Set(rows.map((row) => row.id))
}
