import { settleNews } from '../notifications/notify-people.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { receivedKey } from './messages.ts'
import { getFeedback, markFeedbackRead } from './queries.ts'

/** An admin looks at a message: it is new no longer, and neither is the news of it to them. */
export async function visitFeedback({ db, clock }: Deps, user: Person, id: number) {
  await markFeedbackRead(db, id)
  await settleNews(db, { key: receivedKey(id), userId: user.id, now: clock.now() })
  return getFeedback(db, id)
}
