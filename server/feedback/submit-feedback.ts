import type { Feedback, FeedbackForm } from '#contract/feedback.ts'
import { countUse, type Limit } from '../lib/rate-limit.ts'
import { notify } from '../notifications/notify-people.ts'
import { listAdminIdsBut } from '../notifications/queries.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { nameOf, presentFeedback } from './feedback.ts'
import { receivedNews } from './messages.ts'
import { addFeedback, findPersonName, getFeedback } from './queries.ts'

/** Nobody has that much to say; whoever floods the admins stops here. */
const PER_PERSON: Limit = { most: 20, perSeconds: 60 * 60 }

/** Keeps the message and tells every admin. @throws AppError too_many_requests. */
export async function submitFeedback(
  { db, clock }: Deps,
  user: Person,
  form: FeedbackForm,
): Promise<Feedback> {
  const now = clock.now()
  await countUse(db, `feedback:${user.id}`, PER_PERSON, now)
  return db.transaction().execute(async (trx) => {
    const { id } = await addFeedback(trx, user, { ...form, now })
    const sender = { id: user.id, name: nameOf(await findPersonName(trx, user.id)) }
    const news = receivedNews({ id, subject: form.subject, at: now }, sender)
    await notify(trx, await listAdminIdsBut(trx, user.id), news)
    return presentFeedback(await getFeedback(trx, id))
  })
}
