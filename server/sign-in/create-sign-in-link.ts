import { addToAuditLog } from '../audit/queries.ts'
import { notFound } from '../lib/app-error.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { findAuthorizedUser, saveLink } from './queries.ts'
import { hashToken, makeToken } from './token.ts'

/** A school day's grace for a link handed out on paper. */
const LINK_HOURS = 24

/**
 * The path of a single-use link that signs this person in.
 * @throws AppError not_found for who may not sign in.
 */
export async function createSignInLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  email: string,
  by: Person | 'operator' = 'operator',
) {
  const user = await findAuthorizedUser(db, email.trim().toLowerCase())
  if (!user) throw notFound('person')
  const token = makeToken()
  const expiresAt = new Date(clock.now().getTime() + LINK_HOURS * 60 * 60 * 1000)
  await saveLink(db, { token_hash: hashToken(token), user_id: user.id, expires_at: expiresAt })
  const done = { by, action: 'sign-in-link-made', subjectId: user.id } as const
  await addToAuditLog(db, done, clock.now())
  return `/api/login/link/${token}`
}
