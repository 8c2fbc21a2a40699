import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { makePrivateFolder } from '../../lib/private-folder.ts'
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
        // Never base64, in which no address would be found when it is to be forgotten.
        textEncoding: 'quoted-printable',
      })
      makePrivateFolder(folder)
      const file = join(
        folder,
        `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`,
      )
      // Buffered above, so this is bytes and not a stream.
      await writeFile(file, composed.message as Buffer)
      log.info({ file }, 'No mail server is set: a message was written to the outbox.')
      if (terminalNote) terminal?.(terminalNote)
    },
    forget: (address) => deleteMentioning(folder, address),
  }
}

/** One file after the other: there may be thousands, and nobody waits for them. */
async function deleteMentioning(folder: string, address: string) {
  // As the files are read: byte by byte.
  const mention = mentionOf(Buffer.from(address).toString('latin1'))
  for (const name of await listFiles(folder)) {
    const file = join(folder, name)
    const text = decoded(await readFile(file, 'latin1'))
    if (mention.test(text)) await rm(file, { force: true })
  }
}

/** Quoted-printable: a long line goes on behind a "=" at its end, and what is no ASCII stands as "=" and two digits. */
const decoded = (text: string) =>
  text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** The whole address: not a longer one that begins or ends like it. */
const mentionOf = (address: string) =>
  new RegExp(`(?<![\\w.+%-])${address.replace(/\W/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'i')

async function listFiles(folder: string) {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  } catch {
    return [] // No message was ever written.
  }
}
