import { MATERIAL_FILE_PATH, tutorContract, type CoachInWords } from '#contract/tutor.ts'
import { implement } from '../lib/implement.ts'
import { streamEvents } from '../lib/stream-events.ts'
import { servePdf } from '../materials/serve-pdf.ts'
import { listCards } from '../ports/coach/understanding/knowledge/cards.ts'
import { makeReady } from '../ports/coach/understanding/make-ready.ts'
import type { CoachIdentity } from '../ports/coach/coach.ts'
import type { Deps } from '../ports/deps.ts'
import { FILE_GONE } from './messages.ts'
import { getStudyMaterial, listWeakAreas } from './queries.ts'
import { answerMessage, sendMessage } from './send-message.ts'
import { suggestions } from './suggestion.ts'

export const tutorRoutes = (deps: Deps) => [
  // Before the plain calls: it lets those pass that would rather have the answer in one piece.
  streamEvents(tutorContract.sendMessage, (message, { user, signal }) =>
    sendMessage(deps, user, message, signal),
  ),
  implement(tutorContract, {
    sendMessage: (message, { user, signal }) => answerMessage(deps, user, message, signal),
    async getTutor(_, { user }) {
      // Whoever opens the page is about to ask.
      void makeReady().catch(() => {}) // The question itself will say what is wrong.
      return {
        coach: presentCoach(deps.coach.identity),
        suggestions: suggestions(await listWeakAreas(deps.db, user), listCards()),
      }
    },
  }),
  servePdf(deps, {
    path: MATERIAL_FILE_PATH,
    access: 'student',
    framedBy: "'none'",
    getFile: (id) => getStudyMaterial(deps.db, id),
    gone: FILE_GONE,
  }),
]

const presentCoach = (identity: CoachIdentity): CoachInWords =>
  identity.kind === 'built-in'
    ? { kind: 'built-in', provider: null, model: null }
    : { kind: 'model', provider: identity.provider, model: identity.model }
