import { setImmediate as turn } from 'node:timers/promises'

/**
 * What a stream has in one turn of the event loop, together: what came over the wire in one piece goes on in one piece.
 * While `isUrgent` nothing is kept waiting for its company. An error comes after what came before it; turning away
 * cancels the stream.
 */
export async function* inBursts<T>(
  stream: ReadableStream<T>,
  isUrgent: () => boolean,
): AsyncGenerator<T[]> {
  const reader = stream.getReader()
  const ask = () =>
    reader.read().then(
      (read) => read,
      (error: unknown) => ({ error }),
    )
  let coming = ask()
  try {
    for (;;) {
      const burst: T[] = []
      let next: Awaited<typeof coming> | undefined = await coming
      const over = isUrgent() ? undefined : turn(undefined)
      while (next && 'done' in next && !next.done) {
        burst.push(next.value)
        coming = ask()
        next = await Promise.race([coming, over])
      }
      if (burst.length > 0) yield burst
      if (next && 'error' in next) throw next.error
      if (next) return
    }
  } finally {
    // Nobody is left to hear of an error.
    await reader.cancel().catch(() => {})
  }
}
