import { beforeEach, describe, expect, test } from 'vitest'
import { cast } from '../test/cast.ts'
import { cookieOf } from '../test/cookies.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { createSignInLink } from './create-sign-in-link.ts'

const HOUR = 60 * 60_000

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

/** A browser that fills in our forms and keeps its cookies. */
function browser(request = app.app.request.bind(app.app)) {
  let cookie = ''
  const keep = (response: Response) => {
    const fresh = cookieOf(response)
    if (fresh) cookie = fresh
    return response
  }
  return {
    get: async (path: string) => keep(await request(path, { headers: { cookie } })),
    post: async (path: string, fields: Record<string, string> = {}) =>
      keep(
        await request(path, {
          method: 'POST',
          headers: { cookie },
          body: new URLSearchParams(fields),
        }),
      ),
    cookie: () => cookie,
  }
}

const codeMailedTo = (email: string) =>
  app.mail.sent.findLast(({ to }) => to === email)!.text.match(/[A-Z2-9]{4} [A-Z2-9]{4}/)![0]

const whoAmI = (cookie: string) => app.app.request('/api/auth/user', { headers: { cookie } })

describe('signing in by code', () => {
  test('mails a code that signs in once, and leads back to where one was going', async () => {
    const maya = browser()
    const asked = await maya.post('/api/login', {
      email: ' Maya.Okafor@School.Example ',
      return: '/exam-practice',
    })
    expect(asked.headers.get('location')).toBe('/api/login/code')

    const code = codeMailedTo(cast.maya.email)
    const entered = await maya.post('/api/login/code', { code })

    expect(entered.headers.get('location')).toBe('/exam-practice')
    expect(await (await whoAmI(maya.cookie())).json()).toMatchObject({
      email: cast.maya.email,
      firstName: 'Maya',
      role: 'student',
      studyStreak: 0,
    })
  })

  test('forgives case, spaces and dashes in the code', async () => {
    const maya = browser()
    await maya.post('/api/login', { email: cast.maya.email })
    const typed = codeMailedTo(cast.maya.email).toLowerCase().replace(' ', ' - ')
    expect((await maya.post('/api/login/code', { code: typed })).status).toBe(302)
  })

  test('keeps only a hash of the code', async () => {
    await browser().post('/api/login', { email: cast.maya.email })
    const row = await app.db.selectFrom('sign_in_codes').selectAll().executeTakeFirstOrThrow()
    const code = codeMailedTo(cast.maya.email).replace(' ', '')
    expect(Buffer.from(row.code_hash).toString('latin1')).not.toContain(code)
    expect(row.code_hash).toHaveLength(32)
  })

  test('gives five tries, then the code is gone even for who has it', async () => {
    const maya = browser()
    await maya.post('/api/login', { email: cast.maya.email })
    const code = codeMailedTo(cast.maya.email)
    const tries = []
    for (let i = 0; i < 5; i++)
      tries.push(await (await maya.post('/api/login/code', { code: 'WRONGONE' })).text())

    expect(tries[0]).toContain('4 tries are left')
    expect(tries[3]).toContain('one try is left')
    expect(await (await maya.post('/api/login/code', { code })).text()).toContain('run out')
  })

  test('ends a code after ten minutes', async () => {
    const maya = browser()
    await maya.post('/api/login', { email: cast.maya.email })
    app.wait(10 * 60_000)
    const late = await maya.post('/api/login/code', { code: codeMailedTo(cast.maya.email) })
    expect(late.status).toBe(422)
  })

  test('sends another after thirty seconds, and the first stops working', async () => {
    const maya = browser()
    await maya.post('/api/login', { email: cast.maya.email })
    const first = codeMailedTo(cast.maya.email)

    const tooSoon = await maya.post('/api/login/code/again')
    expect(tooSoon.status).toBe(429)
    expect(await tooSoon.text()).toContain('Please try again in 30 seconds.')
    app.wait(30_000)
    await maya.post('/api/login/code/again')

    expect((await maya.post('/api/login/code', { code: first })).status).toBe(422)
    expect(
      (await maya.post('/api/login/code', { code: codeMailedTo(cast.maya.email) })).status,
    ).toBe(302)
  })

  test('sends no mail outside the school’s domain', async () => {
    for (const email of [
      'maya@gmail.example',
      'maya@evil-school.example',
      'maya@school.example.evil.example',
    ]) {
      const response = await browser().post('/api/login', { email })
      expect(response.headers.get('location')).toBe('/unauthorized')
    }
    expect(app.mail.sent).toEqual([])
  })

  test('tells nobody who is on the list until the address is proved', async () => {
    const [known, unknown] = [browser(), browser()]
    const answers = [
      await known.post('/api/login', { email: cast.maya.email }),
      await unknown.post('/api/login', { email: 'nobody@school.example' }),
    ]
    expect(answers.map((a) => [a.status, a.headers.get('location')])).toEqual([
      [302, '/api/login/code'],
      [302, '/api/login/code'],
    ])

    const proved = await unknown.post('/api/login/code', {
      code: codeMailedTo('nobody@school.example'),
    })
    expect(proved.headers.get('location')).toBe('/unauthorized')
  })

  test('turns away who was switched off', async () => {
    const lin = await app.as('advisorLin')
    await lin.team.updateUser({ email: cast.maya.email, authorized: false })
    const maya = browser()
    await maya.post('/api/login', { email: cast.maya.email })
    const proved = await maya.post('/api/login/code', { code: codeMailedTo(cast.maya.email) })
    expect(proved.headers.get('location')).toBe('/unauthorized')
  })

  test('counts only in the window that asked: nobody else can use up the tries', async () => {
    const [maya, stranger] = [browser(), browser()]
    await maya.post('/api/login', { email: cast.maya.email })
    const code = codeMailedTo(cast.maya.email)
    await stranger.post('/api/login', { email: cast.maya.email })
    app.wait(31_000)
    await stranger.post('/api/login', { email: cast.maya.email })
    for (let i = 0; i < 5; i++) await stranger.post('/api/login/code', { code: 'WRONGONE' })

    expect((await stranger.post('/api/login/code', { code })).status).toBe(422)
    expect((await maya.post('/api/login/code', { code })).status).toBe(302)
  })

  test.each([
    { email: 'victim@gmail.example' },
    { email: 'victim@school.example\u0000' },
    { email: 'x'.repeat(6000) + '@school.example' },
    { email: 'victim@school.example', window: 'short' },
  ])('does not believe a cookie that says %j', async (said) => {
    const pending = { returnTo: '/', shared: false, window: 'w'.repeat(43), ...said }
    const headers = { cookie: `finalist_signing_in=${encodeURIComponent(JSON.stringify(pending))}` }
    const response = await app.app.request('/api/login/code/again', { method: 'POST', headers })
    expect(response.headers.get('location')).toBe('/api/login')
    expect(app.mail.sent).toEqual([])
  })

  test('limits the mails an address can be made to receive', async () => {
    const pest = browser()
    for (let i = 0; i < 8; i++) {
      await pest.post('/api/login', { email: cast.maya.email })
      app.wait(31_000)
    }
    expect(app.mail.sent).toHaveLength(6)
  })

  test('says what to do when the mail server is down', async () => {
    app.mail.breakDown()
    const response = await browser().post('/api/login', { email: cast.maya.email })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('sign-in link')
    expect(app.takeErrors()).toHaveLength(1)
  })

  test('leads nowhere else afterwards', async () => {
    for (const elsewhere of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/./api/logout',
      '/x/../api/logout',
      '/%61pi/logout',
      '/api/logout',
    ]) {
      app.wait(HOUR)
      const maya = browser()
      await maya.post('/api/login', { email: cast.maya.email, return: elsewhere })
      const entered = await maya.post('/api/login/code', { code: codeMailedTo(cast.maya.email) })
      expect(entered.headers.get('location')).toBe('/')
    }
  })
})

