import type { ReceivedFeedback } from '#contract/feedback.ts'
import { addToAuditLog } from '../audit/queries.ts'
import { conflict } from '../lib/app-error.ts'
import { notify, settleNews, withdrawNews } from '../notifications/notify-people.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { presentEarlier, presentReceived } from './feedback.ts'
import { answeredKey, answeredNews, receivedKey } from './messages.ts'
import { getFeedback, markAnswered, type FeedbackRow, type NewResponse } from './queries.ts'

/**
 * Answers a message, or changes an answer, and tells its sender. Sent again as it was, it changes nothing.
 * @throws AppError not_found; conflict, with the answer that is there, when it is not the one meant to be replaced.
 */
export function saveResponse(
  { db, clock }: Deps,
  user: Person,
  answer: Omit<NewResponse, 'now'>,
): Promise<ReceivedFeedback> {
  const { feedbackId, response } = answer
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const isOurs = await markAnswered(trx, user, { ...answer, now })
    const row = await getFeedback(trx, feedbackId)
    if (!isOurs) return presentRepeat(user, row, response)

    await settleNews(trx, { key: receivedKey(feedbackId), now })
    // A changed answer is news again, in place of the one before.
    await withdrawNews(trx, row.userId, answeredKey(feedbackId))
    const about = { id: feedbackId, subject: row.subject, at: now }
    await notify(trx, [row.userId], answeredNews(about, response))
    const done = { by: user, action: 'feedback-answered', subjectId: row.userId } as const
    await addToAuditLog(trx, done, now)
    return presentReceived(row)
  })
}

function presentRepeat(user: Person, row: FeedbackRow, response: string) {
  if (row.respondedById === user.id && row.adminResponse === response) return presentReceived(row)
  const earlier = presentEarlier(row)
  const who = row.respondedById === user.id ? 'You have' : `${earlier.respondedBy} has`
  throw conflict(`${who} already answered this message.`, earlier)
}
