import { ApiError, createClient } from '#contract/client.ts'
import { examsContract, type SavedAnswer } from '#contract/exams.ts'
import type { Outcome } from './answer-queue.ts'

/** Wi-Fi that swallows packets never says no: after this long it counts as a failure, and a repeat does no harm. */
const PATIENCE_MS = 15_000

// `keepalive` lets the last answer finish its journey although the page is being closed.
const { exams } = createClient({ exams: examsContract }, (path, init) =>
  fetch(path, { ...init, keepalive: true }),
)

export async function sendAnswer(sessionId: number, answer: SavedAnswer): Promise<Outcome> {
  try {
    const { state } = await inTime(exams.saveAnswer({ sessionId, ...answer }))
    return { kind: state }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Only a refusal in our own words is one: anything else (no reply, 5xx, a portal's page) may still succeed later. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError) || !error.body) return { kind: 'failed' }
  const { status, body } = error
  if (status === 409) return { kind: isPaused(error) ? 'paused' : 'over' }
  if (status === 401) return { kind: 'signed-out' }
  if (status >= 500 || status === 429) return { kind: 'failed' }
  return { kind: 'refused', message: body.message }
}

/** Whether an admin has stopped the clock, rather than the exam being over. */
export const isPaused = (error: unknown) =>
  error instanceof ApiError && error.body?.fields?.['paused'] !== undefined

function inTime<T>(reply: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No reply in time.')), PATIENCE_MS)
  })
  return Promise.race([reply, tooLate]).finally(() => clearTimeout(timer))
}
