import { sql } from 'kysely'
import type { Db, NewRow, Trx } from '../ports/database/database.ts'

/** Of the content that the tables hold; undefined before the first time. */
export async function findLoadedHash(db: Db) {
  const loaded = await db.selectFrom('loaded_content').select('hash').executeTakeFirst()
  return loaded?.hash
}

export const saveLoadedHash = (trx: Trx, hash: string) =>
  trx
    .insertInto('loaded_content')
    .values({ hash })
    .onConflict((row) => row.column('only_row').doUpdateSet({ hash }))
    .execute()

/** Sessions that are being put together right now exist once these are locked, and new ones wait. */
export async function lockAuthoredExams(trx: Trx) {
  const rows = await trx
    .selectFrom('exams')
    .select(['id', 'content_id as contentId'])
    .where('kind', '=', 'authored')
    .orderBy('id')
    .forUpdate()
    .execute()
  // Written with the kind; the table's types cannot say so.
  return rows.map(({ id, contentId }) => ({ id, contentId: contentId! }))
}

/** Exactly these are asked from now on; an unchanged item keeps its question. Question ids by item id. */
export async function saveItems(trx: Trx, rows: NewRow<'questions'>[]) {
  await trx
    .updateTable('questions')
    .set({ position: null })
    .where('content_id', 'is not', null)
    .where('position', 'is not', null)
    .execute()
  if (rows.length === 0) return new Map<string, number>()
  const saved = await trx
    .insertInto('questions')
    .values(rows)
    .onConflict((row) =>
      row.columns(['content_id', 'content_hash']).doUpdateSet((e) => ({
        number: e.ref('excluded.number'),
        position: e.ref('excluded.position'),
        area: e.ref('excluded.area'),
        objective: e.ref('excluded.objective'),
        difficulty: e.ref('excluded.difficulty'),
      })),
    )
    .returning(['id', 'content_id as contentId'])
    .execute()
  return new Map(saved.map(({ id, contentId }) => [contentId!, id]))
}

/** What some session has asked stays, for its result. The exams must be locked. */
export const deleteUnaskedItems = (trx: Trx) =>
  trx
    .deleteFrom('questions')
    .where('content_id', 'is not', null)
    .where('position', 'is', null)
    .where('id', 'not in', (query) =>
      query.selectFrom('exam_sessions').select(sql<number>`unnest(question_ids)`.as('id')),
    )
    .execute()
