import { beforeEach, describe, expect, test } from 'vitest'
import { cast, type CastName } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://finalist.school.example' })
})

const DAY = 24 * 60 * 60 * 1000
const at = (time: string) => void (app.clock.current = new Date(`2030-01-${time}:00Z`))
const runTell = async () => {
  await app.jobs.enqueue(app.db, 'notifications.tell', {})
  await app.runJobs()
}
const receivers = () => app.mail.sent.map(({ to }) => to)

/** Maya asks, Lin answers: news for Maya, and none for Lin any more. */
async function askAndAnswer(subject = 'The timer', response = 'It is mended.') {
  const maya = await app.as('maya')
  const lin = await app.as('advisorLin')
  const message = 'It kept going while I was offline.'
  const { id } = await maya.feedback.submitFeedback({ subject, message })
  await lin.feedback.respondToFeedback({ feedbackId: id, response })
}

async function seenBy(name: CastName) {
  const calls = await app.as(name)
  const [newest] = await calls.notifications.listNotifications({})
  if (newest) await calls.notifications.markAllRead({ through: newest.id })
}

const linkIn = (text: string) => text.match(/Stop these mails: https:\/\/[^/]+(\S+)/)![1]!
const visit = (path: string, init: RequestInit = {}) => app.app.request(path, init)

describe('the daily mail', () => {
  test('carries the answer to whoever asked, in the evening', async () => {
    await askAndAnswer()
    at('02T16:59')
    await runTell()
    expect(app.mail.sent).toEqual([])

    at('02T17:00')
    await runTell()
    const [mail] = app.mail.sent
    expect(mail).toMatchObject({ to: cast.maya.email, subject: 'Your feedback was answered' })
    expect(mail!.text).toContain(
      'Hello Maya,\n\nYour feedback was answered\nThe timer: It is mended.\n' +
        'https://finalist.school.example/my-feedback',
    )
    expect(mail!.html).toContain('<a href="https://finalist.school.example/my-feedback">')
  })

  test('is one a day, of everything that is new', async () => {
    await askAndAnswer('The timer')
    await askAndAnswer('The exam')
    at('02T17:00')
    await runTell()
    expect(app.mail.sent).toMatchObject([{ subject: '2 new things in Finalist' }])

    at('02T18:00')
    await askAndAnswer('The streak')
    await runTell()
    expect(app.mail.sent).toHaveLength(1)

    at('03T17:00')
    await runTell()
    await runTell()
    expect(app.mail.sent).toHaveLength(2)
    expect(app.mail.sent[1]!.text).toContain('The streak')
    expect(app.mail.sent[1]!.text).not.toContain('The timer')
  })

  test('does not come without news, at night, of what was read or deleted', async () => {
    at('02T17:00')
    await runTell()
    expect(app.mail.sent).toEqual([])

    at('02T21:00')
    await askAndAnswer()
    await runTell()
    expect(app.mail.sent).toEqual([])

    await seenBy('maya')
    const lin = await app.as('advisorLin')
    const [received] = await lin.notifications.listNotifications({})
    await lin.notifications.deleteNotification({ id: received!.id })
    at('03T17:00')
    await runTell()
    expect(app.mail.sent).toEqual([])
  })

  test('does not go to who may no longer sign in', async () => {
    await askAndAnswer()
    const lin = await app.as('advisorLin')
    await lin.team.updateUser({ email: cast.maya.email, authorized: false })
    at('02T17:00')
    await runTell()
    expect(app.mail.sent).toEqual([])
  })

  test('old news is not mailed once somebody wants mail again', async () => {
    await askAndAnswer()
    const maya = await app.as('maya')
    await maya.notifications.saveNotificationSettings({ byMail: false })
    at('02T17:00')
    await runTell()
    app.wait(8 * DAY)
    await maya.notifications.saveNotificationSettings({ byMail: true })
    await runTell()
    expect(app.mail.sent).toEqual([])
  })

  test('what people wrote stays text in it', async () => {
    await askAndAnswer('<b>Bold</b>', 'A <script>alert(1)</script>')
    at('02T17:00')
    await runTell()
    const { html, text } = app.mail.sent[0]!
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script>')
    expect(text).toContain('A <script>')
  })

  test('goes too when its person is deleted while it is on its way', async () => {
    await askAndAnswer()
    const lin = await app.as('advisorLin')
    at('02T17:00')
    const send: typeof app.mail.send = async (message) => {
      await lin.team.deleteUser({ email: cast.maya.email })
      await app.mail.send(message)
    }
    const { jobHandlers } = await import('../job-handlers.ts')
    const deps = { ...app.deps, mail: { ...app.mail, send } }
    await jobHandlers(deps)['notifications.tell']({})
    expect(app.mail.sent).toEqual([])
  })

  test('a mail server that is down delays it, and says nothing of whom in the log', async () => {
    await askAndAnswer()
    at('02T17:00')
    const down = {
      ...app.deps,
      mail: { ...app.mail, send: () => Promise.reject(new Error('down')) },
    }
    const { jobHandlers } = await import('../job-handlers.ts')
    await jobHandlers(down)['notifications.tell']({})
    expect(app.mail.sent).toEqual([])

    at('02T17:15')
    await runTell()
    expect(receivers()).toEqual([cast.maya.email])
  })
})

