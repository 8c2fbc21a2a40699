import { Hono, type Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { Endpoint } from '#contract/endpoint.ts'
import type * as z from 'zod/mini'
import type { SignedIn } from '../ports/deps.ts'
import { receiverOf, type AppEnv } from './implement.ts'

type StreamedEndpoint = Endpoint<'student' | 'admin'> & { events: z.ZodMiniType }
type Caller = {
  user: SignedIn
  /** Aborted when the caller has gone away or wants no more. */
  signal: AbortSignal
}

/**
 * Sibling of `implement` for a call that can answer part by part: where a stream is named and wanted at least as much as
 * JSON this one answers, else whoever comes after it. A handler that refuses before its first part refuses as every call does.
 */
export function streamEvents<E extends StreamedEndpoint>(
  endpoint: E,
  handle: (
    input: z.output<E['input']>,
    caller: Caller,
  ) => Promise<AsyncGenerator<z.output<E['events']>>>,
) {
  const router = new Hono<AppEnv>()
  const receive = receiverOf(endpoint)
  router.on(endpoint.method, endpoint.path, async (c, next) => {
    if (!prefersStream(c)) return next()
    const { input, person } = await receive(c)
    const gone = new AbortController()
    const leave = () => gone.abort()
    const { signal } = c.req.raw
    signal.addEventListener('abort', leave, { once: true })
    // Who went away while we asked who they are has made no sound since.
    if (signal.aborted) leave()
    // The endpoint is for people who are signed in, so there is one.
    const { user } = person as { user: SignedIn }
    const events = await handle(input as z.output<E['input']>, { user, signal: gone.signal })
    return new Response(bodyOf(events, leave), { headers: HEADERS })
  })
  return router
}

const STREAM = 'text/event-stream'
const JSON_TYPE = 'application/json'

const prefersStream = (c: Context) =>
  accepts(c, {
    header: 'Accept',
    supports: [STREAM, JSON_TYPE],
    default: JSON_TYPE,
    match(named) {
      const wanted = (...types: string[]) => {
        const [found] = types.flatMap(
          (type) => named.find((one) => one.type.toLowerCase() === type) ?? [],
        )
        return found?.q ?? 0
      }
      const stream = wanted(STREAM)
      const json = wanted(JSON_TYPE, 'application/*', '*/*')
      return stream > 0 && stream >= json ? STREAM : JSON_TYPE
    },
  }) === STREAM

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that collects a reply before it passes it on would make it no stream.
  'x-accel-buffering': 'no',
  // Said here, so that the HTTP adapter does not wait to see whether the reply is short.
  'transfer-encoding': 'chunked',
}

/** Each event is asked for when the one before it has gone out: a slow reader slows the source down. */
function bodyOf(events: AsyncGenerator<unknown>, leave: () => void) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await events.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`))
      },
      async cancel() {
        leave()
        await events.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
