import { once } from 'node:events'
import type { ServerOptions } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { cast } from '../test/cast.ts'
import { createHttpServer } from './http-server.ts'

let app: TestApp
let server: ReturnType<typeof createHttpServer>
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A connection to the real server before the app, on which anything may be written. */
async function dial(options: ServerOptions = {}): Promise<Socket> {
  server = createHttpServer(app.app.fetch, options)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is an object; only pipes have a string.
  return connect((server.address() as AddressInfo).port, '127.0.0.1')
}

/** All that comes back until the connection ends: the status, and the refusal in the one shape. */
async function refusalOf(socket: Socket) {
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  expect(head.toLowerCase()).toContain('content-type: application/json')
  return { status: Number(head.split(' ')[1]), ...ErrorBody.parse(JSON.parse(body)) }
}

const HOST = 'Host: finalist.example\r\n'
const POST = `POST /api/feedback HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`

describe('what is no request is refused in the shape of every other refusal:', () => {
  test.each([
    ['no HTTP at all', 'Hello?\r\n\r\n', 400],
    ['an address that is none', `GET evil HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET /api/version HTTP/1.1\r\n\r\n', 400],
    ['a NUL in a header', `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`, 400],
    ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 4\r\n\r\n{}`, 400],
    [
      'a length and pieces',
      `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
      400,
    ],
    ['a length that is none', `${POST}Content-Length: -1\r\n\r\n{}`, 400],
    ['a piece that is none', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['a very long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
    ['a very long header', `GET / HTTP/1.1\r\n${HOST}Cookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an expectation', `${POST}Expect: wonders\r\nConnection: close\r\n\r\n`, 417],
  ])('%s', async (_, written, status) => {
    const socket = await dial()
    socket.write(written)
    expect(await refusalOf(socket)).toMatchObject({ status })
  })

  test('headers that do not end in time', async () => {
    const limits = { headersTimeout: 20, requestTimeout: 30, connectionsCheckingInterval: 10 }
    const socket = await dial(limits)
    socket.write(POST)
    expect(await refusalOf(socket)).toMatchObject({ status: 408, code: 'unavailable' })
  })
})

describe('a body that does not arrive whole', () => {
  let cookie: string
  beforeEach(async () => {
    cookie = await signIn(app.deps, app.app, cast.maya.email)
  })
  const half = () => `${POST}Cookie: ${cookie}\r\nContent-Length: 1000\r\n\r\n{"subject": "`

  // That nothing is logged, and that nothing was stored, is what these are about.
  const kept = async () => (await app.as('maya')).feedback.listOwnFeedback({})

  test('because its sender went away is nobody’s error', async () => {
    const socket = await dial()
    socket.write(half())
    const [connection] = (await once(server, 'connection')) as [Socket]
    await once(server, 'request')
    socket.destroy()
    await once(connection, 'close')
    expect(await kept()).toEqual([])
  })

  test('because its sender stopped talking is refused', async () => {
    const socket = await dial()
    socket.end(half())
    expect(await refusalOf(socket)).toMatchObject({ status: 400 })
    expect(await kept()).toEqual([])
  })

  test('because it is too slow is refused', async () => {
    const limits = { headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10 }
    const socket = await dial(limits)
    socket.write(half())
    expect(await refusalOf(socket)).toMatchObject({ status: 408 })
    expect(await kept()).toEqual([])
  })

  test('and one longer than it said ends the connection', async () => {
    const socket = await dial()
    socket.write(`${POST}Cookie: ${cookie}\r\nContent-Length: 2\r\n\r\n{}GARBAGE\r\n\r\n`)
    expect(await refusalOf(socket)).toMatchObject({ status: 400 })
  })
})
