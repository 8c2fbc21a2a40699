import { timingSafeEqual } from 'node:crypto'
import { countUse, type Limit } from '../lib/rate-limit.ts'
import type { Deps } from '../ports/deps.ts'
import { hashCode, normaliseCode } from './code.ts'
import { deleteCode, findAuthorizedUser, spendTry, type CodeWindow } from './queries.ts'

export type Redeemed =
  | { outcome: 'proved'; userId: string }
  /** The address is theirs, but not on the list, or switched off. */
  | { outcome: 'not-on-the-list' }
  | { outcome: 'wrong'; triesLeft: number }
  /** Ran out, used, replaced, or five wrong tries. */
  | { outcome: 'gone' }

/** Wrong codes from one client, far above a school's worth of typing errors. */
const PER_CLIENT: Limit = { most: 5000, perSeconds: 60 * 60 }

/** Compares a typed code with the living one of this window. A right one works once. */
export async function redeemCode(
  { db, clock }: Deps,
  window: CodeWindow,
  { typed, client }: { typed: string; client: string },
): Promise<Redeemed> {
  const now = clock.now()
  await countUse(db, `try:client:${client}`, PER_CLIENT, now)
  const { email } = window
  const living = await spendTry(db, window, now)
  if (!living) return { outcome: 'gone' }

  const given = hashCode(email, normaliseCode(typed))
  if (!timingSafeEqual(given, living.codeHash)) {
    return living.triesLeft > 0
      ? { outcome: 'wrong', triesLeft: living.triesLeft }
      : { outcome: 'gone' }
  }
  if (!(await deleteCode(db, window))) return { outcome: 'gone' }

  const user = await findAuthorizedUser(db, email)
  return user ? { outcome: 'proved', userId: user.id } : { outcome: 'not-on-the-list' }
}
