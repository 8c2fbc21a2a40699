import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { cast } from '../test/cast.ts'
import { createJar } from '../test/cookies.ts'
import { startSchoolProvider, type SchoolProvider } from '../test/school-provider.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { createSignInLink } from './create-sign-in-link.ts'

const HOUR = 60 * 60_000
const PUBLIC_URL = 'https://finalist.school.example'
const SESSION = '__Host-finalist_session'

let provider: SchoolProvider
beforeAll(async () => {
  provider = await startSchoolProvider(`${PUBLIC_URL}/api/login/callback`)
  Object.assign(provider.accounts, {
    maya: { email: 'Maya.Okafor@school.example', email_verified: true },
    omar: { email: cast.omar.email, xms_edov: '1' },
    quiet: { email: cast.maya.email, email_verified: true, userinfoOnly: true },
    unchecked: { email: cast.maya.email },
    typedIn: { email: cast.advisorLin.email, email_verified: false, xms_edov: true },
    neighbour: { email: 'maya.okafor@evil-school.example', email_verified: true },
    unlisted: { email: 'nobody@school.example', email_verified: true },
  })
})
afterAll(() => provider.stop())

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ PUBLIC_URL, ...provider.environment })
})

/** A browser that follows what it is told, from our pages to the provider's and back. */
function browser(server: Pick<TestApp['app'], 'request'> = app.app) {
  const [jar, there] = [createJar(), provider.visitor()]
  const ask = async (path: string, init?: RequestInit) =>
    jar.keep(await server.request(path, { ...init, headers: { cookie: jar.header() } }))
  const post = (path: string, fields: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  return {
    jar,
    get: (path: string) => ask(path),
    post,
    /** Where the provider sends this account back to, and whether it asked which one. */
    async cross(account: string, path = '/api/login') {
      const leaving = await ask(path)
      const { address, wasAsked } = await there.go(leaving.headers.get('location')!, account)
      return { callback: address.pathname + address.search, wasAsked }
    },
    async signIn(account: string, path?: string) {
      return ask((await this.cross(account, path)).callback)
    },
    mine: () => post('/api/login/computer', { computer: 'own' }),
    whoAmI: () => ask('/api/auth/user'),
  }
}

const leadsTo = (response: Response) => response.headers.get('location')

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
    expect(visitor.jar.get(SESSION)).toBeUndefined()
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

describe('what comes back', () => {
  test('works once', async () => {
    const maya = browser()
    const { callback } = await maya.cross('maya')
    await maya.get(callback)
    // One's own way back in the history does no harm, but for nobody does it open a session again.
    expect(leadsTo(await maya.get(callback))).toBe('/')
    maya.jar.drop(SESSION)
    expect((await maya.get(callback)).status).toBe(400)

    // Nor with a new state: the code itself is spent.
    const next = await maya.cross('maya')
    const forged = new URL(next.callback, PUBLIC_URL)
    forged.searchParams.set('code', new URL(callback, PUBLIC_URL).searchParams.get('code')!)
    expect((await maya.get(forged.pathname + forged.search)).status).toBe(502)
    expect(maya.jar.get(SESSION)).toBeUndefined()
    expect(app.takeErrors().join()).toContain('invalid_grant')
  })

  test('counts only in the browser that left, so nobody is signed in as another', async () => {
    const [omar, maya] = [browser(), browser()]
    const { callback } = await omar.cross('omar')
    await maya.get('/api/login')
    const lured = await maya.get(callback)
    expect(lured.status).toBe(400)
    expect(await lured.text()).toContain('href="/api/login"')
    expect(maya.jar.get(SESSION)).toBeUndefined()
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
    expect(maya.jar.get(SESSION)).toBeUndefined()
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
    const before = maya.jar.get(SESSION)
    const settled = await maya.post('/api/login/computer', { computer: 'own', return: '/feedback' })
    expect(leadsTo(settled)).toBe('/feedback')
    expect(maya.jar.get(SESSION)).not.toBe(before)
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
    await maya.mine()
    expect(leadsTo(await maya.get('/api/logout'))).toBe('/?signed-out=1')
    expect((await maya.whoAmI()).status).toBe(401)
    const { wasAsked, callback } = await maya.cross('omar')
    expect(wasAsked).toBe(true)
    expect(leadsTo(await maya.get(callback))).toContain('/api/login/computer')
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