describe('unsubscribing', () => {
  async function mailToMaya() {
    await askAndAnswer()
    at('02T17:00')
    await runTell()
    return app.mail.sent.at(-1)!
  }

  test('a mail program does it with one click', async () => {
    const { headers, text } = await mailToMaya()
    const path = linkIn(text)
    expect(headers).toEqual({
      'List-Unsubscribe': `<https://finalist.school.example${path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const clicked = await visit(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.status).toBe(200)
    const maya = await app.as('maya')
    expect(await maya.notifications.getNotificationSettings({})).toEqual({ byMail: false })

    at('03T17:00')
    await askAndAnswer('Again')
    await runTell()
    expect(app.mail.sent).toHaveLength(1)
  })

  test('opening the link only asks', async () => {
    const path = linkIn((await mailToMaya()).text)
    const page = await visit(path)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Stop these mails?')
    const maya = await app.as('maya')
    expect(await maya.notifications.getNotificationSettings({})).toEqual({ byMail: true })
  })

  test('the page speaks of sign-in codes where there are any', async () => {
    const path = linkIn((await mailToMaya()).text)
    expect(await (await visit(path)).text()).toContain('sign-in codes still reach you')
    const { parseConfig } = await import('../config.ts')
    const config = parseConfig({
      ...{ PUBLIC_URL: 'https://finalist.school.example', DATA_DIR: app.config.dataDir },
      ...{ OIDC_ISSUER: 'https://accounts.school.example' },
      ...{ OIDC_CLIENT_ID: 'finalist', OIDC_CLIENT_SECRET: 'secret' },
    })
    const { createApp } = await import('../app.ts')
    const page = await createApp({ ...app.deps, config }).request(path)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('code')
  })

  test('the link is the same in every mail, so that an old one works too', async () => {
    const first = linkIn((await mailToMaya()).text)
    at('03T17:00')
    await askAndAnswer('Again')
    await runTell()
    expect(linkIn(app.mail.sent[1]!.text)).toBe(first)
    await visit(first, { method: 'POST' })
    expect(await (await visit(first, { method: 'POST' })).text()).toContain('No more mails')
  })

  test.each(['GET', 'POST'])('%s of a link that is nobody’s says so', async (method) => {
    const page = await visit('/api/mail/unsubscribe/nothing', { method })
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('This link is not valid')
  })

  test('mail can be switched on again, each for themselves', async () => {
    const maya = await app.as('maya')
    expect(await maya.notifications.getNotificationSettings({})).toEqual({ byMail: true })
    await maya.notifications.saveNotificationSettings({ byMail: false })
    const omar = await app.as('omar')
    expect(await omar.notifications.getNotificationSettings({})).toEqual({ byMail: true })
    await maya.notifications.saveNotificationSettings({ byMail: true })
    await mailToMaya()
    expect(receivers()).toEqual([cast.maya.email])
  })
})
