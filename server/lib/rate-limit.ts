import { sql } from 'kysely'
import type { Db } from '../ports/database/database.ts'
import { AppError } from './app-error.ts'

export type Limit = { most: number; perSeconds: number }

/**
 * Counts one use of `key` and refuses when there were more than `most` in the window, which opens with the first use.
 * Counted in the database: it holds across server processes and restarts.
 * @throws AppError `too_many_requests` saying when to come back.
 */
export async function countUse(db: Db, key: string, limit: Limit, now: Date) {
  const ends = new Date(now.getTime() + limit.perSeconds * 1000)
  const { count, window_ends_at } = await db
    .insertInto('rate_limits')
    .values({ key, window_ends_at: ends, count: 1 })
    .onConflict((row) =>
      row.column('key').doUpdateSet({
        count: sql`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.count + 1 end`,
        window_ends_at: sql`case when rate_limits.window_ends_at <= ${now} then ${ends} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  if (count > limit.most) throw tooMany(window_ends_at, now)
}

function tooMany(until: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('too_many_requests', `That was too often. Please try again in ${wait}.`, {
    retryAfterSeconds: String(seconds),
  })
}
