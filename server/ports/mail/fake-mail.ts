import type { Mail, MailMessage } from './mail.ts'

/** Remembers what was sent, and fails when told to. */
export function createFakeMail() {
  const sent: MailMessage[] = []
  const state = { down: false }
  const mail: Mail = {
    async send(message) {
      if (state.down) throw new Error('The mail server is down.')
      sent.push(message)
    },
  }
  return { ...mail, sent, breakDown: () => void (state.down = true) }
}
