import { beforeEach, describe, expect, test } from 'vitest'
import { cast } from '../test/cast.ts'
import { cookieOf } from '../test/cookies.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { createSignInLink } from './create-sign-in-link.ts'
import { browserAt, leadsTo } from './fixtures.ts'

const HOUR = 60 * 60_000

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const whoAmI = (cookie: string) => app.app.request('/api/auth/user', { headers: { cookie } })

describe('a session', () => {
  test('is HttpOnly, Lax and a new one at each sign-in', async () => {
    const first = await signIn(app, app.app, cast.maya.email)
    const link = await createSignInLink(app, cast.maya.email)
    const response = await app.app.request(link, { method: 'POST', headers: { cookie: first } })

    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/)
    expect(cookieOf(response)).not.toBe(first)
    expect((await whoAmI(first)).status).toBe(401)
  })

  test('is Secure and bound to this host over https', async () => {
    const https = await createTestApp({ PUBLIC_URL: 'https://finalist.school.example' })
    const response = await https.app.request(await createSignInLink(https, cast.maya.email), {
      method: 'POST',
    })
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-finalist_session=.*; Path=\/.*Secure/,
    )
  })

  test('slides for thirty days', async () => {
    const cookie = await signIn(app, app.app, cast.maya.email)
    for (let weeks = 0; weeks < 10; weeks++) {
      app.wait(7 * 24 * HOUR)
      expect((await whoAmI(cookie)).status).toBe(200)
    }
    app.wait(30 * 24 * HOUR)
    expect((await whoAmI(cookie)).status).toBe(401)
  })

  test('lasts twelve hours on a shared computer, and goes with the browser', async () => {
    const link = await createSignInLink(app, cast.maya.email)
    const response = await app.app.request(link, {
      method: 'POST',
      body: new URLSearchParams({ shared: 'yes' }),
    })
    expect(response.headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/)

    app.wait(11 * HOUR)
    expect((await whoAmI(cookieOf(response))).status).toBe(200)
    app.wait(1 * HOUR)
    expect((await whoAmI(cookieOf(response))).status).toBe(401)
  })

  test.each([
    [
      'removed',
      (lin: Awaited<ReturnType<TestApp['as']>>) => lin.team.deleteUser({ email: cast.maya.email }),
    ],
    [
      'de-authorized',
      (lin: Awaited<ReturnType<TestApp['as']>>) =>
        lin.team.updateUser({ email: cast.maya.email, authorized: false }),
    ],
  ])('ends at once when its person is %s', async (_, act) => {
    const cookie = await signIn(app, app.app, cast.maya.email)
    expect((await whoAmI(cookie)).status).toBe(200)
    await act(await app.as('advisorLin'))
    expect((await whoAmI(cookie)).status).toBe(401)
  })

  test('does not come back when its person is switched on again', async () => {
    const cookie = await signIn(app, app.app, cast.maya.email)
    const lin = await app.as('advisorLin')
    await lin.team.updateUser({ email: cast.maya.email, authorized: false })
    await lin.team.updateUser({ email: cast.maya.email, authorized: true })
    expect((await whoAmI(cookie)).status).toBe(401)
  })

  test('ends at log-out', async () => {
    const maya = browserAt(app.app)
    await maya.post(await createSignInLink(app, cast.maya.email))
    const cookie = maya.jar.header()
    expect(leadsTo(await maya.get('/api/logout'))).toBe('/?signed-out=1')
    expect((await whoAmI(cookie)).status).toBe(401)
  })

  test('is not ended by a program that looks at the address', async () => {
    const cookie = await signIn(app, app.app, cast.maya.email)
    await app.app.request('/api/logout', { method: 'HEAD', headers: { cookie } })
    expect((await whoAmI(cookie)).status).toBe(200)
  })

  test('is not ended by a link on another site', async () => {
    const cookie = await signIn(app, app.app, cast.maya.email)
    const headers = { cookie, 'sec-fetch-site': 'cross-site' }
    const page = await (await app.app.request('/api/logout', { headers })).text()
    expect(page).toContain('Log out?')
    expect((await whoAmI(cookie)).status).toBe(200)
  })
})

test('what has run out is forgotten', async () => {
  await browserAt(app.app).post('/api/login', { email: cast.maya.email })
  await createSignInLink(app, cast.maya.email)
  await signIn(app, app.app, cast.omar.email)
  app.wait(31 * 24 * HOUR)
  await app.jobs.enqueue(app.db, 'sign-in.forget-expired', {})
  await app.runJobs()

  for (const table of ['sign_in_codes', 'sign_in_links', 'sessions', 'rate_limits'] as const) {
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})
