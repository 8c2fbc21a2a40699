import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  LoadAPIKeyError,
  LoadSettingError,
  NoContentGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  NoSuchModelError,
  RetryError,
  TypeValidationError,
} from 'ai'
import type { Logger } from 'pino'
import { describeWithoutWords } from '../../../lib/log.ts'
import { CoachUnavailable, type Meter } from '../coach.ts'
import type { ProviderModel } from './open-model.ts'

/** How long a provider may take, in milliseconds. */
export type Patience = {
  /** Until a reply's first words; of a model that thinks aloud, until its first thought and then the next. */
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

/** Says to the caller that no answer came, and logs why, without a word of what was sent or came back. */
export function unavailable(error: unknown, { log }: ModelDoor, during: string): CoachUnavailable {
  if (error instanceof CoachUnavailable) return error
  const reason = findFault(error)
  if (reason !== undefined) log.warn({ during, reason }, 'The language model did not answer.')
  else
    log.error(
      { during, error: describeWithoutWords(error) },
      'A mistake of our own kept the language model from answering.',
    )
  return new CoachUnavailable('The language model did not answer.')
}

/** The same around a whole call, so that a mistake in what is sent is found as well as one in what came back. */
export async function orUnavailable<T>(
  door: ModelDoor,
  during: string,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw unavailable(error, door, during)
  }
}

/** What a provider says in the middle of its stream instead of going on; it may be anything. */
export class BrokenStream extends Error {
  override name = 'BrokenStream'
}

/** What the SDK throws at what a provider did, or was asked for without being able to; its other errors are about our calls. */
const OF_PROVIDERS = [
  ...[EmptyResponseBodyError, InvalidResponseDataError, JSONParseError, TypeValidationError],
  ...[NoContentGeneratedError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError],
  ...[LoadAPIKeyError, LoadSettingError, NoSuchModelError],
]
/** A request that was taken back, by whoever asked or by our patience. */
const TAKEN_BACK = ['AbortError', 'TimeoutError']
/** How `fetch` says that a connection was not made, or broke; the same without a cause is another mistake. */
const NO_CONNECTION = ['fetch failed', 'terminated']

/** What was the provider's fault, or the connection's; undefined where it was ours. */
function findFault(error: unknown): string | undefined {
  if (APICallError.isInstance(error)) return `status ${error.statusCode ?? 'none'}`
  if (!(error instanceof Error)) return undefined
  const isOfProvider =
    error instanceof BrokenStream ||
    TAKEN_BACK.includes(error.name) ||
    OF_PROVIDERS.some((kind) => kind.isInstance(error)) ||
    (error.cause !== undefined && NO_CONNECTION.includes(error.message))
  return isOfProvider ? error.name : undefined
}

/** About four characters a token; for what a provider did not count, or was not let count because it was taken back. */
export const estimateTokens = (characters: number) => Math.ceil(characters / 4)
