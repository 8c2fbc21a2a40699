import { createServer, type ServerOptions, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ErrorBody } from '#contract/errors.ts'

type Fetch = Parameters<typeof getRequestListener>[0]
type Options = ServerOptions & { hostname?: string }
type Refusal = { status: number; reason: string; code: ErrorBody['code']; message: string }

/**
 * Node's HTTP server before the app. What never becomes a request, being no HTTP, too long in its headers or too slow,
 * is refused in the shape of every other refusal instead of Node's empty replies, and is nobody's error but the sender's.
 */
export function createHttpServer(fetch: Fetch, { hostname, ...options }: Options = {}) {
  const listener = getRequestListener(fetch, { hostname, errorHandler })
  // Node's own check says nothing; the listener's takes its place.
  const server = createServer({ ...options, requireHostHeader: false }, (incoming, outgoing) => {
    // HTTP/1.0 has no Host, and health checks still speak it.
    const isNameless = incoming.headers.host === undefined && incoming.httpVersion !== '1.0'
    if (isNameless) send(outgoing, UNREADABLE)
    else void listener(incoming, outgoing)
  })
  server.on('checkExpectation', (_, outgoing) => send(outgoing, UNEXPECTED))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(socket, REFUSALS[error.code ?? ''] ?? UNREADABLE)
  })
  return server
}

/** The app answers its own errors, so that whatever else comes here is a fault in it. */
const errorHandler = (error: unknown) =>
  responseOf(error instanceof RequestError ? UNREADABLE : FAULT)

const UNREADABLE: Refusal = {
  ...{ status: 400, reason: 'Bad Request', code: 'invalid_input' },
  message: 'This request could not be understood.',
}
const UNEXPECTED: Refusal = { ...UNREADABLE, status: 417, reason: 'Expectation Failed' }
const FAULT: Refusal = {
  ...{ status: 500, reason: 'Internal Server Error', code: 'unexpected' },
  message: 'Something went wrong on our side. Please try again.',
}

/** By Node's codes. */
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    ...{ status: 431, reason: 'Request Header Fields Too Large', code: 'too_large' },
    message: 'The address or the headers of this request are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    ...{ status: 413, reason: 'Payload Too Large', code: 'too_large' },
    message: 'This request is larger than allowed.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    ...{ status: 408, reason: 'Request Timeout', code: 'unavailable' },
    message: 'This request took too long to arrive. Please try again.',
  },
}

/** On a connection that no request came out of, or only a part of one. */
function refuse(socket: Duplex, refusal: Refusal) {
  const text = textOf(refusal)
  const lines = Object.entries(headersOf(text)).map(([name, value]) => `${name}: ${value}\r\n`)
  const reply = `HTTP/1.1 ${refusal.status} ${refusal.reason}\r\n${lines.join('')}\r\n${text}`
  // Into the middle of a reply nothing is written.
  if (socket.writable && !isReplying(socket)) socket.end(reply, () => socket.destroy())
  else socket.destroy()
}

/** Node's own mark on its sockets, which has no public name. */
const isReplying = (socket: Duplex) =>
  (socket as Duplex & { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
}

const headersOf = (text: string) => ({ ...HEADERS, 'content-length': Buffer.byteLength(text) })

const textOf = ({ code, message }: Refusal) =>
  JSON.stringify({ code, message, requestId: crypto.randomUUID() } satisfies ErrorBody)

const responseOf = (refusal: Refusal) =>
  new Response(textOf(refusal), { status: refusal.status, headers: HEADERS })

function send(outgoing: ServerResponse, refusal: Refusal) {
  const text = textOf(refusal)
  outgoing.writeHead(refusal.status, headersOf(text)).end(text)
}
