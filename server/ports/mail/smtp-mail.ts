import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** A person waits for the sign-in mail: a server that says nothing for ten seconds counts as down. */
const TIMEOUT_MS = 10_000

/** Mail through the configured server, a few connections kept open. */
export function createSmtpMail(url: string, from: string): Mail {
  const server = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async send({ to, subject, text, html, headers }) {
      await server.sendMail({ from, to: { name: '', address: to }, subject, text, html, headers })
    },
    // Nothing is kept here.
    forget: async () => {},
  }
}
