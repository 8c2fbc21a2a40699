import { sql } from 'kysely'
import type { Db } from '../ports/database/database.ts'
import { prepare, type Journey } from '../ports/database/prepare.ts'
import { AppError } from './app-error.ts'

export type Limit = { most: number; perSeconds: number }

/**
 * Counts one use of `key` and refuses when there were more than `most` in the window, which opens with the first use.
 * Counted in the database: it holds across server processes and restarts.
 * @throws AppError `too_many_requests` saying when to come back.
 */
export async function countUse(on: Db | Journey, key: string, limit: Limit, now: Date) {
  const ends = new Date(now.getTime() + limit.perSeconds * 1000)
  const [used] = await addUse(on, { key, now, ends })
  // The statement always returns its row.
  const { count, endsAt } = used!
  if (count > limit.most) throw tooMany(endsAt, now)
}

const addUse = prepare((db, given: { key: string; now: Date; ends: Date }) =>
  sql<{ count: number; endsAt: Date }>`
    insert into rate_limits (key, window_ends_at, count) values (${given.key}, ${given.ends}, 1)
    on conflict (key) do update set
      count = case when rate_limits.window_ends_at <= ${given.now} then 1 else rate_limits.count + 1 end,
      window_ends_at = case when rate_limits.window_ends_at <= ${given.now} then ${given.ends}
        else rate_limits.window_ends_at end
    returning count, window_ends_at as "endsAt"`.compile(db),
)

function tooMany(until: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('too_many_requests', `That was too often. Please try again in ${wait}.`, {
    retryAfterSeconds: String(seconds),
  })
}
