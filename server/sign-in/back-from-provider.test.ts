import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SchoolProvider } from '../test/school-provider.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { leadsTo } from './fixtures.ts'
import {
  browserWithProvider,
  PUBLIC_URL,
  SESSION_COOKIE,
  startProviderOfTheCast,
} from './provider-fixtures.ts'

let provider: SchoolProvider
beforeAll(async () => {
  provider = await startProviderOfTheCast()
})
afterAll(() => provider.stop())

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ PUBLIC_URL, ...provider.environment })
})

const browser = () => browserWithProvider(app.app, provider)

describe('what comes back', () => {
  test('works once', async () => {
    const maya = browser()
    const { callback } = await maya.cross('maya')
    await maya.get(callback)
    // One's own way back in the history does no harm, but for nobody does it open a session again.
    expect(leadsTo(await maya.get(callback))).toBe('/')
    maya.jar.drop(SESSION_COOKIE)
    expect((await maya.get(callback)).status).toBe(400)

    // Nor with a new state: the code itself is spent.
    const next = await maya.cross('maya')
    const forged = new URL(next.callback, PUBLIC_URL)
    forged.searchParams.set('code', new URL(callback, PUBLIC_URL).searchParams.get('code')!)
    expect((await maya.get(forged.pathname + forged.search)).status).toBe(502)
    expect(maya.jar.get(SESSION_COOKIE)).toBeUndefined()
    expect(app.takeErrors().join()).toContain('invalid_grant')
  })

  test('counts only in the browser that left, so nobody is signed in as another', async () => {
    const [omar, maya] = [browser(), browser()]
    const { callback } = await omar.cross('omar')
    await maya.get('/api/login')
    const lured = await maya.get(callback)
    expect(lured.status).toBe(400)
    expect(await lured.text()).toContain('href="/api/login"')
    expect(maya.jar.get(SESSION_COOKIE)).toBeUndefined()
    // And it took nothing from whose it is.
    expect((await omar.get(callback)).status).toBe(302)
  })

  test.each([
    ['state', 'f'.repeat(43), 400],
    ['code', 'forged', 502],
    ['iss', 'https://evil.example', 502],
  ])('is refused with another %s', async (name, value, status) => {
    const maya = browser()
    const { callback } = await maya.cross('maya')
    const forged = new URL(callback, PUBLIC_URL)
    forged.searchParams.set(name, value)
    expect((await maya.get(forged.pathname + forged.search)).status).toBe(status)
    expect(maya.jar.get(SESSION_COOKIE)).toBeUndefined()
    // What the log says holds nothing of the reply.
    expect(app.takeErrors().join()).not.toMatch(/forged|evil|maya/i)
  })

  test('is over after a quarter of an hour, and is forgotten', async () => {
    const maya = browser()
    const { callback } = await maya.cross('maya')
    app.wait(15 * 60_000)
    const late = await maya.get(callback)
    expect(late.status).toBe(400)
    expect(await late.text()).toContain('more than 15 minutes')
    await app.jobs.enqueue(app.db, 'sign-in.forget-expired', {})
    await app.runJobs()
    expect(await app.db.selectFrom('provider_visits').selectAll().execute()).toEqual([])
  })

  test('may have been signed by a clock that is minutes behind, not by one of yesterday', async () => {
    try {
      provider.clock.behindSeconds = 4 * 60
      expect((await browser().signIn('maya')).status).toBe(302)
      provider.clock.behindSeconds = 10 * 60
      expect((await browser().signIn('maya')).status).toBe(502)
      expect(app.takeErrors().join()).toContain('OAUTH_JWT_TIMESTAMP_CHECK_FAILED')
    } finally {
      provider.clock.behindSeconds = 0
    }
  })

  test('may be a no, which is said, and is nobody’s fault', async () => {
    const maya = browser()
    const declined = await maya.signIn('nobody', '/api/login?return=/feedback')
    expect(declined.status).toBe(403)
    expect(await declined.text()).toContain('href="/api/login?return=%2Ffeedback"')
    expect((await maya.cross('maya')).wasAsked).toBe(true)
  })
})
