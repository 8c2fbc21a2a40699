import type * as z from 'zod/mini'
import { ApiError, refusal, requestOf, type Fetch } from './client.ts'
import type { Endpoint, InputOf } from './endpoint.ts'

export type StreamCall<E extends Endpoint, Event> = (
  input: InputOf<E> & object,
  signal: AbortSignal,
) => AsyncGenerator<Event, void>

/**
 * A call that answers piece by piece: the same endpoint, asked for `text/event-stream`. What it gives are the events, as
 * they come, parsed.
 * @throws ApiError for a refusal, or a reply that is no such stream. Whatever `fetch` throws when the connection breaks or
 * the signal is aborted comes through; a stream that merely ends is for the caller to judge by its last event.
 */
export function createStreamCall<E extends Endpoint, Schema extends z.ZodMiniType>(
  fetch: Fetch,
  endpoint: E,
  eventSchema: Schema,
): StreamCall<E, z.output<Schema>> {
  return async function* (input, signal) {
    const [address, init] = requestOf(endpoint, input)
    const headers = { ...init.headers, accept: 'text/event-stream' }
    const response = await fetch(address, { ...init, headers, signal })
    if (!response.ok) throw refusal(response, await response.text())
    const type = response.headers.get('content-type') ?? ''
    // A captive portal answers 200 with a page.
    if (!response.body || !type.startsWith('text/event-stream'))
      throw notUnderstood(response.status)
    for await (const data of readEventStream(response.body)) {
      const event = eventSchema.safeParse(parseJson(data))
      if (!event.success) throw notUnderstood(response.status)
      yield event.data
    }
  }
}

/**
 * The data of each event, however the bytes are cut: inside a line, a line end or a character. An event that the end of
 * the stream cuts off is dropped, as the standard says. Leaving the loop cancels the stream.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5))
        // An empty line ends an event; comments and other fields are passed over.
        if (line !== '' || data.length === 0) continue
        yield data.join('\n')
        data = []
      }
    }
  } finally {
    // Tells the other side at once that nobody reads any more; nothing to do where it has ended already.
    await reader.cancel().catch(() => undefined)
  }
}

const notUnderstood = (status: number) =>
  new ApiError(status, 'The reply was not understood.', undefined)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
