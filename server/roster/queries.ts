import { sql } from 'kysely'
import type { Db, Trx } from '../ports/database/database.ts'
import type { Member } from './roster-plan.ts'

/** Those of these addresses that are on the team, by address; locked when they are about to be changed. */
export async function findMembers(db: Db, emails: string[], purpose: 'to-read' | 'to-change') {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'role', 'authorized'])
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .orderBy('id')
    .$if(purpose === 'to-change', (query) => query.forUpdate())
    .execute()
  return new Map(rows.map((row): [string, Member] => [row.email, row]))
}

/** One statement for all of them; how many were not on the list a moment ago. */
export async function addMembers(trx: Trx, members: Member[], now: Date) {
  if (members.length === 0) return 0
  const { numAffectedRows = 0n } = await sql`
    insert into users (email, first_name, last_name, role, authorized, created_at)
    select email, "firstName", "lastName", role, authorized, ${now}::timestamptz
    from ${listed(members)}
    on conflict (email) do nothing`.execute(trx)
  return Number(numAffectedRows)
}

export async function updateMembers(trx: Trx, members: Member[]) {
  if (members.length === 0) return
  await sql`
    update users set first_name = "firstName", last_name = "lastName",
      role = listed.role, authorized = listed.authorized
    from ${listed(members)} where users.email = listed.email`.execute(trx)
}

/** Rows out of one JSON value, which both databases take alike however many there are. */
const listed = (members: Member[]) => sql`jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as
  listed(email text, "firstName" text, "lastName" text, role text, authorized boolean)`