describe('a sign-in link', () => {
  test('is not used up by opening it, as mail scanners do', async () => {
    const link = await createSignInLink(app, cast.maya.email)
    const maya = browser()
    expect((await maya.get(link)).status).toBe(200)
    expect((await maya.get(link)).status).toBe(200)
    expect((await maya.post(link)).headers.get('location')).toBe('/')
    expect((await whoAmI(maya.cookie())).status).toBe(200)
  })

  test('works once', async () => {
    const link = await createSignInLink(app, cast.maya.email)
    await browser().post(link)
    const again = await browser().post(link)
    expect(again.status).toBe(410)
    expect(await again.text()).toContain('This link has expired')
  })

  test('ends with the right to sign in, and does not come back with it', async () => {
    const link = await createSignInLink(app, cast.maya.email)
    const lin = await app.as('advisorLin')
    await lin.team.updateUser({ email: cast.maya.email, authorized: false })
    await lin.team.updateUser({ email: cast.maya.email, authorized: true })
    expect((await browser().post(link)).status).toBe(410)
  })

  test('expires after a day, and offers a code', async () => {
    const link = await createSignInLink(app, cast.maya.email)
    app.wait(24 * HOUR)
    const page = await (await browser().get(link)).text()
    expect(page).toContain('This link has expired')
    expect(page).toContain('href="/api/login"')
  })
})

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
    const maya = browser()
    await maya.post(await createSignInLink(app, cast.maya.email))
    const cookie = maya.cookie()
    expect((await maya.get('/api/logout')).headers.get('location')).toBe('/?signed-out=1')
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
  await browser().post('/api/login', { email: cast.maya.email })
  await createSignInLink(app, cast.maya.email)
  await signIn(app, app.app, cast.omar.email)
  app.wait(31 * 24 * HOUR)
  await app.jobs.enqueue(app.db, 'sign-in.forget-expired', {})
  await app.runJobs()

  for (const table of ['sign_in_codes', 'sign_in_links', 'sessions', 'rate_limits'] as const) {
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})
