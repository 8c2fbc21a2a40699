import { sql } from 'kysely'
import type { Role } from '#contract/session.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db, Trx } from '../ports/database/database.ts'

const columns = [
  'id',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'role',
  'authorized',
  'created_at as createdAt',
  'time_percent as timePercent',
] as const

const users = (db: Db) => db.selectFrom('users').select(columns)

export type UserRow = Awaited<ReturnType<ReturnType<typeof users>['execute']>>[number]

export const listUsers = (db: Db) =>
  users(db)
    .select((row) => row('signed_in_at', 'is', null).as('neverSignedIn'))
    .orderBy('created_at', 'desc')
    .orderBy('email')
    .execute()

export const getUser = (db: Db, email: string): Promise<UserRow> =>
  users(db)
    .where('email', '=', email)
    .executeTakeFirstOrThrow(() => notFound('person'))

export type NewUser = {
  email: string
  firstName: string | null
  lastName: string | null
  role: Role
  authorized: boolean
}

/** Undefined when the address is on the list already. */
export const addUser = (db: Db, user: NewUser, now: Date): Promise<UserRow | undefined> =>
  db
    .insertInto('users')
    .values({
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      role: user.role,
      authorized: user.authorized,
      created_at: now,
    })
    .onConflict((row) => row.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst()

export type UserChange = Partial<Omit<NewUser, 'email'> & { timePercent: number }>

export const updateUser = (db: Db, email: string, change: UserChange): Promise<UserRow> => {
  // "update … set" nothing is not SQL.
  if (Object.values(change).every((value) => value === undefined)) return getUser(db, email)
  return db
    .updateTable('users')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      role: change.role,
      authorized: change.authorized,
      time_percent: change.timePercent,
    })
    .where('email', '=', email)
    .returning(columns)
    .executeTakeFirstOrThrow(() => notFound('person'))
}

/** Everything personal hangs on this row and goes with it. Undefined when there was none. */
export const deleteUser = (db: Db, email: string) =>
  db
    .deleteFrom('users')
    .where('email', '=', email)
    .returning(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst()

/**
 * What names a person without hanging on their row: codes, counters, whom the team page and Access Denied say to ask, and
 * a statement about a paper, which stands.
 */
export async function forgetPerson(trx: Trx, { id, email }: Pick<UserRow, 'id' | 'email'>) {
  await trx.deleteFrom('sign_in_codes').where('email', '=', email).execute()
  await sql`delete from rate_limits
    where right(key, ${email.length + 1}::integer) = ':' || ${email}
      or right(key, ${id.length + 1}::integer) = ':' || ${id}`.execute(trx)
  await trx
    .updateTable('team_settings')
    .set({ advisor_name: null, advisor_email: null })
    .where('advisor_email', '=', email)
    .execute()
  await trx
    .updateTable('materials')
    .set({ single_use_by: 'an admin deleted since' })
    .where('single_use_by', '=', email)
    .execute()
}

/**
 * Ends what lets these people in: their sessions, and links handed out to them, which must not work once they are
 * switched on again.
 */
export async function endAccessOf(trx: Trx, emails: string[]) {
  if (emails.length === 0) return
  for (const table of ['sessions', 'sign_in_links']) {
    await sql`delete from ${sql.table(table)} as access using users
      where users.id = access.user_id and email = any(${emails}::text[])`.execute(trx)
  }
}

/**
 * The admins who can sign in, each row locked until the transaction ends: two admins who remove each other at the same
 * moment must not both succeed. Not "for update": rows that refer to an admin may be written meanwhile, or two
 * transactions would wait for each other.
 */
export const lockActiveAdmins = (db: Db) =>
  db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('authorized', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const hasAdmin = async (db: Db) =>
  (await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).execute())
    .length > 0

export const hasAdminSignedIn = async (db: Db) =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('signed_in_at', 'is not', null)
      .limit(1)
      .execute()
  ).length > 0

/** Every student who may sign in, the latest active first; who has never come stands at the end. */
export async function listPractice(db: Db) {
  const { rows } = await sql<PracticeRow>`
    select users.id, email, first_name as "firstName", last_name as "lastName",
      greatest(signed_in_at, sessions.last_at, roleplays.last_at, tutor.last_at) as "lastActiveAt",
      sessions.finished::int as exams, roleplays.submitted::int as roleplays
    from users
    cross join lateral (
      select max(coalesce(finished_at, started_at)) as last_at,
        count(*) filter (where state = 'finished') as finished
      from exam_sessions where user_id = users.id
    ) sessions
    cross join lateral (
      select max(submitted_at) as last_at, count(*) as submitted
      from roleplay_attempts where user_id = users.id
    ) roleplays
    cross join lateral (
      select max(last_at) as last_at from tutor_days where user_id = users.id
    ) tutor
    where role = 'student' and authorized
    order by 5 desc nulls last, email`.execute(db)
  return rows
}

export type PracticeRow = Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName'> & {
  lastActiveAt: Date | null
  exams: number
  roleplays: number
}

export async function countArrivedStudents(db: Db) {
  const { count } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('role', '=', 'student')
    .where('signed_in_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
