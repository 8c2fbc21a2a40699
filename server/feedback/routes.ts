import { feedbackContract } from '#contract/feedback.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { presentFeedback, presentReceived } from './feedback.ts'
import { getFeedback, listFeedback, listOwnFeedback, markFeedbackRead } from './queries.ts'
import { saveResponse } from './save-response.ts'
import { submitFeedback } from './submit-feedback.ts'

export const feedbackRoutes = (deps: Deps) =>
  implement(feedbackContract, {
    submitFeedback: (form, { user }) => submitFeedback(deps, user, form),
    listOwnFeedback: async (_, { user }) =>
      (await listOwnFeedback(deps.db, user)).map(presentFeedback),
    listFeedback: async () => (await listFeedback(deps.db)).map(presentReceived),
    async openFeedback({ id }) {
      await markFeedbackRead(deps.db, id)
      return presentReceived(await getFeedback(deps.db, id))
    },
    respondToFeedback: (answer, { user }) => saveResponse(deps, user, answer),
  })
