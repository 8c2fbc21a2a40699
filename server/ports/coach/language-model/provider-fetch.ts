import {
  Agent,
  request as requestOpenly,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import { Agent as SafeAgent, request as requestSafely } from 'node:https'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/**
 * Longest time between two looks at what a stream has brought. A screen that moves ten times a second is read like one
 * that moves with every token, and a look costs a server that many students share more than the tokens themselves.
 */
const CALM_MS = 100

/**
 * With a buffer that is full after one piece, what a provider sends between two looks stays with the system and is read in
 * one go, and a provider that sends faster than anybody listens has to wait.
 */
const CONNECTIONS = {
  ...{ keepAlive: true, highWaterMark: 1 },
  // What has been idle for longer may be gone without a word; the next one to use it would wait for nothing.
  timeout: 4000,
  // As Node's own connections do where they are told to.
  ...(process.env.NODE_USE_ENV_PROXY && { proxyEnv: process.env }),
}
const openly = new Agent(CONNECTIONS)
const safely = new SafeAgent(CONNECTIONS)

/** The standard asks whoever gets these to send the same again elsewhere. */
const REDIRECTS = [307, 308]
/** Replies without a body, which the standard's class refuses to give one. */
const BODILESS = [204, 205, 304]

/**
 * `fetch` for a provider's client, over Node's own HTTP client: a reply's first bytes at once, and the longer it talks the
 * calmer. Text only goes out. It fails as `fetch` does, so that the client knows what may be tried again.
 */
export const providerFetch: typeof fetch = async (address, init = {}) => {
  const answer = await send(new URL(String(address)), init)
  const status = answer.statusCode ?? 500
  if (REDIRECTS.includes(status)) {
    answer.destroy()
    return fetch(address, init)
  }
  const body = BODILESS.includes(status) ? null : bodyOf(answer, init.signal)
  return new Response(body, { status, headers: headersOf(answer) })
}

function send(url: URL, { method, headers, body, signal }: RequestInit) {
  const isSafe = url.protocol === 'https:'
  const request = isSafe ? requestSafely : requestOpenly
  const options: RequestOptions = {
    agent: isSafe ? safely : openly,
    ...{ method: method ?? 'GET', signal: signal ?? undefined },
    // Nothing here would unpack it.
    headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
  }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, options, resolve)
    call.on('error', (cause) =>
      reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause })),
    )
    call.end(body)
  })
}

function headersOf({ headersDistinct }: IncomingMessage) {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  return headers
}

/** As `fetch` says it. */
const brokenOff = (signal: RequestInit['signal'], cause: Error): unknown =>
  signal?.aborted ? signal.reason : new TypeError('terminated', { cause })

/** What has come since the last look is one piece. Of an answer that breaks off, what came is told first. */
function bodyOf(answer: IncomingMessage, signal: RequestInit['signal']) {
  const { socket } = answer
  const parts: Buffer[] = []
  let end: { error?: unknown } | undefined
  let wake = () => {}
  answer.on('data', (part: Buffer) => {
    parts.push(part)
    wake()
  })
  const over = (how: { error?: unknown }) => {
    end ??= how
    wake()
  }
  answer.on('end', () => over({}))
  answer.on('error', (cause) => over({ error: brokenOff(signal, cause) }))
  const began = performance.now()
  let looked = began
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const isRested = !answer.complete && (await rest(began, looked))
        socket.resume()
        // Node keeps the first piece that comes to a paused socket; the others stand behind it, with the system.
        if (isRested) await turn()
        if (parts.length === 0 && !end) await new Promise<void>((resolve) => (wake = resolve))
        // Not the answer, which would lose what waits in it when the provider breaks off.
        if (!answer.complete) socket.pause()
        looked = performance.now()
        if (parts.length > 0) controller.enqueue(Buffer.concat(parts.splice(0)))
        else if (end?.error) controller.error(end.error)
        else controller.close()
      },
      cancel() {
        answer.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * Twice as long as it has been talking, up to the longest: what comes first may come in many small pieces. Whether there
 * was anything to wait for.
 */
async function rest(began: number, looked: number) {
  const now = performance.now()
  const left = Math.min(CALM_MS, 2 * (now - began)) - (now - looked)
  if (left < 1) return false
  await wait(left)
  return true
}
