import { beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { createTestApp, signIn, type TestApp } from './test/test-app.ts'
import { cast } from './test/cast.ts'

const endpoints: Endpoint[] = Object.values(contract).flatMap((area) => Object.values(area))
const closed = endpoints.filter(({ access }) => access !== 'public')
const forAdmins = endpoints.filter(({ access }) => access === 'admin')

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

describe('every call', () => {
  test.each(closed)('$method $path asks strangers to sign in', async ({ method, path }) => {
    const response = await app.app.request(path, { method })

    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'signed_out', message: 'Unauthorized' })
  })

  test.each(forAdmins)('$method $path is not for students', async ({ method, path }) => {
    const cookie = await signIn(app, app.app, cast.maya.email)

    const response = await app.app.request(path, { method, headers: { cookie } })

    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'forbidden' })
  })
})

test('an address that does not exist is refused in the same shape', async () => {
  const response = await app.app.request('/api/nothing')

  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) })
})

describe('a change asked for by another site', () => {
  const ask = (headers: Record<string, string>) =>
    app.app.request('http://finalist.example/api/login', { method: 'POST', headers })

  test('is refused', async () => {
    const response = await ask({ origin: 'https://evil.example', host: 'finalist.example' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
  })

  test('is refused from a sandboxed page', async () => {
    expect((await ask({ origin: 'null', host: 'finalist.example' })).status).toBe(403)
  })

  test.each<Record<string, string>>([{}, { origin: 'http://finalist.example' }])(
    'passes from %o',
    async (headers) => {
      expect((await ask({ host: 'finalist.example', ...headers })).status).toBe(422)
    },
  )

  describe('where the public address is known', () => {
    const askBehindProxy = async (origin: string) => {
      const behind = await createTestApp({ PUBLIC_URL: 'https://finalist.example' })
      const headers = { origin, host: 'finalist.example' }
      return behind.app.request('/api/login', { method: 'POST', headers })
    }

    test.each(['http://finalist.example', 'https://finalist.example:8443'])(
      'is refused from %s, which only has the same name',
      async (origin) => {
        const response = await askBehindProxy(origin)
        expect(response.status).toBe(403)
        expect((await response.json()).message).toContain('Open https://finalist.example and')
      },
    )

    test('passes from that address', async () => {
      expect((await askBehindProxy('https://finalist.example')).status).toBe(422)
    })
  })
})
