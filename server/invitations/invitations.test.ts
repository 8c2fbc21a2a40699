import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAX_INVITATIONS } from '#contract/invitations.ts'
import { jobHandlers } from '../job-handlers.ts'
import { createSmtpMail } from '../ports/mail/smtp-mail.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let app: TestApp
let lin: Awaited<ReturnType<TestApp['as']>>
beforeEach(async () => {
  app = await createTestApp()
  lin = await app.as('advisorLin')
})
const cleanUp: (() => void)[] = []
afterEach(() => cleanUp.splice(0).forEach((act) => act()))

const nia = 'nia.brooks@school.example'
const invite = (...emails: string[]) => lin.invitations.sendInvitations({ emails })
const mailTo = (email: string) => app.mail.sent.filter(({ to }) => to === email)
const linkIn = (text: string) => text.match(/http\S+(\/api\/login\/link\/\S+)/)![1]!
const listed = async () => (await lin.invitations.listInvitations({})).invitations
const open = (link: string) => app.app.request(link, { method: 'POST' })

describe('inviting', () => {
  test('answers every address for itself, once each, in the order given', async () => {
    await lin.team.updateUser({ email: cast.omar.email, authorized: false })
    await app.as('maya')
    const { results, message } = await invite(
      ...[` ${nia} `, 'nia.brooks@SCHOOL.example', 'friend@gmail.example', 'not@an@address'],
      ...[cast.maya.email, cast.omar.email],
    )
    expect(results).toEqual([
      { email: nia, success: true, detail: 'The invitation is on its way.' },
      {
        ...{ email: 'friend@gmail.example', success: false },
        detail: 'Only addresses that end in @school.example can be invited.',
      },
      {
        ...{ email: 'not@an@address', success: false },
        detail: 'This is not an e-mail address. Check it for a typing error.',
      },
      {
        ...{ email: cast.maya.email, success: true },
        detail: 'Has signed in already, so no mail was sent.',
      },
      {
        ...{ email: cast.omar.email, success: false },
        detail: 'Not active on the team. Make them active there, then invite them.',
      },
    ])
    expect(message).toBe('1 invitation is on its way. 3 addresses were refused.')
  })

  test('makes students of the school’s addresses only, and writes down by whom', async () => {
    await invite(nia, 'friend@gmail.example')
    const users = await lin.team.listUsers({})
    expect(users.find(({ email }) => email === nia)).toMatchObject({
      ...{ role: 'student', authorized: true, firstName: null },
    })
    expect(users.map(({ email }) => email)).not.toContain('friend@gmail.example')
    const { entries } = await lin.settings.listAuditLog({})
    expect(entries[0]).toMatchObject({
      ...{ actor: 'Lin Park', action: 'person-invited', subject: 'nia.brooks' },
    })
  })

  test('mails nobody before the queue does, and then once', async () => {
    await invite(nia)
    expect(app.mail.sent).toEqual([])
    expect(await listed()).toMatchObject([{ email: nia, state: 'waiting' }])
    await app.runJobs()
    await jobHandlers(app.deps)['invitations.send']({})
    expect(mailTo(nia)).toHaveLength(1)
    expect(await listed()).toMatchObject([{ email: nia, state: 'sent' }])
  })

  test('takes a whole school at once, and no more', async () => {
    const school = Array.from({ length: MAX_INVITATIONS }, (_, i) => `s${i}@school.example`)
    expect((await invite(...school)).message).toBe('1000 invitations are on their way.')
    await expect(invite(...school, nia)).rejects.toMatchObject({ status: 422 })
    await expect(invite()).rejects.toMatchObject({
      ...{ status: 422 },
      body: { fields: { emails: 'Please enter at least one valid email address.' } },
    })
  })

  test('of two admins at the same moment sends one mail', async () => {
    await Promise.all([invite(nia, cast.omar.email), invite(cast.omar.email, nia)])
    await app.runJobs()
    expect(mailTo(nia)).toHaveLength(1)
    expect(mailTo(cast.omar.email)).toHaveLength(1)
  })
})

describe('the mail', () => {
  test('says in text and HTML who invites, to what and for how long', async () => {
    await lin.settings.changeTeamSettings({ advisorName: 'Lin <b>Park</b>', productName: 'Prep' })
    await invite(nia)
    await app.runJobs()
    const [mail] = mailTo(nia)
    expect(mail!.subject).toBe('You are invited to Prep')
    expect(mail!.text).toContain('Lin <b>Park</b> invites you to Prep')
    expect(mail!.text).toContain('works for 14 days')
    expect(mail!.html).toContain('Lin &lt;b&gt;Park&lt;/b&gt; invites you to Prep')
    expect(mail!.html).toContain(linkIn(mail!.text))
  })

  test.each([
    'nia@school.example\r\nBcc: evil@evil.example',
    'nia@school.example, evil@evil.example',
    'Nia <nia@school.example>',
    '"a"@school.example',
  ])('cannot be made to go elsewhere by %j', async (address) => {
    const { results } = await invite(address)
    expect(results).toMatchObject([{ success: false }])
    await app.runJobs()
    expect(app.mail.sent).toEqual([])
  })
})

