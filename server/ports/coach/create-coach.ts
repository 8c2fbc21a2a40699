import type { Logger } from 'pino'
import type { ModelSettings } from '#server/config.ts'
import { createBuiltInCoach } from './built-in/built-in-coach.ts'
import type { Coach } from './coach.ts'
import { withStandIn } from './with-stand-in.ts'

/** The configured model with the built-in coach behind it, or the built-in coach alone. */
export async function createCoach(model: ModelSettings | undefined, log: Logger): Promise<Coach> {
  const builtIn = createBuiltInCoach()
  if (!model) return builtIn
  // Loaded here, so that a server without a model does not pay for the providers' clients.
  const { createLanguageModelCoach } = await import('./language-model/language-model-coach.ts')
  return withStandIn(await createLanguageModelCoach(model, { log }), builtIn, { log })
}
