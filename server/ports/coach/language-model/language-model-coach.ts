import type { Logger } from 'pino'
import type { ModelSettings } from '#server/config.ts'
import type { Coach } from '../coach.ts'
import { companyOf } from './company.ts'
import { judge } from './judge.ts'
import { orUnavailable, PATIENCE, type Patience } from './model-call.ts'
import { openModel } from './open-model.ts'
import { readPage } from './read-page.ts'
import { reply } from './reply.ts'
import { writeScenario } from './write-scenario.ts'

type Options = { log: Logger; patience?: Patience; fetch?: typeof fetch }

/**
 * A language model as coach, through the AI SDK. Loads its provider's client; sends nothing until it is asked. It fails
 * with CoachUnavailable and has no stand-in of its own (see `with-stand-in.ts`).
 */
export async function createLanguageModelCoach(
  settings: ModelSettings,
  { log, patience = PATIENCE, fetch }: Options,
): Promise<Coach> {
  // What the SDK finds odd about a model's settings is no news to whoever reads the server's log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const door = { model: await openModel(settings, fetch), patience, log }
  return {
    identity: { kind: 'model', provider: companyOf(settings), model: settings.model },
    reply: (request, signal, meter) => reply(door, request, { signal, meter }),
    writeScenario: (request, signal, meter) =>
      orUnavailable(door, 'scenario', () => writeScenario(door, request, { signal, meter })),
    judge: (request, signal, meter) =>
      orUnavailable(door, 'judge', () => judge(door, request, { signal, meter })),
    readPage: (request, signal, meter) =>
      orUnavailable(door, 'page', () => readPage(door, request, { signal, meter })),
  }
}
