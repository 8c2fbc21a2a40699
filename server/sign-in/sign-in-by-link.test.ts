import { beforeEach, describe, expect, test } from 'vitest'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { createSignInLink } from './create-sign-in-link.ts'
import { browserAt, leadsTo } from './fixtures.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

describe('a sign-in link', () => {
  test('is not used up by opening it, as mail scanners do', async () => {
    const link = await createSignInLink(app, cast.maya.email)
    const maya = browserAt(app.app)
    expect((await maya.get(link)).status).toBe(200)
    expect((await maya.get(link)).status).toBe(200)
    expect(leadsTo(await maya.post(link))).toBe('/')
    expect((await maya.whoAmI()).status).toBe(200)
  })

  test('works once', async () => {
    const link = await createSignInLink(app, cast.maya.email)
    await browserAt(app.app).post(link)
    const again = await browserAt(app.app).post(link)
    expect(again.status).toBe(410)
    expect(await again.text()).toContain('This link has expired')
  })

  test('ends with the right to sign in, and does not come back with it', async () => {
    const link = await createSignInLink(app, cast.maya.email)
    const lin = await app.as('advisorLin')
    await lin.team.updateUser({ email: cast.maya.email, authorized: false })
    await lin.team.updateUser({ email: cast.maya.email, authorized: true })
    expect((await browserAt(app.app).post(link)).status).toBe(410)
  })

  test('expires after a day, and offers a code', async () => {
    const link = await createSignInLink(app, cast.maya.email)
    app.wait(24 * 60 * 60_000)
    const page = await (await browserAt(app.app).get(link)).text()
    expect(page).toContain('This link has expired')
    expect(page).toContain('href="/api/login"')
  })
})
