import type { ModelSettings } from '#server/config.ts'

const COMPANIES = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' }

/** Whoever's address text goes to: with one of the school's own, that address's host. */
export const companyOf = ({ provider, baseUrl }: ModelSettings) =>
  baseUrl === undefined && provider !== 'openai-compatible'
    ? COMPANIES[provider]
    : new URL(baseUrl!).host
