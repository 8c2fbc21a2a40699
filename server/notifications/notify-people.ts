import type { Db, Row, Trx } from '../ports/database/database.ts'
import { addNotifications, deleteNews, markNewsRead } from './queries.ts'

/** Something to tell people. Title and message are shown and mailed as they are. */
export type News = {
  /** What it tells: a person is told the same thing once, whatever became of the first time. */
  key: string
  type: Row<'notifications'>['type']
  title: string
  message: string
  /** The page it is about, in the product. */
  path: `/${string}`
  at: Date
  /** When it stops being true; it is not shown after that. */
  expiresAt?: Date
  /** Somebody else who is named in it: deleting them deletes it. */
  aboutUserId?: string
}

/** Tells these people, in the transaction in which it happens: on their list at once, and in their next daily mail. */
export async function notify(trx: Trx, userIds: string[], news: News) {
  if (userIds.length === 0) return
  const { at, expiresAt, aboutUserId, ...words } = news
  await addNotifications(trx, userIds, {
    ...words,
    created_at: at,
    expires_at: expiresAt ?? null,
    about_user_id: aboutUserId ?? null,
  })
}

/** Takes back what a person was told under this key, so that they can be told anew. */
export const withdrawNews = (trx: Trx, userId: string, key: string) => deleteNews(trx, userId, key)

/** What was told under this key needs nobody's attention any more; with `userId`, not this person's. */
export const settleNews = (db: Db, settled: { key: string; userId?: string; now: Date }) =>
  markNewsRead(db, settled)
