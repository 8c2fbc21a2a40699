import { sql } from 'kysely'
import type { Db, Trx } from '../ports/database/database.ts'

/** Puts those who are not on the list there, as students who may sign in. */
export const addInvitedStudents = (trx: Trx, emails: string[], now: Date) =>
  sql`
    insert into users (email, role, authorized, created_at)
    select email, 'student', true, ${now}::timestamptz
    from unnest(${emails}::text[]) as invited (email)
    on conflict (email) do nothing`.execute(trx)

/** Who stands behind these addresses, each row locked until the transaction ends: two admins may invite at once. */
export const lockInvited = (trx: Trx, emails: string[]) =>
  trx
    .selectFrom('users')
    .leftJoin('invitations', 'invitations.user_id', 'users.id')
    .select([
      'users.id',
      'email',
      'authorized',
      'signed_in_at as signedInAt',
      'state',
      'invited_at as invitedAt',
      'expires_at as expiresAt',
    ])
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .orderBy('users.id')
    .forUpdate('users')
    .execute()

export type InvitedPerson = Awaited<ReturnType<typeof lockInvited>>[number]

type NewInvitations = { userIds: string[]; invitedBy: string; now: Date; expiresAt: Date }

/** One per person: an earlier one starts anew, and its links open nothing any more. */
export async function saveInvitations(trx: Trx, of: NewInvitations) {
  await deleteInvitationLinks(trx, of.userIds)
  await sql`
    insert into invitations (user_id, invited_by, invited_at, expires_at, state, due_at)
    select id, ${of.invitedBy}::uuid, ${of.now}::timestamptz, ${of.expiresAt}::timestamptz,
      'waiting', ${of.now}::timestamptz
    from unnest(${of.userIds}::uuid[]) as invited (id)
    on conflict (user_id) do update set
      invited_by = excluded.invited_by, invited_at = excluded.invited_at,
      expires_at = excluded.expires_at, state = 'waiting', tries = 0,
      due_at = excluded.due_at, accepted_at = null`.execute(trx)
}

const deleteInvitationLinks = (trx: Trx, userIds: string[]) =>
  trx
    .deleteFrom('sign_in_links')
    .where('is_invitation', '=', true)
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .execute()

export const listInvitations = (db: Db) =>
  db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'user_id')
    .select([
      'email',
      'state',
      'tries',
      'invited_at as invitedAt',
      'expires_at as expiresAt',
      'accepted_at as acceptedAt',
    ])
    .orderBy('invited_at', 'desc')
    .orderBy('email')
    .execute()

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number]

export type DueInvitation = {
  userId: string
  email: string
  firstName: string | null
  tries: number
  invitedAt: Date
  expiresAt: Date
}

/**
 * The next one to send, which counts as a try and is nobody else's until `retryAt`. Whoever was switched off meanwhile,
 * or has come in another way, gets none.
 */
export async function takeDueInvitation(trx: Trx, now: Date, retryAt: (tries: number) => Date) {
  const { rows } = await sql<DueInvitation>`
    select user_id as "userId", email, first_name as "firstName", tries,
      invited_at as "invitedAt", expires_at as "expiresAt"
    from invitations join users on users.id = user_id
    where state = 'waiting' and accepted_at is null and authorized
      and due_at <= ${now} and expires_at > ${now}
    order by due_at, email limit 1
    for update of invitations skip locked`.execute(trx)
  const due = rows[0]
  if (!due) return undefined
  await trx
    .updateTable('invitations')
    .set({ tries: due.tries + 1, due_at: retryAt(due.tries) })
    .where('user_id', '=', due.userId)
    .execute()
  return due
}

/** Not if they were invited again meanwhile. False when they were, or are gone. */
export async function markInvitation(db: Db, due: DueInvitation, state: 'sent' | 'failed') {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ state })
    .where('user_id', '=', due.userId)
    .where('invited_at', '=', due.invitedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const isStillThere = async (db: Db, userId: string) =>
  (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !==
  undefined

/** The one person for whom this was their first sign-in after being invited. */
export async function markAccepted(trx: Trx, userId: string, now: Date) {
  const accepted = await trx
    .updateTable('invitations')
    .from('users')
    .set({ accepted_at: now })
    .whereRef('users.id', '=', 'invitations.user_id')
    .where('invitations.user_id', '=', userId)
    .where('accepted_at', 'is', null)
    .returning(['email', 'first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst()
  if (accepted) await deleteInvitationLinks(trx, [userId])
  return accepted
}
