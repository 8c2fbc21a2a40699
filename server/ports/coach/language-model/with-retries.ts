import { setTimeout as wait } from 'node:timers/promises'
import { APICallError } from 'ai'
import { RETRIES } from './model-call.ts'

const FIRST_PAUSE_MS = 2000
/** Somebody is looking at the screen; a provider that wants longer is given up, or asked sooner. */
const LONGEST_PAUSE_MS = 20_000

/** Asks a busy or broken provider (429, 5xx, no connection) again, after growing pauses or the one it names. */
export async function withRetries<T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await act()
    } catch (error) {
      const isPassing = APICallError.isInstance(error) && error.isRetryable
      if (!isPassing || tries >= RETRIES || signal.aborted) throw error
      await wait(pauseAfter(error.responseHeaders ?? {}, tries), undefined, { signal })
    }
  }
}

/** In milliseconds; `tries` counts from 0. Providers say when to come back in seconds or, more exactly, in milliseconds. */
export function pauseAfter(headers: Record<string, string>, tries: number) {
  const asked = Number(headers['retry-after-ms'] ?? Number(headers['retry-after']) * 1000)
  return asked >= 0 && asked <= LONGEST_PAUSE_MS ? asked : FIRST_PAUSE_MS * 2 ** tries
}
