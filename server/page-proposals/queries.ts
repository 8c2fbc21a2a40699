import { sql } from 'kysely'
import { ExamReading } from '../extraction/reading.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db, Trx } from '../ports/database/database.ts'
import type { ProposedQuestion } from '../ports/coach/coach.ts'
import type { Person } from '../ports/deps.ts'

/** The bank's files are to be looked through for pages to send. */
export const markToAskModel = (trx: Trx) =>
  trx
    .updateTable('materials')
    .set({ ask_model: true })
    .where('is_question_bank', '=', true)
    .where('ask_model', '=', false)
    .execute()

export const markAsked = (db: Db, id: number) =>
  db.updateTable('materials').set({ ask_model: false }).where('id', '=', id).execute()

/** Files that are read, and whose unread pages are to be sent; those still being read come later. */
export const listFilesToAsk = (db: Db) =>
  db
    .selectFrom('materials')
    .select(['id', 'file_hash as fileHash'])
    .where('ask_model', '=', true)
    .where('is_question_bank', '=', true)
    .where('reading_state', '=', 'read')
    .orderBy('id')
    .execute()

/** Those of them that have something to send, as far as their reading tells. */
export const countFilesToAsk = async (db: Db) => {
  const { rows } = await sql<{ count: string }>`
    select count(*) from materials
    where ask_model and is_question_bank and reading_state = 'read' and exists (
      select from jsonb_array_elements(reading -> 'unread') as part
      where (part ->> 'page')::integer > 0 and not exists (
        select from asked_pages
        where material_id = materials.id and page = (part ->> 'page')::integer))`.execute(db)
  return Number(rows[0]!.count)
}

/** Undefined where the file is gone, or was read by an older version in another form. */
export async function findReading(db: Db, materialId: number) {
  const row = await db
    .selectFrom('materials')
    .select('reading')
    .where('id', '=', materialId)
    .executeTakeFirst()
  return ExamReading.safeParse(row?.reading).data
}

export async function listAskedPages(db: Db, materialId: number) {
  const rows = await db
    .selectFrom('asked_pages')
    .select('page')
    .where('material_id', '=', materialId)
    .execute()
  return rows.map(({ page }) => page)
}

type Asked = { materialId: number; page: number; text: string; proposals: ProposedQuestion[] }

/** Keeps what came back, once for a page; nothing where the file was deleted meanwhile. */
export async function savePage(trx: Trx, { materialId, page, text, proposals }: Asked, now: Date) {
  const { rows } = await sql`
    insert into asked_pages (material_id, page, text, asked_at)
    select id, ${page}, ${text}, ${now} from materials where id = ${materialId}
    on conflict do nothing returning page`.execute(trx)
  if (rows.length === 0 || proposals.length === 0) return
  await trx
    .insertInto('page_proposals')
    .values(
      proposals.map(({ number, question, options, correctAnswer }) => ({
        material_id: materialId,
        page,
        number,
        question,
        options: JSON.stringify(options),
        correct_answer: correctAnswer,
        decided_at: null,
      })),
    )
    .execute()
}

/** What waits for an admin, by file and page. */
export const listWaitingProposals = (db: Db) =>
  db
    .selectFrom('page_proposals')
    .innerJoin('materials', 'materials.id', 'material_id')
    .innerJoin('asked_pages', (join) =>
      join
        .onRef('asked_pages.material_id', '=', 'page_proposals.material_id')
        .onRef('asked_pages.page', '=', 'page_proposals.page'),
    )
    .select(['page_proposals.id', 'page_proposals.page', 'number', 'question', 'options', 'text'])
    .select(['materials.id as materialId', 'title', 'correct_answer as correctAnswer'])
    .where('state', '=', 'waiting')
    .orderBy('materials.id', 'desc')
    .orderBy('page_proposals.page')
    .orderBy('page_proposals.id')
    .execute()

export type ProposalRow = Awaited<ReturnType<typeof listWaitingProposals>>[number]

export type Accepted = {
  id: number
  number: string
  question: string
  options: string[]
  correctAnswer: number
}

export type Decider = { by: Person; now: Date }

/** Whose the proposal is; undefined where there is none that waits. */
export const saveAcceptance = (trx: Trx, accepted: Accepted, { by, now }: Decider) =>
  waiting(trx, accepted.id)
    .set({
      state: 'accepted',
      decided_at: now,
      decided_by: by.id,
      number: accepted.number,
      question: accepted.question,
      options: JSON.stringify(accepted.options),
      correct_answer: accepted.correctAnswer,
    })
    .returning('material_id as materialId')
    .executeTakeFirst()

/** Whether the paper's exam has a question of this number. */
export async function isNumberAsked(trx: Trx, materialId: number, number: string) {
  const row = await trx
    .selectFrom('questions')
    .select('id')
    .where('material_id', '=', materialId)
    .where('number', '=', number)
    .where('position', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whose the proposal is; undefined where there is none that waits. */
export const saveDiscard = (trx: Trx, id: number, { by, now }: Decider) =>
  waiting(trx, id)
    .set({ state: 'discarded', decided_at: now, decided_by: by.id })
    .returning('material_id as materialId')
    .executeTakeFirst()

const waiting = (trx: Trx, id: number) =>
  trx.updateTable('page_proposals').where('id', '=', id).where('state', '=', 'waiting')

/** What became of it, and by whom as far as that is known. @throws AppError not_found */
export const getDecision = (trx: Trx, id: number) =>
  trx
    .selectFrom('page_proposals')
    .leftJoin('users', 'users.id', 'decided_by')
    .select(['state', 'number', 'decided_by as deciderId'])
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .where('page_proposals.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('proposed question'))

export type Decision = Awaited<ReturnType<typeof getDecision>>

/** An admin's words and key, in the order in which they were accepted. */
export async function listAccepted(db: Db, materialId: number) {
  const rows = await db
    .selectFrom('page_proposals')
    .select(['number', 'question', 'options', 'correct_answer as correctAnswer', 'page'])
    .where('material_id', '=', materialId)
    .where('state', '=', 'accepted')
    .orderBy('id')
    .execute()
  // The table holds no accepted one without both.
  return rows.map(({ number, correctAnswer, ...row }) => ({
    ...row,
    number: number!,
    correctAnswer: correctAnswer!,
  }))
}

export type AcceptedRow = Awaited<ReturnType<typeof listAccepted>>[number]

/** The name and stored file of a material of the question bank. @throws AppError not_found also for a study material's */
export const getBankFile = (db: Db, id: number) =>
  db
    .selectFrom('materials')
    .select(['filename', 'file_hash as fileHash'])
    .where('id', '=', id)
    .where('is_question_bank', '=', true)
    .executeTakeFirstOrThrow(() => notFound('material'))
