import type { LanguageModel } from 'ai'
import type { ModelSettings } from '#server/config.ts'

/** What every provider's factory takes; `fetch` is the tests' way to watch the wire. */
type Connection = { apiKey?: string; baseURL?: string; fetch?: typeof fetch }

/** Loads one provider's client, and only that one. Sends nothing. */
export async function openModel(
  { provider, model, apiKey, baseUrl }: ModelSettings,
  ownFetch?: typeof fetch,
): Promise<LanguageModel> {
  const connection: Connection = {
    ...(apiKey ? { apiKey } : {}),
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(ownFetch ? { fetch: ownFetch } : {}),
  }
  return FACTORIES[provider](connection, model)
}

const FACTORIES: Record<
  ModelSettings['provider'],
  (connection: Connection, model: string) => Promise<LanguageModel>
> = {
  openai: async (connection, model) => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI(connection)(model)
  },
  anthropic: async (connection, model) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(connection)(model)
  },
  google: async (connection, model) => {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI(connection)(model)
  },
  'openai-compatible': async ({ baseURL, ...connection }, model) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      ...connection,
      name: 'openai-compatible',
      // The configuration refuses this provider without an address.
      baseURL: baseURL!,
      includeUsage: true,
      supportsStructuredOutputs: true,
    })(model)
  },
}
