import { setTimeout as wait } from 'node:timers/promises'
import { APICallError } from 'ai'
import { RETRIES } from './model-call.ts'

const FIRST_PAUSE_MS = 2000
/** Somebody is looking at the screen: a provider that wants to be left alone for longer is given up. */
const LONGEST_PAUSE_MS = 20_000

/** Asks a busy or broken provider (429, 5xx, no connection) again, after growing pauses or the one it names. */
export async function withRetries<T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await act()
    } catch (error) {
      const isPassing = APICallError.isInstance(error) && error.isRetryable
      if (!isPassing || tries >= RETRIES || signal.aborted) throw error
      const pause = pauseAfter(error.responseHeaders ?? {}, tries)
      if (pause > LONGEST_PAUSE_MS) throw error
      await wait(pause, undefined, { signal })
    }
  }
}

/** In milliseconds: as long as the provider says, else growing. `tries` counts from 0. */
export function pauseAfter(headers: Record<string, string>, tries: number, now = Date.now()) {
  const asked = headers['retry-after-ms'] ?? headers['retry-after']
  if (!asked) return FIRST_PAUSE_MS * 2 ** tries
  const figure = Number(asked) * ('retry-after-ms' in headers ? 1 : 1000)
  // HTTP knows seconds and a date.
  const pause = Number.isNaN(figure) ? Date.parse(asked) - now : figure
  return Number.isNaN(pause) ? FIRST_PAUSE_MS * 2 ** tries : Math.max(0, pause)
}
