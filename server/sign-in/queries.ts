import { sql } from 'kysely'
import { notFound } from '../lib/app-error.ts'
import type { Db, NewRow, Row } from '../ports/database/database.ts'
import { prepare, type Journey } from '../ports/database/prepare.ts'
import type { SignedIn } from '../ports/deps.ts'

/** The one statement that every signed-in request pays: no row for a person who was removed or de-authorized. */
export async function findSession(db: Db | Journey, tokenHash: Uint8Array, now: Date) {
  const [session] = await listSessions(db, { tokenHash, now })
  return session
}

const listSessions = prepare((db, given: { tokenHash: Uint8Array; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'sessions.id as sessionId',
      'email',
      'role',
      'shared_computer as sharedComputer',
      'extended_at as extendedAt',
    ])
    .where('token_hash', '=', given.tokenHash)
    .where('expires_at', '>', given.now)
    .where('authorized', '=', sql.lit(true))
    .compile(),
)

export const saveSession = (db: Db, session: Omit<Row<'sessions'>, 'id'>) =>
  db.insertInto('sessions').values(session).execute()

export const extendSession = (db: Db, tokenHash: Uint8Array, now: Date, expiresAt: Date) =>
  db
    .updateTable('sessions')
    .set({ extended_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute()

export const deleteSession = (db: Db, tokenHash: Uint8Array) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()

/** Living ones of one person. */
export const listSessionsOf = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'device',
      'shared_computer as sharedComputer',
      'created_at as createdAt',
      'extended_at as extendedAt',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export type SessionRow = Awaited<ReturnType<typeof listSessionsOf>>[number]

/** One's own only; somebody else's is not found. */
export async function deleteOwnSession(db: Db, userId: string, sessionId: string) {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('sign-in')
}

export const deleteOtherSessions = (db: Db, { id, sessionId }: SignedIn) =>
  db.deleteFrom('sessions').where('user_id', '=', id).where('id', '!=', sessionId).execute()

export const markSignedIn = (db: Db, userId: string, now: Date) =>
  db.updateTable('users').set({ signed_in_at: now }).where('id', '=', userId).execute()

export const findAuthorizedUser = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('email', '=', email)
    .where('authorized', '=', true)
    .executeTakeFirst()

export const saveCode = (db: Db, code: Row<'sign_in_codes'>) =>
  db
    .insertInto('sign_in_codes')
    .values(code)
    .onConflict((row) => row.columns(['email', 'window_hash']).doUpdateSet(code))
    .execute()

/** The window that asked for a code: its address, and the hash of what only its browser knows. */
export type CodeWindow = { email: string; windowHash: Uint8Array }

/** Takes one try from the living code of this window, and says what it was compared with. */
export const spendTry = (db: Db, { email, windowHash }: CodeWindow, now: Date) =>
  db
    .updateTable('sign_in_codes')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('email', '=', email)
    .where('window_hash', '=', windowHash)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning(['code_hash as codeHash', 'tries_left as triesLeft'])
    .executeTakeFirst()

/** False when the same code was used a moment ago: it signs in once. */
export async function deleteCode(db: Db, { email, windowHash }: CodeWindow) {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_codes')
    .where('email', '=', email)
    .where('window_hash', '=', windowHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const saveLink = (db: Db, link: NewRow<'sign_in_links'>) =>
  db.insertInto('sign_in_links').values(link).execute()

/** Single use: whoever deletes the row has used it. */
export const takeLink = (db: Db, tokenHash: Uint8Array, now: Date) =>
  db
    .deleteFrom('sign_in_links')
    .using('users')
    .whereRef('users.id', '=', 'sign_in_links.user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('authorized', '=', true)
    .returning('user_id as userId')
    .executeTakeFirst()

export const isLinkAlive = async (db: Db, tokenHash: Uint8Array, now: Date) =>
  (await db
    .selectFrom('sign_in_links')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined

export const saveVisit = (db: Db, visit: Row<'provider_visits'>) =>
  db.insertInto('provider_visits').values(visit).execute()

/** Single use, and only in the browser it began in: whoever deletes the row has used it. */
export const takeVisit = (db: Db, stateHash: Uint8Array, windowHash: Uint8Array, now: Date) =>
  db
    .deleteFrom('provider_visits')
    .where('state_hash', '=', stateHash)
    .where('window_hash', '=', windowHash)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier as codeVerifier', 'return_to as returnTo'])
    .executeTakeFirst()

/** What has run out is refused anyway; this only forgets it. */
export async function deleteExpired(db: Db, now: Date) {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('sign_in_codes').where('expires_at', '<=', now).execute()
  await db.deleteFrom('sign_in_links').where('expires_at', '<=', now).execute()
  await db.deleteFrom('provider_visits').where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute()
}
