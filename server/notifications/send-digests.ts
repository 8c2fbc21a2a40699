import { publicAddress } from '../lib/public-address.ts'
import type { Deps } from '../ports/deps.ts'
import { isStillThere } from '../invitations/queries.ts'
import { makeToken } from '../sign-in/token.ts'
import { digestMessage } from './messages.ts'
import {
  listNewsToMail,
  markMailed,
  releaseMailDay,
  takeMailDay,
  type NewsToMail,
} from './queries.ts'
import { unsubscribePath } from './unsubscribe-pages.ts'

/** What nobody was mailed for so long is no news. */
const NEWS_DAYS = 7
/** So many refusals in a row are the mail server's, not the addresses'. */
const MOST_REFUSALS = 3

/**
 * Mails everybody who wants it what is new to them: one mail a day at most, which is why the day is taken before the
 * mail goes out, and given back if it does not.
 */
export async function sendDigests(deps: Deps, today: string) {
  const { db, clock } = deps
  const now = clock.now()
  const since = new Date(now.getTime() - NEWS_DAYS * 24 * 60 * 60 * 1000)
  const news = await listNewsToMail(db, { now, since, today })
  let refusals = 0
  for (const [userId, items] of Map.groupBy(news, (item) => item.userId)) {
    if (refusals >= MOST_REFUSALS) return
    const taken = await takeMailDay(db, userId, { today, token: makeToken() })
    if (taken) refusals = (await sendDigest(deps, items, taken.token)) ? 0 : refusals + 1
  }
}

/** Says whether the mail server took it; what it refuses is tried again at the next run. */
async function sendDigest(deps: Deps, items: NewsToMail[], token: string) {
  const { db, mail, clock, config, log } = deps
  const { userId, email, firstName } = items[0]!
  const address = publicAddress(config)
  const message = digestMessage({
    to: email,
    firstName,
    news: items,
    productName: config.product.name,
    address,
    unsubscribeUrl: address + unsubscribePath(token),
  })
  try {
    await mail.send(message)
  } catch (error) {
    // Not the error itself: a mail server's refusal repeats the address.
    log.warn({ code: codeOf(error) }, 'A daily mail was not taken by the mail server.')
    await releaseMailDay(db, userId)
    return false
  }
  await markMailed(
    db,
    items.map(({ id }) => id),
    clock.now(),
  )
  // Deleted while their mail was on its way: what is still here of it goes too.
  if (!(await isStillThere(db, userId))) await mail.forget(email)
  return true
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
