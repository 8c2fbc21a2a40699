import { beforeEach, describe, expect, test } from 'vitest'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { browserAt, codeMailedTo, leadsTo } from './fixtures.ts'

const HOUR = 60 * 60_000

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

describe('signing in by code', () => {
  test('mails a code that signs in once, and leads back to where one was going', async () => {
    const maya = browserAt(app.app)
    const asked = await maya.post('/api/login', {
      email: ' Maya.Okafor@School.Example ',
      return: '/exam-practice',
    })
    expect(leadsTo(asked)).toBe('/api/login/code')

    const code = codeMailedTo(app, cast.maya.email)
    const entered = await maya.post('/api/login/code', { code })

    expect(leadsTo(entered)).toBe('/exam-practice')
    expect(await (await maya.whoAmI()).json()).toMatchObject({
      email: cast.maya.email,
      firstName: 'Maya',
      role: 'student',
      studyStreak: 0,
    })
  })

  test('forgives case, spaces and dashes in the code', async () => {
    const maya = browserAt(app.app)
    await maya.post('/api/login', { email: cast.maya.email })
    const typed = codeMailedTo(app, cast.maya.email).toLowerCase().replace(' ', ' - ')
    expect((await maya.post('/api/login/code', { code: typed })).status).toBe(302)
  })

  test('keeps only a hash of the code', async () => {
    await browserAt(app.app).post('/api/login', { email: cast.maya.email })
    const row = await app.db.selectFrom('sign_in_codes').selectAll().executeTakeFirstOrThrow()
    const code = codeMailedTo(app, cast.maya.email).replace(' ', '')
    expect(Buffer.from(row.code_hash).toString('latin1')).not.toContain(code)
    expect(row.code_hash).toHaveLength(32)
  })

  test('gives five tries, then the code is gone even for who has it', async () => {
    const maya = browserAt(app.app)
    await maya.post('/api/login', { email: cast.maya.email })
    const code = codeMailedTo(app, cast.maya.email)
    const tries = []
    for (let i = 0; i < 5; i++)
      tries.push(await (await maya.post('/api/login/code', { code: 'WRONGONE' })).text())

    expect(tries[0]).toContain('4 tries are left')
    expect(tries[3]).toContain('one try is left')
    expect(await (await maya.post('/api/login/code', { code })).text()).toContain('run out')
  })

  test('ends a code after ten minutes', async () => {
    const maya = browserAt(app.app)
    await maya.post('/api/login', { email: cast.maya.email })
    app.wait(10 * 60_000)
    const late = await maya.post('/api/login/code', { code: codeMailedTo(app, cast.maya.email) })
    expect(late.status).toBe(422)
  })

  test('sends another after thirty seconds, and the first stops working', async () => {
    const maya = browserAt(app.app)
    await maya.post('/api/login', { email: cast.maya.email })
    const first = codeMailedTo(app, cast.maya.email)

    const tooSoon = await maya.post('/api/login/code/again')
    expect(tooSoon.status).toBe(429)
    expect(await tooSoon.text()).toContain('Please try again in 30 seconds.')
    app.wait(30_000)
    await maya.post('/api/login/code/again')

    expect((await maya.post('/api/login/code', { code: first })).status).toBe(422)
    expect(
      (await maya.post('/api/login/code', { code: codeMailedTo(app, cast.maya.email) })).status,
    ).toBe(302)
  })

  test('sends no mail outside the school’s domain', async () => {
    for (const email of [
      'maya@gmail.example',
      'maya@evil-school.example',
      'maya@school.example.evil.example',
    ]) {
      const response = await browserAt(app.app).post('/api/login', { email })
      expect(leadsTo(response)).toBe('/unauthorized')
    }
    expect(app.mail.sent).toEqual([])
  })

  test('tells nobody who is on the list until the address is proved', async () => {
    const [known, unknown] = [browserAt(app.app), browserAt(app.app)]
    const answers = [
      await known.post('/api/login', { email: cast.maya.email }),
      await unknown.post('/api/login', { email: 'nobody@school.example' }),
    ]
    expect(answers.map((a) => [a.status, leadsTo(a)])).toEqual([
      [302, '/api/login/code'],
      [302, '/api/login/code'],
    ])

    const proved = await unknown.post('/api/login/code', {
      code: codeMailedTo(app, 'nobody@school.example'),
    })
    expect(leadsTo(proved)).toBe('/unauthorized')
  })

  test('turns away who was switched off', async () => {
    const lin = await app.as('advisorLin')
    await lin.team.updateUser({ email: cast.maya.email, authorized: false })
    const maya = browserAt(app.app)
    await maya.post('/api/login', { email: cast.maya.email })
    const proved = await maya.post('/api/login/code', { code: codeMailedTo(app, cast.maya.email) })
    expect(leadsTo(proved)).toBe('/unauthorized')
  })

  test('counts only in the window that asked: nobody else can use up the tries', async () => {
    const [maya, stranger] = [browserAt(app.app), browserAt(app.app)]
    await maya.post('/api/login', { email: cast.maya.email })
    const code = codeMailedTo(app, cast.maya.email)
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
    expect(leadsTo(response)).toBe('/api/login')
    expect(app.mail.sent).toEqual([])
  })

  test('limits the mails an address can be made to receive', async () => {
    const pest = browserAt(app.app)
    for (let i = 0; i < 8; i++) {
      await pest.post('/api/login', { email: cast.maya.email })
      app.wait(31_000)
    }
    expect(app.mail.sent).toHaveLength(6)
  })

  test('says what to do when the mail server is down', async () => {
    app.mail.breakDown()
    const response = await browserAt(app.app).post('/api/login', { email: cast.maya.email })
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
      const maya = browserAt(app.app)
      await maya.post('/api/login', { email: cast.maya.email, return: elsewhere })
      const entered = await maya.post('/api/login/code', {
        code: codeMailedTo(app, cast.maya.email),
      })
      expect(leadsTo(entered)).toBe('/')
    }
  })
})
