import type { OpenAIProvider } from '@ai-sdk/openai'
import type { ModelSettings } from '#server/config.ts'
import { providerFetch } from './provider-fetch.ts'

/** A provider's client, of the one kind that all of them are. */
export type ProviderModel = ReturnType<OpenAIProvider['languageModel']>

/** What every provider's factory takes; `fetch` is the tests' way to watch the wire. */
type Connection = { apiKey?: string; baseURL?: string; fetch: typeof fetch }

/** Loads one provider's client, and only that one. Sends nothing. */
export async function openModel(
  { provider, model, apiKey, baseUrl }: ModelSettings,
  fetch: typeof globalThis.fetch = providerFetch,
): Promise<ProviderModel> {
  const connection: Connection = {
    ...(apiKey ? { apiKey } : {}),
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    fetch,
  }
  return FACTORIES[provider](connection, model)
}

const FACTORIES: Record<
  ModelSettings['provider'],
  (connection: Connection, model: string) => Promise<ProviderModel>
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
