import type { Patience } from './model-call.ts'

/**
 * A signal that is aborted with another one, after a time, or at its end. Linked by hand: a signal of `AbortSignal.any`
 * that only a request waits for may be collected as garbage before it is aborted, and the provider would go on.
 */
export function startWaiting(outer: AbortSignal, milliseconds?: number) {
  const over = new AbortController()
  const abort = () => over.abort()
  const timer = milliseconds === undefined ? undefined : setTimeout(abort, milliseconds)
  if (outer.aborted) abort()
  else outer.addEventListener('abort', abort, { once: true })
  return {
    signal: over.signal,
    abort,
    /** Also takes the request back, if it still runs. */
    end() {
      clearTimeout(timer)
      outer.removeEventListener('abort', abort)
      abort()
    },
  }
}

/** The same for a stream, which may take too long as a whole or at one place. */
export function startListening({ replyMs }: Patience, outer: AbortSignal) {
  const { signal, abort, end } = startWaiting(outer, replyMs)
  let next: NodeJS.Timeout | undefined
  const rest = () => clearTimeout(next)
  return {
    signal,
    expectWithin(milliseconds: number) {
      rest()
      next = setTimeout(abort, milliseconds)
    },
    rest,
    end() {
      rest()
      end()
    },
  }
}
