import { sql } from 'kysely'
import type { Db } from '../ports/database/database.ts'
import { prepare, type Journey } from '../ports/database/prepare.ts'

/** Whose share it is. */
export type Payer = { id: string }
export type Uses = { requests: number; tokens: number }

/**
 * Counts a request; the window opens with the first and lasts a day. Returns what was used in it, this request included.
 * Somebody deleted meanwhile has used everything.
 */
export async function addRequest(
  on: Db | Journey,
  { id }: Payer,
  now: Date,
  ends: Date,
): Promise<Uses> {
  const [used] = await countRequest(on, { id, now, ends })
  return used ?? { requests: Infinity, tokens: Infinity }
}

const countRequest = prepare((db, given: Payer & { now: Date; ends: Date }) =>
  sql<Uses>`
    insert into model_uses (user_id, window_ends_at, requests, tokens)
    select id, ${given.ends}, 1, 0 from users where id = ${given.id}
    on conflict (user_id) do update set
      requests = case when model_uses.window_ends_at <= ${given.now} then 1 else model_uses.requests + 1 end,
      tokens = case when model_uses.window_ends_at <= ${given.now} then 0 else model_uses.tokens end,
      window_ends_at = case when model_uses.window_ends_at <= ${given.now} then ${given.ends}
        else model_uses.window_ends_at end
    returning requests, tokens`.compile(db),
)

/** What came of a request that was counted before: its tokens, and the further calls that it took. */
export const addSpent = (db: Db, { id }: Payer, uses: Uses) => addUses(db, { id, ...uses })

const addUses = prepare((db, given: Payer & Uses) =>
  sql<never>`
    update model_uses set requests = requests + ${given.requests}::integer,
      tokens = least(tokens::bigint + ${given.tokens}, 2000000000)::integer
    where user_id = ${given.id}`.compile(db),
)
