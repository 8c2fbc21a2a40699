import { sql } from 'kysely'
import { MOST_NOTIFICATIONS } from '#contract/notifications.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db, Row, Trx } from '../ports/database/database.ts'
import type { Person } from '../ports/deps.ts'

type NewNotification = Pick<
  Row<'notifications'>,
  'key' | 'type' | 'title' | 'message' | 'path' | 'created_at' | 'expires_at' | 'about_user_id'
>

/** The same for all of them, in one statement; whoever was told of it before is left alone. */
export const addNotifications = (trx: Trx, userIds: string[], news: NewNotification) =>
  sql`
    insert into notifications
      (user_id, about_user_id, key, type, title, message, path, created_at, expires_at)
    select id, ${news.about_user_id}::uuid, ${news.key}, ${news.type}, ${news.title},
      ${news.message}, ${news.path}, ${news.created_at}::timestamptz, ${news.expires_at}::timestamptz
    from unnest(${userIds}::uuid[]) as told (id)
    on conflict (user_id, key) do nothing`.execute(trx)

export const deleteNews = (trx: Trx, userId: string, key: string) =>
  trx.deleteFrom('notifications').where('user_id', '=', userId).where('key', '=', key).execute()

/** What this tells is done: for one person, or for all who were told. */
export const markNewsRead = (
  db: Db,
  { key, userId, now }: { key: string; userId?: string; now: Date },
) =>
  db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('key', '=', key)
    .$if(userId !== undefined, (news) => news.where('user_id', '=', userId!))
    .where('read_at', 'is', null)
    .execute()

const shown = (db: Db, now: Date) =>
  db
    .selectFrom('notifications')
    .where('dismissed_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))

export const listOwnNotifications = (db: Db, user: Person, now: Date) =>
  shown(db, now)
    .select(['id', 'type', 'title', 'message', 'path', 'created_at as createdAt'])
    .select('read_at as readAt')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NOTIFICATIONS)
    .execute()

export type NotificationRow = Awaited<ReturnType<typeof listOwnNotifications>>[number]

type Own = { id: number; now: Date }

/** When it was read first stays. */
export async function markRead(db: Db, user: Person, { id, now }: Own) {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set((row) => ({ read_at: row.fn.coalesce('read_at', sql<Date>`${now}::timestamptz`) }))
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('notification')
}

/** Up to the newest one they have seen. */
export const markAllRead = (db: Db, user: Person, { id, now }: Own) =>
  db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', user.id)
    .where('id', '<=', id)
    .where('read_at', 'is', null)
    .execute()

export async function markDismissed(db: Db, user: Person, { id, now }: Own) {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ dismissed_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('notification')
}

export const markAllDismissed = (db: Db, user: Person, { id, now }: Own) =>
  db
    .updateTable('notifications')
    .set({ dismissed_at: now })
    .where('user_id', '=', user.id)
    .where('id', '<=', id)
    .where('dismissed_at', 'is', null)
    .execute()

export const deleteOlderThan = (db: Db, oldest: Date) =>
  db.deleteFrom('notifications').where('created_at', '<', oldest).execute()

export async function listStudentIds(db: Db) {
  const students = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'student')
    .where('authorized', '=', true)
    .execute()
  return students.map(({ id }) => id)
}

/** Admins who can sign in, save this person. */
export async function listAdminIdsBut(db: Db, userId: string) {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('authorized', '=', true)
    .where('id', '!=', userId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Of these exams the ones that no student was told of yet; from now on they are. */
export const markAnnounced = (trx: Trx, examIds: number[], now: Date) =>
  trx
    .updateTable('exams')
    .set({ announced_at: now })
    .where(sql<boolean>`id = any(${examIds}::integer[])`)
    .where('announced_at', 'is', null)
    .returning(['id', 'title'])
    .execute()

type Due = { now: Date; since: Date; today: string }

/** What is new to people who want mail and had none today, the newest first. */
export const listNewsToMail = (db: Db, { now, since, today }: Due) =>
  shown(db, now)
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .leftJoin('mail_preferences', 'mail_preferences.user_id', 'users.id')
    .select(['notifications.id', 'users.id as userId', 'users.email'])
    .select(['first_name as firstName', 'title', 'message', 'path'])
    .where('mailed_at', 'is', null)
    .where('read_at', 'is', null)
    .where('notifications.created_at', '>', since)
    .where('authorized', '=', true)
    .where((row) => row.or([row('by_mail', 'is', null), row('by_mail', '=', true)]))
    .where('mailed_on', 'is distinct from', today)
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .execute()

export type NewsToMail = Awaited<ReturnType<typeof listNewsToMail>>[number]

type MailDay = { today: string; token: string }

/**
 * Takes this person's one mail of the day, and says how to unsubscribe from the next; undefined when somebody else was
 * faster, or mail was switched off meanwhile. `token` is for who has none yet.
 */
export const takeMailDay = (db: Db, userId: string, { today, token }: MailDay) =>
  db
    .insertInto('mail_preferences')
    .values({ user_id: userId, by_mail: true, unsubscribe_token: token, mailed_on: today })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet({ mailed_on: today })
        .where('mail_preferences.by_mail', '=', true)
        .where('mail_preferences.mailed_on', 'is distinct from', today),
    )
    .returning('unsubscribe_token as token')
    .executeTakeFirst()

/** The mail did not go out: it may be tried again today. */
export const releaseMailDay = (db: Db, userId: string) =>
  db
    .updateTable('mail_preferences')
    .set({ mailed_on: null })
    .where('user_id', '=', userId)
    .execute()

export const markMailed = (db: Db, ids: number[], now: Date) =>
  db
    .updateTable('notifications')
    .set({ mailed_at: now })
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute()

/** Mail is on until somebody switches it off. */
export async function isMailWanted(db: Db, user: Person) {
  const kept = await db
    .selectFrom('mail_preferences')
    .select('by_mail')
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  return kept?.by_mail ?? true
}

export const saveMailWanted = (
  db: Db,
  user: Person,
  { byMail, token }: { byMail: boolean; token: string },
) =>
  db
    .insertInto('mail_preferences')
    .values({ user_id: user.id, by_mail: byMail, unsubscribe_token: token })
    .onConflict((row) => row.column('user_id').doUpdateSet({ by_mail: byMail }))
    .execute()

export const hasUnsubscribeToken = async (db: Db, token: string) =>
  (await db
    .selectFrom('mail_preferences')
    .select('user_id')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()) !== undefined

/** Says whether the link was anybody's. */
export async function markUnsubscribed(db: Db, token: string) {
  const { numUpdatedRows } = await db
    .updateTable('mail_preferences')
    .set({ by_mail: false })
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
