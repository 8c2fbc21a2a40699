import { publicAddress } from '../lib/public-address.ts'
import type { Deps } from '../ports/deps.ts'
import { getTeamSettings } from '../settings/get-team-settings.ts'
import { saveLink } from '../sign-in/queries.ts'
import { hashToken, makeToken } from '../sign-in/token.ts'
import { isPermanent, nextTry } from './invitation.ts'
import { invitationMessage } from './messages.ts'
import { isStillThere, markInvitation, takeDueInvitation, type DueInvitation } from './queries.ts'

/** So many refusals in a row are the mail server's, not the addresses': the next run tries again. */
const MOST_REFUSALS = 3
/** Then others have their turn; whoever is left is sent by the next run. */
const MOST_AT_ONCE = 500

/** Sends what is due, one after the other. A try that is cut off is made again: better two mails than none. */
export async function sendInvitations(deps: Deps) {
  let refusals = 0
  for (let sent = 0; sent < MOST_AT_ONCE && refusals < MOST_REFUSALS; sent++) {
    const next = await takeNext(deps)
    if (!next) return
    refusals = (await send(deps, next)) ? 0 : refusals + 1
  }
}

type Next = { due: DueInvitation; token: string }

/** Each try has a link of its own, and an earlier one that did arrive keeps working: only its hash is kept. */
function takeNext({ db, clock }: Deps): Promise<Next | undefined> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const due = await takeDueInvitation(trx, now, (tries) => nextTry(tries, now))
    if (!due) return undefined
    const token = makeToken()
    await saveLink(trx, {
      token_hash: hashToken(token),
      user_id: due.userId,
      expires_at: due.expiresAt,
      is_invitation: true,
    })
    return { due, token }
  })
}

/** Says whether the mail server is well; that it does not know an address is no fault of its own. */
async function send(deps: Deps, { due, token }: Next) {
  const { db, mail, config, log } = deps
  const settings = await getTeamSettings(deps)
  const link = `${publicAddress(config)}/api/login/link/${token}`
  try {
    await mail.send(
      invitationMessage({ ...due, link, settings, hasProvider: Boolean(config.provider) }),
    )
  } catch (error) {
    // Not the error itself: a mail server's refusal repeats the address.
    log.warn({ permanent: isPermanent(error) }, 'An invitation was not taken by the mail server.')
    if (!isPermanent(error)) return false
    await markInvitation(db, due, 'failed')
    return true
  }
  const marked = await markInvitation(db, due, 'sent')
  // Deleted while their mail was on its way: what is still here of it goes too.
  if (!marked && !(await isStillThere(db, due.userId))) await mail.forget(due.email)
  return true
}
