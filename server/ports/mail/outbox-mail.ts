import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail } from './mail.ts'

type Outbox = { folder: string; from: string; log: Logger; terminal?: (line: string) => void }

/** Without a mail server every message becomes a file that any mail program opens. The log never shows its text. */
export function createOutboxMail({ folder, from, log, terminal }: Outbox): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send({ to, subject, text, html, headers, terminalNote }) {
      const composed = await composer.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
      })
      await mkdir(folder, { recursive: true })
      const file = join(
        folder,
        `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`,
      )
      // Buffered above, so this is bytes and not a stream.
      await writeFile(file, composed.message as Buffer)
      log.info({ file }, 'No mail server is set: a message was written to the outbox.')
      if (terminalNote) terminal?.(terminalNote)
    },
  }
}
