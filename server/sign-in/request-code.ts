import type { Deps } from '../ports/deps.ts'
import { countUse, type Limit } from '../lib/rate-limit.ts'
import { getTeamSettings } from '../settings/get-team-settings.ts'
import { CODE_MINUTES, CODE_TRIES, hashCode, makeCode } from './code.ts'
import { codeMessage } from './messages.ts'
import { saveCode, type CodeWindow } from './queries.ts'

/** "Send again in 30 s". */
export const RESEND_SECONDS = 30
const PER_ADDRESS_SOON: Limit = { most: 1, perSeconds: RESEND_SECONDS }
/** Nobody needs more; whoever pesters an address stops here. */
const PER_ADDRESS: Limit = { most: 6, perSeconds: 60 * 60 }
/** A whole school sits behind one public address: two thousand students, some of them twice. */
const PER_CLIENT: Limit = { most: 5000, perSeconds: 60 * 60 }

/**
 * Mails a new code to an address of the school's domain, whether or not it is on the list: the list is nobody's
 * business until the address is proved. A code sent to the same window before stops working.
 * @throws AppError too_many_requests; whatever the mail server refuses with.
 */
export async function requestCode(deps: Deps, window: CodeWindow, client: string) {
  const { db, clock, mail } = deps
  const { email, windowHash } = window
  const now = clock.now()
  await countUse(db, `code:client:${client}`, PER_CLIENT, now)
  await countUse(db, `code:soon:${email}`, PER_ADDRESS_SOON, now)
  await countUse(db, `code:${email}`, PER_ADDRESS, now)

  const code = makeCode()
  await saveCode(db, {
    email,
    window_hash: windowHash,
    code_hash: hashCode(email, code),
    expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
    tries_left: CODE_TRIES,
  })
  const { productName } = await getTeamSettings(deps)
  await mail.send(codeMessage(email, code, productName))
}
