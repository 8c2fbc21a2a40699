import { APICallError } from 'ai'
import type { Logger } from 'pino'
import { CoachUnavailable, type Meter } from '../coach.ts'
import type { ProviderModel } from './open-model.ts'

/** How long a provider may take, in milliseconds. */
export type Patience = {
  /** Until a reply's first words. */
  firstMs: number
  /** Between two pieces of a reply. */
  pauseMs: number
  /** A whole reply. */
  replyMs: number
  /** A whole structured answer with its tries. */
  objectMs: number
}

/** Reasoning models think before they speak; a phone's connection gives up after some two minutes. */
export const PATIENCE: Patience = {
  firstMs: 30_000,
  pauseMs: 20_000,
  replyMs: 120_000,
  objectMs: 90_000,
}

/** What every call to the model needs. */
export type ModelDoor = { model: ProviderModel; patience: Patience; log: Logger }

/** One call's own: whoever asked may take it back, and pays for it. */
export type Asking = { signal: AbortSignal; meter?: Meter }

/** Tries after the first where the provider is busy or broken (429, 5xx, no connection), with growing pauses. */
export const RETRIES = 2

/** OpenAI keeps what it is sent for thirty days unless told not to. */
export const PROVIDER_OPTIONS = { openai: { store: false } }

/** Logs what went wrong without a word of what was sent or came back, and says it to the caller. */
export function unavailable(error: unknown, { log }: ModelDoor, during: string): CoachUnavailable {
  if (error instanceof CoachUnavailable) return error
  log.warn({ during, reason: reasonOf(error) }, 'The language model did not answer.')
  return new CoachUnavailable('The language model did not answer.')
}

function reasonOf(error: unknown) {
  if (APICallError.isInstance(error)) return `status ${error.statusCode ?? 'none'}`
  return error instanceof Error ? error.name : 'unknown'
}

/** About four characters a token; for what a provider did not count, or was not let count because it was taken back. */
export const estimateTokens = (characters: number) => Math.ceil(characters / 4)
