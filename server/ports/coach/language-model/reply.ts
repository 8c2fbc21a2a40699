import { CoachUnavailable, type Meter, type ReplyPiece, type ReplyRequest } from '../coach.ts'
import { createMarkReader } from './citation-marks.ts'
import { inBursts } from './in-bursts.ts'
import {
  BrokenStream,
  estimateTokens,
  PROVIDER_OPTIONS,
  unavailable,
  type Asking,
  type ModelDoor,
} from './model-call.ts'
import { replyPrompt, type ReplyPrompt } from './reply-prompt.ts'
import { startListening } from './waiting.ts'
import { withRetries } from './with-retries.ts'

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
  try {
    const prompt = replyPrompt(request)
    if (!prompt) throw new CoachUnavailable('There is nothing to answer.')
    const marks = createMarkReader(prompt.sourceOf)
    for await (const text of words(door, prompt, { signal, meter })) {
      yield* marks.add(text)
      if (signal.aborted) return
    }
    if (!signal.aborted) yield* marks.end()
  } catch (error) {
    if (!signal.aborted) throw unavailable(error, door, 'reply')
  }
}

/** What the provider sends, to its end; one that stops before it has failed. */
async function* words(door: ModelDoor, prompt: ReplyPrompt, { signal, meter }: Asking) {
  const waiting = startListening(door.patience, signal)
  let received = 0
  let isComplete = false
  let isCounted = false
  try {
    const stream = await withRetries(() => openStream(door, prompt, waiting), signal)
    for await (const parts of inBursts(stream, () => received === 0)) {
      const text = parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('')
      received += text.length
      if (text) {
        // Whoever reads slowly is not the provider.
        waiting.rest()
        yield text
      }
      // A stream that has begun, without a word, is no sign of one.
      if (received > 0) waiting.expectWithin(door.patience.pauseMs)
      else if (parts.some(isThought)) waiting.expectWithin(door.patience.firstMs)
      for (const part of parts) {
        if (part.type === 'error') throw new BrokenStream('', { cause: part.error })
        if (part.type !== 'finish') continue
        isComplete = isWhole(part.finishReason)
        isCounted = true
        const { inputTokens, outputTokens } = part.usage
        spend(meter, (inputTokens.total ?? 0) + (outputTokens.total ?? 0), received, prompt)
      }
    }
    if (!isComplete || received === 0) throw new CoachUnavailable('The reply was cut off.')
  } finally {
    waiting.end()
    // A reply that was stopped was paid for as well.
    if (!isCounted && received > 0) spend(meter, 0, received, prompt)
  }
}

const isThought = ({ type }: { type: string }) => type === 'reasoning-delta'

/**
 * Straight from the provider's client: the SDK's `streamText` around it costs three milliseconds of CPU a reply, which
 * fifty students at once wait for.
 */
async function openStream(
  { model, patience }: ModelDoor,
  { instructions, messages }: ReplyPrompt,
  waiting: ReturnType<typeof startListening>,
) {
  waiting.expectWithin(patience.firstMs)
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: instructions },
        ...messages.map(({ role, content }) => ({
          role,
          content: [{ type: 'text' as const, text: content }],
        })),
      ],
      maxOutputTokens: MAX_TOKENS,
      abortSignal: waiting.signal,
      providerOptions: PROVIDER_OPTIONS,
    })
    return stream
  } catch (error) {
    // A pause before the next try is not the provider's time for its first words.
    waiting.rest()
    throw error
  }
}

/** The provider itself has stopped in the middle: at the longest reply it gives, or at what it will not say. */
const BROKEN_OFF = ['error', 'length', 'content-filter']

/** A stream that was cut off has no reason of the provider's own. */
const isWhole = ({ unified, raw }: { unified: string; raw: string | undefined }) =>
  !BROKEN_OFF.includes(unified) && !(unified === 'other' && raw === undefined)

function spend(
  meter: Meter | undefined,
  tokens: number,
  received: number,
  { instructions, messages }: ReplyPrompt,
) {
  const sent = messages.reduce((sum, { content }) => sum + content.length, instructions.length)
  meter?.(tokens || estimateTokens(sent + received))
}
