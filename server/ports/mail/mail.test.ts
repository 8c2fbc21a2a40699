import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { createFakeMail } from './fake-mail.ts'
import type { Mail } from './mail.ts'
import { createOutboxMail } from './outbox-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

type Sent = {
  to: string | undefined
  subject: string | undefined
  text: string | undefined
  unsubscribe?: string
}
type Subject = { mail: Mail; sent(): Promise<Sent[]> }

const cleanUp: (() => void)[] = []
afterEach(() => cleanUp.splice(0).forEach((act) => act()))

const FROM = 'Finalist <no-reply@school.example>'
const presented = ({ to, subject, text, headers }: Email): Sent => {
  const unsubscribe = headers.find(({ key }) => key === 'list-unsubscribe')?.value
  return {
    to: to?.[0]?.address,
    subject,
    text: text?.trim(),
    ...(unsubscribe !== undefined && { unsubscribe }),
  }
}

const suite: Record<string, () => Promise<Subject>> = {
  'the fake': async () => {
    const fake = createFakeMail()
    return {
      mail: fake,
      sent: async () =>
        fake.sent.map(({ to, subject, text, headers }) => ({
          to,
          subject,
          text,
          ...(headers && { unsubscribe: headers['List-Unsubscribe'] }),
        })),
    }
  },
  'the outbox': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'finalist-outbox-'))
    const mail = createOutboxMail({ folder, from: FROM, log: pino({ level: 'silent' }) })
    const sent = () =>
      Promise.all(
        readdirSync(folder).map(async (file) =>
          presented(await PostalMime.parse(readFileSync(join(folder, file)))),
        ),
      )
    return { mail, sent }
  },
  'a real SMTP server': async () => {
    const received: Sent[] = []
    const { url } = await startSmtp(
      async (raw) => void received.push(presented(await PostalMime.parse(raw))),
    )
    return { mail: createSmtpMail(url, FROM), sent: async () => received }
  },
}

describe.each(Object.entries(suite))('mail through %s', (_, create) => {
  test('arrives as written', async () => {
    const { mail, sent } = await create()
    const message = {
      to: 'maya.okafor@school.example',
      subject: 'Your code – ABCD',
      text: 'It works once.\nBye.',
    }
    await mail.send(message)
    expect(await sent()).toEqual([message])
  })

  test('carries the headers it is given, as long as they are', async () => {
    const { mail, sent } = await create()
    const unsubscribe = `<https://finalist.school.example/api/mail/unsubscribe/${'x'.repeat(80)}>`
    await mail.send({
      to: 'maya.okafor@school.example',
      subject: 'News',
      text: 'News.',
      headers: { 'List-Unsubscribe': unsubscribe },
    })
    expect(await sent()).toMatchObject([{ unsubscribe }])
  })

  test('cannot be made to carry another header or recipient', async () => {
    const { mail, sent } = await create()
    await mail.send({
      to: 'maya.okafor@school.example',
      subject: 'Hello\r\nBcc: evil@evil.example',
      text: 'Text',
      headers: { 'X-About': 'This\r\nBcc: evil@evil.example' },
    })
    const [message] = await sent()
    expect(message!.to).toBe('maya.okafor@school.example')
    expect(message!.text).toBe('Text')
  })
})

test('the outbox forgets every message in which an address stands, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-outbox-'))
  const mail = createOutboxMail({ folder, from: FROM, log: pino({ level: 'silent' }) })
  await mail.forget('maya.okafor@school.example')
  const far = `${'A long line. '.repeat(6)}Maya.Okafor@school.example`
  await mail.send({ to: 'maya.okafor@school.example', subject: 'S', text: 'T' })
  await mail.send({ to: 'advisor@school.example', subject: 'S', text: far, html: `<p>${far}</p>` })
  const inChinese = `${'练习考试'.repeat(30)}Maya.Okafor@school.example`
  await mail.send({ to: 'advisor@school.example', subject: 'S', text: inChinese, html: inChinese })
  await mail.send({ to: 'a.maya.okafor@school.example', subject: 'S', text: 'T' })
  await mail.send({ to: 'maya.okafor@school.example.org', subject: 'S', text: 'T' })

  await mail.forget('maya.okafor@school.example')

  const kept = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(kept).toHaveLength(2)
})

test('the outbox forgets messages by a name, in any script', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-outbox-'))
  const mail = createOutboxMail({ folder, from: FROM, log: pino({ level: 'silent' }) })
  const about = (name: string) => `${name} has accepted the invitation and signed in.`
  for (const name of ['Zoë Núñez', 'nia.brooks', 'Zoë Núñezová'])
    await mail.send({ to: 'advisor@school.example', subject: 'S', text: about(name) })

  await mail.forget('Zoë Núñez')
  await mail.forget('nia.brooks')

  expect(readdirSync(folder)).toHaveLength(1)
})

test('the outbox logs that and where, but nothing of the message', async () => {
  const lines: string[] = []
  const terminal: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'finalist-outbox-'))
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const mail = createOutboxMail({
    folder,
    from: FROM,
    log,
    terminal: (line) => void terminal.push(line),
  })

  await mail.send({
    to: 'maya.okafor@school.example',
    subject: 'Code ABCD',
    text: 'ABCD',
    terminalNote: 'Code: ABCD',
  })

  expect(lines.join('')).toContain(folder)
  expect(lines.join('')).not.toMatch(/maya|ABCD/)
  expect(terminal).toEqual(['Code: ABCD'])
})

test('a mail server that refuses is a failure, not a success', async () => {
  const { url } = await startSmtp(async () => {
    throw new Error('No room')
  })
  const sending = createSmtpMail(url, FROM).send({
    to: 'maya.okafor@school.example',
    subject: 'S',
    text: 'T',
  })
  await expect(sending).rejects.toThrow('No room')
})

function startSmtp(receive: (raw: Buffer) => Promise<void>): Promise<{ url: string }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => receive(Buffer.concat(parts)).then(() => done(), done))
    },
  })
  cleanUp.push(() => server.close())
  return new Promise((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      // A TCP server's address is an object; only pipes have a string.
      const { port } = listening.address() as AddressInfo
      resolve({ url: `smtp://127.0.0.1:${port}` })
    })
  })
}
