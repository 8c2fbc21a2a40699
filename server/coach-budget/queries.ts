import { sql } from 'kysely'
import type { Db } from '../ports/database/database.ts'

/** Whose share it is. */
export type Payer = { id: string }
export type Uses = { requests: number; tokens: number }

/**
 * Counts a request; the window opens with the first and lasts a day. Returns what was used in it, this request included.
 * Somebody deleted meanwhile has used everything.
 */
export async function addRequest(db: Db, { id }: Payer, now: Date, ends: Date): Promise<Uses> {
  const { rows } = await sql<Uses>`
    insert into model_uses (user_id, window_ends_at, requests, tokens)
    select id, ${ends}, 1, 0 from users where id = ${id}
    on conflict (user_id) do update set
      requests = case when model_uses.window_ends_at <= ${now} then 1 else model_uses.requests + 1 end,
      tokens = case when model_uses.window_ends_at <= ${now} then 0 else model_uses.tokens end,
      window_ends_at = case when model_uses.window_ends_at <= ${now} then ${ends} else model_uses.window_ends_at end
    returning requests, tokens`.execute(db)
  return rows[0] ?? { requests: Infinity, tokens: Infinity }
}

/** What came of a request that was counted before: its tokens, and the further calls that it took. */
export const addSpent = (db: Db, { id }: Payer, { requests, tokens }: Uses) =>
  db
    .updateTable('model_uses')
    .set({
      requests: sql`requests + ${requests}::integer`,
      tokens: sql`least(tokens::bigint + ${tokens}, 2000000000)::integer`,
    })
    .where('user_id', '=', id)
    .execute()
