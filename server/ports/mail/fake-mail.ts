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
    async forget(address) {
      const kept = sent.filter((message) => !JSON.stringify(message).includes(address))
      sent.splice(0, sent.length, ...kept)
    },
  }
  return { ...mail, sent, breakDown: () => void (state.down = true) }
}
