import { Hono } from 'hono'
import * as z from 'zod/mini'
import { IdInPath } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { MATERIAL_FILE_PATH, tutorContract, type CoachInWords } from '#contract/tutor.ts'
import { implement, receiverOf, type AppEnv } from '../lib/implement.ts'
import { pdfPolicy } from '../lib/secure-headers.ts'
import { streamEvents } from '../lib/stream-events.ts'
import { listCards } from '../ports/coach/understanding/knowledge/cards.ts'
import { makeReady } from '../ports/coach/understanding/make-ready.ts'
import type { CoachIdentity } from '../ports/coach/coach.ts'
import type { Deps } from '../ports/deps.ts'
import { getMaterialFile } from './get-material-file.ts'
import { listWeakAreas } from './queries.ts'
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
  serveMaterialFiles(deps),
]

const presentCoach = (identity: CoachIdentity): CoachInWords =>
  identity.kind === 'built-in'
    ? { kind: 'built-in', provider: null, model: null }
    : { kind: 'model', provider: identity.provider, model: identity.model }

/** A file is no JSON, so it is no call of the contract; who may have it is said in the same way. */
const materialFile = endpoint({
  method: 'GET',
  path: MATERIAL_FILE_PATH,
  access: 'student',
  input: z.object({ id: IdInPath }),
  output: z.never(),
})

function serveMaterialFiles(deps: Deps) {
  const router = new Hono<AppEnv>()
  const receive = receiverOf(materialFile)
  router.get(MATERIAL_FILE_PATH, async (c) => {
    const { input } = await receive(c)
    // Parsed by the schema above.
    const { filename, bytes } = await getMaterialFile(deps, (input as { id: number }).id)
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-security-policy': pdfPolicy("'none'"),
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(filename)}`,
    })
  })
  return router
}
