import { generateText, NoObjectGeneratedError, Output, type ModelMessage } from 'ai'
import type { z } from 'zod'
import { CoachUnavailable } from '../coach.ts'
import { estimateTokens, PROVIDER_OPTIONS, type Asking, type ModelDoor } from './model-call.ts'
import { startWaiting } from './waiting.ts'
import { withRetries } from './with-retries.ts'

export type Question<Wire, Fit> = {
  /** For the log: "judge", "scenario". */
  during: string
  instructions: string
  prompt: string
  /** What the provider is asked for: plain types only, since providers differ in what else they understand. */
  wire: z.ZodType<Wire>
  /** Everything else it must be. @throws Misfit */
  fit: (reply: Wire) => Fit
  maxTokens: number
}

/** A reply of the right shape that says something it must not; the problems are told to the model. */
export class Misfit extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super('The reply does not fit.')
    this.problems = problems
  }
}

/**
 * A reply checked against its schema and its rules; one that does not fit is sent back once with what is wrong.
 * @throws CoachUnavailable where it does not fit the second time; whatever kept the model from answering
 */
export async function askForObject<Wire, Fit>(
  door: ModelDoor,
  question: Question<Wire, Fit>,
  asking: Asking,
): Promise<Fit> {
  const waiting = startWaiting(asking.signal, door.patience.objectMs)
  const { signal } = waiting
  const messages: ModelMessage[] = [{ role: 'user', content: question.prompt }]
  try {
    const first = await askOnce(door, question, messages, { ...asking, signal })
    if ('fit' in first) return first.fit
    const second = await askOnce(door, question, [...messages, ...sendBack(first)], {
      ...asking,
      signal,
    })
    if ('fit' in second) return second.fit
    door.log.warn({ during: question.during }, 'The language model’s reply did not fit, twice.')
    throw new CoachUnavailable('The language model’s reply did not fit.')
  } finally {
    waiting.end()
  }
}

type Refused = { text: string; problems: string[] }

async function askOnce<Wire, Fit>(
  door: ModelDoor,
  question: Question<Wire, Fit>,
  messages: ModelMessage[],
  asking: Asking,
): Promise<{ fit: Fit } | Refused> {
  try {
    const generate = () => generateMetered(door, question, messages, asking)
    const { output, text } = await withRetries(generate, asking.signal)
    return tryToFit(question.fit, output, text)
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    return { text: error.text ?? '', problems: [problemOf(error)] }
  }
}

/** What was spent counts, whether it fits or not; of a request that was taken back nobody says it, so it is estimated. */
async function generateMetered<Wire, Fit>(
  { model }: ModelDoor,
  { instructions, wire, maxTokens }: Question<Wire, Fit>,
  messages: ModelMessage[],
  { signal, meter }: Asking,
) {
  signal.throwIfAborted()
  const sent = instructions.length + JSON.stringify(messages).length
  let isCounted = false
  try {
    return await generateText({
      model,
      instructions,
      messages,
      output: Output.object({ schema: wire }),
      maxOutputTokens: maxTokens,
      // The SDK's own retries hear no provider that wants to be left alone for longer.
      maxRetries: 0,
      abortSignal: signal,
      providerOptions: PROVIDER_OPTIONS,
      onEnd({ usage, text }) {
        isCounted = true
        meter?.(usage.totalTokens || estimateTokens(text.length + sent))
      },
    })
  } catch (error) {
    if (signal.aborted && !isCounted) meter?.(estimateTokens(sent))
    throw error
  }
}

function tryToFit<Wire, Fit>(fit: (reply: Wire) => Fit, output: Wire, text: string) {
  try {
    return { fit: fit(output) }
  } catch (error) {
    if (error instanceof Misfit) return { text, problems: error.problems }
    throw error
  }
}

const problemOf = ({ cause }: NoObjectGeneratedError) =>
  cause instanceof Error ? cause.message.slice(0, 600) : 'It is not the JSON that was asked for.'

const sendBack = ({ text, problems }: Refused): ModelMessage[] => [
  { role: 'assistant', content: text.slice(0, 8000) || '(nothing)' },
  {
    role: 'user',
    content: `This does not fit:\n${problems
      .slice(0, 12)
      .map((problem) => `- ${problem}`)
      .join('\n')}\nGive the whole answer again, corrected, as JSON of the schema.`,
  },
]
