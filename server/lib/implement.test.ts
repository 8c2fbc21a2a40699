import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { beforeEach, describe, expect, test } from 'vitest'
import { JSON_BODY_BYTES } from '#contract/endpoint.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { cast } from '../test/cast.ts'

const DAY = 24 * 60 * 60 * 1000

let app: TestApp
let cookie: string
beforeEach(async () => {
  app = await createTestApp()
  cookie = await signIn(app.deps, app.app, cast.maya.email)
})

describe('every reply carries the safety headers', () => {
  const expectSafe = ({ headers }: Response) => {
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBe('no-store')
  }

  test.each([
    ['a call', '/api/exams', 200],
    ['a refusal', '/api/exams/999', 404],
    ['a page', '/api/login', 302],
    ['an address that is none', '/api/nothing', 404],
  ])('%s', async (_, path, status) => {
    const response = await app.app.request(path, { headers: { cookie } })
    expect(response.status).toBe(status)
    expectSafe(response)
  })

  test('and a call that slides the session its cookie, too', async () => {
    app.wait(2 * DAY)
    const response = await app.app.request('/api/exams', { headers: { cookie } })
    expectSafe(response)
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('finalist_session=')])
    expect(response.headers.get('content-type')).toBe('application/json')
  })

  test('with a promise to stay on https, where the product is on https', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://finalist.school.example' })
    const response = await secure.app.request('/api/settings/public')
    expectSafe(response)
    expect(response.headers.get('strict-transport-security')).toContain('max-age=')
  })
})

describe('a body', () => {
  const path = '/api/exams/1/attempt'
  const tooLong = JSON.stringify({ answers: {}, filler: 'x'.repeat(JSON_BODY_BYTES) })

  test('that says it is too large is refused before it is read', async () => {
    const headers = { 'content-length': String(JSON_BODY_BYTES + 1) }
    expect((await send({ path, headers, body: '{' })).status).toBe(413)
  })

  test('that does not say and turns out too large is refused, too', async () => {
    expect((await send({ path, headers: {}, body: tooLong })).status).toBe(413)
  })

  test('of a stranger is refused for being a stranger’s, whatever its length', async () => {
    const stranger = { cookie: '' }
    expect((await send({ path, headers: stranger, body: tooLong })).status).toBe(401)
    const stated = { ...stranger, 'content-length': String(JSON_BODY_BYTES + 1) }
    expect((await send({ path, headers: stated, body: '{' })).status).toBe(401)
  })

  test('that is smaller than the most allowed is read either way', async () => {
    const body = JSON.stringify({ answers: {} })
    const stated = { 'content-length': String(body.length) }
    // Read and understood: there is only no exam open.
    expect((await send({ path, headers: stated, body })).status).toBe(409)
    expect((await send({ path, headers: {}, body })).status).toBe(409)
  })

  /** Over a real connection: only there are lengths stated and bodies sent in pieces. */
  async function send({ path, headers, body }: { path: string; headers: object; body: string }) {
    const server = createServer(getRequestListener(app.app.fetch))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A TCP server's address is an object; only pipes have a string.
    const { port } = server.address() as AddressInfo
    try {
      return await new Promise<{ status: number | undefined }>((resolve, reject) => {
        const call = request({ port, path, method: 'POST', headers: { cookie, ...headers } })
        call.once('response', (response) => {
          resolve({ status: response.statusCode })
          call.destroy()
        })
        call.once('error', reject)
        // Without a length, what is written before the end goes out in pieces.
        call.write(body)
        if (!('content-length' in headers)) call.end()
      })
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }
})
