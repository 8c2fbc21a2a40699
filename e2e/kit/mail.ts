import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from '@playwright/test'

/** The code in the last mail to this person, as a mail program shows it. */
export const codeInOutbox = (dataDir: string, email: string) => inMailTo(dataDir, email, codeOf)

export async function codeIn(message: string | Uint8Array) {
  const mail = await PostalMime.parse(message)
  return { to: mail.to?.[0]?.address, code: codeOf(mail) }
}

const codeOf = ({ text = '' }: Email) => text.match(/^ {4}(\w{4} \w{4})$/m)?.[1]

/** What `find` finds in the last mail to this person that has it; waits until there is one. */
export async function inMailTo<Found>(
  dataDir: string,
  email: string,
  find: (mail: Email) => Found | undefined,
): Promise<Found> {
  let found: Found | undefined
  const look = async () => {
    const mails = await Promise.all(outbox(dataDir).map((message) => PostalMime.parse(message)))
    const theirs = mails.filter(({ to }) => to?.[0]?.address === email)
    found = theirs.map(find).find((one) => one !== undefined)
    return found !== undefined
  }
  await expect.poll(look, { message: `the mail to ${email}`, timeout: 30_000 }).toBe(true)
  return found!
}

/** The link in the invitation to this person. */
export const invitationTo = (dataDir: string, email: string) =>
  inMailTo(dataDir, email, ({ text }) => text?.match(/\/api\/login\/link\/\S+/)?.[0])

/** Every message as it lies there, newest first: their names begin with the time. */
export function outbox(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  try {
    const names = readdirSync(folder).sort().toReversed()
    return names.map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}
