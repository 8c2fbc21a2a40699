import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { cast } from '../test/cast.ts'
import type { SchoolProvider } from '../test/school-provider.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { createSignInLink } from './create-sign-in-link.ts'
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

const browser = (server: Pick<TestApp['app'], 'request'> = app.app) =>
  browserWithProvider(server, provider)

describe('signing in with the school’s provider', () => {
  test('leaves with all that makes the way back safe, and ends where one was going', async () => {
    const maya = browser()
    const leaving = await maya.get('/api/login?return=/exam-practice')
    const asked = Object.fromEntries(new URL(leadsTo(leaving)!).searchParams)
    expect(asked).toEqual({
      client_id: 'finalist',
      response_type: 'code',
      redirect_uri: `${PUBLIC_URL}/api/login/callback`,
      scope: 'openid email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })

    const arrived = await maya.signIn('maya', '/api/login?return=/exam-practice')
    expect(leadsTo(arrived)).toBe('/api/login/computer?return=%2Fexam-practice')
    expect(arrived.headers.getSetCookie().join()).toMatch(
      /__Host-finalist_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
    expect(await (await maya.whoAmI()).json()).toMatchObject({ email: cast.maya.email })
    expect(leadsTo(await maya.get('/api/login?return=/analytics'))).toBe('/analytics')
    expect(app.mail.sent).toEqual([])
  })

  test.each(['omar', 'quiet'])('believes %s: by xms_edov, or at the user address', async (who) => {
    const visitor = browser()
    await visitor.signIn(who)
    expect((await visitor.whoAmI()).status).toBe(200)
  })

  test.each(['unchecked', 'typedIn'])('lets nobody in by an %s address', async (who) => {
    const visitor = browser()
    const refused = await visitor.signIn(who)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('Your address is not confirmed')
    expect((await visitor.whoAmI()).status).toBe(401)
    expect((await visitor.cross('maya')).wasAsked).toBe(true)
  })

  test('a trusted issuer need not say that it checked, but its “unverified” stands', async () => {
    const trusting = { PUBLIC_URL, ...provider.environment, OIDC_TRUST_EMAIL: 'true' }
    app = await createTestApp(trusting)
    expect((await browser().signIn('unchecked')).status).toBe(302)
    expect((await browser().signIn('typedIn')).status).toBe(403)
  })

  test.each(['neighbour', 'unlisted'])('turns away the %s, and asks for another', async (who) => {
    const visitor = browser()
    expect(leadsTo(await visitor.signIn(who))).toBe('/unauthorized')
    expect(visitor.jar.get(SESSION_COOKIE)).toBeUndefined()
    expect(app.mail.sent).toEqual([])
    const again = await visitor.cross('maya')
    expect(again.wasAsked).toBe(true)
    await visitor.get(again.callback)
    expect((await visitor.whoAmI()).status).toBe(200)
  })

  test('turns away who was switched off', async () => {
    const link = await createSignInLink(app, cast.advisorLin.email)
    const lin = browser()
    await lin.post(link)
    await app.db
      .updateTable('users')
      .set({ authorized: false })
      .where('email', '=', cast.maya.email)
      .execute()
    expect(leadsTo(await browser().signIn('maya'))).toBe('/unauthorized')
  })

  test('works across server processes, and in two tabs at once', async () => {
    const other = createApp({ ...app.deps, config: structuredClone(app.config) })
    const either = { current: app.app }
    const maya = browser({ request: (...given) => either.current.request(...given) })
    const [first, second] = [
      await maya.cross('maya', '/api/login?return=/feedback'),
      await maya.cross('maya'),
    ]
    either.current = other
    expect(leadsTo(await maya.get(first.callback))).toContain('%2Ffeedback')
    expect((await maya.get(second.callback)).status).toBe(302)
  })
})

test('no codes are mailed where the school has a provider, but links work and say how to go on', async () => {
  const maya = browser()
  for (const path of ['/api/login', '/api/login/code', '/api/login/code/again']) {
    expect(leadsTo(await maya.post(path, { email: cast.maya.email }))).toBe('/')
  }
  expect(app.mail.sent).toEqual([])

  const link = await createSignInLink(app, cast.maya.email)
  expect(leadsTo(await maya.post(link))).toBe('/')
  const gone = await (await browser().get(link)).text()
  expect(gone).toContain('sign in with your school account')
})

test('a provider that is down when the server starts is asked again when it is back', async () => {
  const maya = browser()
  await provider.stop()
  const down = await maya.get('/api/login?return=/feedback')
  expect(down.status).toBe(503)
  const page = await down.text()
  expect(page).toContain('does not answer')
  expect(page).toContain('href="/api/login?return=%2Ffeedback"')

  await provider.startAgain()
  const { callback } = await maya.cross('maya', '/api/login?return=/feedback')
  // Down again while somebody types a password.
  await provider.stop()
  expect((await maya.get(callback)).status).toBe(503)
  await provider.startAgain()
  expect((await maya.signIn('maya')).status).toBe(302)
  expect(app.takeErrors()).toHaveLength(2)
})

test('one client cannot begin without end', async () => {
  const row = {
    key: 'visit:client:unknown',
    window_ends_at: new Date(app.clock.now().getTime() + HOUR),
  }
  await app.db
    .insertInto('rate_limits')
    .values({ ...row, count: 5000 })
    .execute()
  const refused = await browser().get('/api/login')
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('That was too often.')
})
