import { feedbackContract } from '#contract/feedback.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { presentFeedback, presentReceived } from './feedback.ts'
import { listFeedback, listOwnFeedback } from './queries.ts'
import { saveResponse } from './save-response.ts'
import { submitFeedback } from './submit-feedback.ts'
import { visitFeedback } from './visit-feedback.ts'

export const feedbackRoutes = (deps: Deps) =>
  implement(feedbackContract, {
    submitFeedback: (form, { user }) => submitFeedback(deps, user, form),
    listOwnFeedback: async (_, { user }) =>
      (await listOwnFeedback(deps.db, user)).map(presentFeedback),
    listFeedback: async () => (await listFeedback(deps.db)).map(presentReceived),
    openFeedback: async ({ id }, { user }) => presentReceived(await visitFeedback(deps, user, id)),
    respondToFeedback: (answer, { user }) => saveResponse(deps, user, answer),
  })
