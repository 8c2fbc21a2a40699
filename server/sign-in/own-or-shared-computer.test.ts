import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cast } from '../test/cast.ts'
import type { SchoolProvider } from '../test/school-provider.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { leadsTo } from './fixtures.ts'
import {
  browserWithProvider,
  PUBLIC_URL,
  SESSION_COOKIE,
  startProviderOfTheCast,
} from './provider-fixtures.ts'

const HOUR = 60 * 60_000

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

describe('the computer', () => {
  test('is a shared one until somebody says that it is their own', async () => {
    const maya = browser()
    await maya.signIn('maya')
    const page = await (await maya.get('/api/login/computer?return=/feedback')).text()
    expect(page).toContain('Is this your own device?')
    app.wait(12 * HOUR)
    expect((await maya.whoAmI()).status).toBe(401)
  })

  test('of one’s own keeps one signed in, and is not asked about again', async () => {
    const maya = browser()
    await maya.signIn('maya')
    const before = maya.jar.get(SESSION_COOKIE)
    const settled = await maya.post('/api/login/computer', { computer: 'own', return: '/feedback' })
    expect(leadsTo(settled)).toBe('/feedback')
    expect(maya.jar.get(SESSION_COOKIE)).not.toBe(before)
    app.wait(29 * 24 * HOUR)
    expect((await maya.whoAmI()).status).toBe(200)

    app.wait(31 * 24 * HOUR)
    expect(await maya.cross('maya')).toMatchObject({ wasAsked: false })
    expect(leadsTo(await maya.signIn('maya', '/api/login?return=/feedback'))).toBe('/feedback')
  })

  test('that is shared asks each time who is there', async () => {
    const shared = browser()
    await shared.signIn('maya')
    await shared.post('/api/login/computer', { computer: 'shared' })
    app.wait(12 * HOUR)
    const { wasAsked, callback } = await shared.cross('omar')
    expect(wasAsked).toBe(true)
    expect(leadsTo(await shared.get(callback))).toBe('/')
    expect(await (await shared.whoAmI()).json()).toMatchObject({ email: cast.omar.email })
  })

  test('forgets who was there at log-out: the next one chooses an account', async () => {
    const maya = browser()
    await maya.signIn('maya')
    await maya.post('/api/login/computer', { computer: 'own' })
    expect(leadsTo(await maya.get('/api/logout'))).toBe('/?signed-out=1')
    expect((await maya.whoAmI()).status).toBe(401)
    const { wasAsked, callback } = await maya.cross('omar')
    expect(wasAsked).toBe(true)
    expect(leadsTo(await maya.get(callback))).toContain('/api/login/computer')
  })
})
