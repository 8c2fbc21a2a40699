import { streamText } from 'ai'
import { CoachUnavailable, type Meter, type ReplyPiece, type ReplyRequest } from '../coach.ts'
import { createMarkReader } from './citation-marks.ts'
import {
  estimateTokens,
  PROVIDER_OPTIONS,
  RETRIES,
  unavailable,
  type Asking,
  type ModelDoor,
} from './model-call.ts'
import { replyPrompt, type ReplyPrompt } from './reply-prompt.ts'

/** 250 words are 400; reasoning models think in these as well. */
const MAX_TOKENS = 4000

/**
 * The reply as it comes. Whoever stops reading, or aborts, takes the request back from the provider at once.
 * @throws CoachUnavailable
 */
export async function* reply(
  door: ModelDoor,
  request: ReplyRequest,
  { signal, meter }: Asking,
): AsyncGenerator<ReplyPiece> {
  const prompt = replyPrompt(request)
  if (!prompt) throw new CoachUnavailable('There is nothing to answer.')
  const stopped = new AbortController()
  const marks = createMarkReader(prompt.sourceOf)
  const asking = { signal: AbortSignal.any([signal, stopped.signal]), meter }
  try {
    for await (const text of words(door, prompt, asking)) {
      yield* marks.add(text)
      if (signal.aborted) return
    }
    if (!signal.aborted) yield* marks.end()
  } catch (error) {
    if (!signal.aborted) throw unavailable(error, door, 'reply')
  } finally {
    stopped.abort()
  }
}

/** What the provider sends, to its end; one that stops before it has failed. */
async function* words(door: ModelDoor, prompt: ReplyPrompt, { signal, meter }: Asking) {
  let received = 0
  let isComplete = false
  try {
    for await (const part of openStream(door, prompt, signal).stream) {
      if (part.type === 'text-delta') {
        received += part.text.length
        yield part.text
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') {
        isComplete = part.finishReason !== 'error'
        spend(meter, part.totalUsage.totalTokens, received, prompt)
      }
    }
  } finally {
    // A reply that was stopped was paid for as well.
    if (!isComplete && received > 0) spend(meter, undefined, received, prompt)
  }
  if (!isComplete) throw new CoachUnavailable('The reply was cut off.')
}

const openStream = ({ model, patience }: ModelDoor, prompt: ReplyPrompt, signal: AbortSignal) =>
  streamText({
    model,
    instructions: prompt.instructions,
    messages: prompt.messages,
    maxOutputTokens: MAX_TOKENS,
    maxRetries: RETRIES,
    abortSignal: signal,
    timeout: {
      totalMs: patience.replyMs,
      firstChunkMs: patience.firstMs,
      chunkMs: patience.pauseMs,
    },
    providerOptions: PROVIDER_OPTIONS,
    // It comes as a part of the stream as well, where it is dealt with.
    onError: () => {},
  })

function spend(
  meter: Meter | undefined,
  tokens: number | undefined,
  received: number,
  { instructions, messages }: ReplyPrompt,
) {
  const sent = messages.reduce((sum, { content }) => sum + content.length, instructions.length)
  meter?.(tokens || estimateTokens(sent + received))
}
