import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { codeIn } from './kit/mail.ts'
import { expect, test } from './kit/story.ts'

test('with a mail server set, the code arrives there and nothing is left in the outbox', async ({
  ownStage,
}) => {
  const mailServer = await receiveMail()
  const stage = await ownStage({ SMTP_URL: mailServer.url })
  const page = await stage.visit()
  await page.goto('/api/login')
  await page.getByLabel('School e-mail address').fill(stage.advisor.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()

  await expect.poll(() => mailServer.messages.length).toBe(1)
  const { to, code } = await codeIn(mailServer.messages[0]!)
  expect(to).toBe(stage.advisor.email)
  await page.getByLabel('Code', { exact: true }).fill(code!)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
  expect(stage.server.said()).not.toContain('outbox')
  await mailServer.close()
})

/** A mail server on loopback that keeps what it is given. */
async function receiveMail() {
  const messages: Buffer[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        messages.push(Buffer.concat(parts))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object; only pipes have a string.
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, messages, close }
}
