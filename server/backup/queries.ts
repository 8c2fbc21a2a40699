import { sql } from 'kysely'
import type { Db } from '../ports/database/database.ts'

/** Tables by name, each after those it refers to. What runs out by itself, and sign-ins, are not kept. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; refersTo: string[] }>`
    select t.relname as name, coalesce(
      (select json_agg(distinct r.relname) from pg_constraint c join pg_class r on r.oid = c.confrelid
        where c.contype = 'f' and c.conrelid = t.oid and c.confrelid <> t.oid), '[]') as "refersTo"
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and t.relkind = 'r' and t.relname not like 'kysely%'
      and t.relname <> all (${NOT_KEPT}::text[])
    order by t.relname`.execute(db)
  const placed: string[] = []
  let rest = rows
  while (rest.length > 0) {
    const free = rest.filter(({ refersTo }) =>
      refersTo.every((name) => placed.includes(name) || NOT_KEPT.includes(name)),
    )
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.')
    placed.push(...free.map(({ name }) => name))
    rest = rest.filter(({ name }) => !placed.includes(name))
  }
  return placed
}

const NOT_KEPT = [
  ...['durability_check', 'rate_limits', 'bank_states'],
  ...['sessions', 'sign_in_codes', 'provider_visits'],
]

/** Of these tables only rows where this holds: an invitation that was mailed opens what it promised for its two weeks. */
const KEPT_WHERE: Record<string, string> = { sign_in_links: 'is_invitation' }

/** So many rows at a time fit into memory whatever they hold. */
const ROWS_AT_ONCE = 1000

/** Every row of a table that is kept, as JSON text, in portions. */
export async function* readRows(db: Db, table: string): AsyncGenerator<string[]> {
  const where = KEPT_WHERE[table]
  // By way of JSON: before an update there may be no such column yet.
  const kept = where ? sql`(to_jsonb(t) ->> ${where})::boolean` : sql`true`
  let after = '(0,0)'
  for (;;) {
    const { rows } = await sql<{ place: string; row: string }>`
      select ctid::text as place, to_jsonb(t)::text as row from ${sql.table(table)} t
      where ctid > ${after}::tid and ${kept} order by ctid limit ${ROWS_AT_ONCE}`.execute(db)
    if (rows.length === 0) return
    after = rows.at(-1)!.place
    yield rows.map(({ row }) => row)
  }
}

export const insertRows = (db: Db, table: string, rows: string[]) =>
  sql`insert into ${sql.table(table)} overriding system value
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
    db,
  )

/** Rows keep their ids, so the next id must come after them. */
export async function moveSequences(db: Db) {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(db)
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    )
  }
}

export const isEmpty = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).execute()).length === 0

export const listStoredFiles = (db: Db) =>
  db.selectFrom('materials').select(['id', 'file_hash as hash']).orderBy('id').execute()

/** Judged roleplays whose stored score is not what their lines come to. */
export async function listWrongScores(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select id from roleplay_attempts where judging = 'judged' and score is distinct from
      (select sum((line ->> 'points')::int) from jsonb_array_elements(feedback -> 'lines') as line)
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Finished sessions whose stored result is not what their answers come to. */
export async function listWrongGrades(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select s.id from exam_sessions s
    left join answers a on a.session_id = s.id
    left join questions q on q.id = a.question_id
    where s.state = 'finished'
    group by s.id
    having s.correct_answers is distinct from count(*) filter (where a.answer = q.correct_answer)
      or s.answered_questions is distinct from count(a.question_id)
    order by s.id`.execute(db)
  return rows.map(({ id }) => id)
}