describe('inviting again', () => {
  test('at once sends nothing more', async () => {
    await invite(nia)
    const { results } = await invite(nia)
    expect(results[0]!.detail).toBe('Invited a moment ago; that mail is on its way.')
    await app.runJobs()
    await invite(nia)
    await app.runJobs()
    expect(mailTo(nia)).toHaveLength(1)
  })

  test('later replaces the invitation and its link', async () => {
    await invite(nia)
    await app.runJobs()
    app.wait(6 * MINUTE)
    const { results } = await invite(nia)
    expect(results[0]!.detail).toBe('Invited again; the earlier invitation no longer works.')
    await app.runJobs()

    const [first, second] = mailTo(nia)
    expect((await open(linkIn(first!.text))).status).toBe(410)
    expect((await open(linkIn(second!.text))).status).toBe(302)
    expect(await listed()).toHaveLength(1)
  })
})

describe('accepting', () => {
  test('signs in, by a button and not by the link alone, and tells the admins once', async () => {
    await invite(nia)
    await app.runJobs()
    const link = linkIn(mailTo(nia)[0]!.text)
    expect((await app.app.request(link)).status).toBe(200)
    expect(await listed()).toMatchObject([{ state: 'sent' }])
    expect((await open(link)).status).toBe(302)

    expect(await listed()).toMatchObject([{ email: nia, state: 'accepted' }])
    expect((await open(link)).status).toBe(410)
    const news = await lin.notifications.listNotifications({})
    expect(news.map(({ message }) => message)).toEqual([
      'nia.brooks has accepted the invitation and signed in.',
    ])
  })

  test('is signing in by any other way too, and then no mail goes out', async () => {
    await invite(cast.omar.email)
    await app.as('omar')
    await app.runJobs()
    expect(app.mail.sent).toEqual([])
    expect(await listed()).toMatchObject([{ state: 'accepted' }])
  })

  test('is possible for 14 days', async () => {
    await invite(nia)
    await app.runJobs()
    app.wait(14 * DAY - 1000)
    expect((await app.app.request(linkIn(mailTo(nia)[0]!.text))).status).toBe(200)
    app.wait(1000)
    expect((await open(linkIn(mailTo(nia)[0]!.text))).status).toBe(410)
    expect(await listed()).toMatchObject([{ state: 'expired' }])
  })
})

describe('through a real mail server', () => {
  test('arrives with both parts', async () => {
    const server = await startSmtp()
    await invite(nia, cast.omar.email)
    await runWith(server.url)
    expect(server.received.map(({ to }) => to![0]!.address).sort()).toEqual([
      ...[nia, cast.omar.email],
    ])
    expect(server.received[0]!.text).toContain('/api/login/link/')
    expect(server.received[0]!.html).toContain('Open Finalist')
  })

  test('one that is down delays it, however often the server is started meanwhile', async () => {
    await invite(nia)
    await runWith('smtp://127.0.0.1:1')
    expect(await listed()).toMatchObject([{ state: 'waiting', failedTries: 1 }])

    const server = await startSmtp()
    await runWith(server.url)
    expect(server.received).toEqual([])
    app.wait(2 * MINUTE)
    await runWith(server.url)
    expect(server.received).toHaveLength(1)
    expect(await listed()).toMatchObject([{ state: 'sent', failedTries: 0 }])
  })

  test('one that does not know an address ends the tries for it, and for no other', async () => {
    const server = await startSmtp({ unknown: nia })
    await invite(nia, cast.omar.email)
    await runWith(server.url)
    app.wait(2 * MINUTE)
    await runWith(server.url)
    expect(server.received).toHaveLength(1)
    const states = (await listed()).map(({ email, state }) => [email, state])
    expect(Object.fromEntries(states)).toEqual({ [nia]: 'failed', [cast.omar.email]: 'sent' })
  })
})

test('whether there is a mail server is said', async () => {
  expect(await lin.invitations.listInvitations({})).toMatchObject({ hasMailServer: false })
  const other = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:2525' })
  const admin = await other.as('advisorLin')
  expect(await admin.invitations.listInvitations({})).toMatchObject({ hasMailServer: true })
})

async function runWith(url: string) {
  const mail = createSmtpMail(url, 'Finalist <no-reply@school.example>')
  await jobHandlers({ ...app.deps, mail })['invitations.send']({})
}

async function startSmtp({ unknown }: { unknown?: string } = {}) {
  const received: Awaited<ReturnType<typeof PostalMime.parse>>[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address !== unknown) return done()
      done(Object.assign(new Error(`5.1.1 <${address}>: unknown`), { responseCode: 550 }))
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push(mail)
          done()
        })
      })
    },
  })
  cleanUp.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object; only pipes have a string.
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received }
}
