import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect } from '@playwright/test'

/** The code in the last mail to this person, as a mail program shows it. */
export async function codeInOutbox(dataDir: string, email: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => (code = await lastCode(join(dataDir, 'outbox'), email)), 'a mail with a code')
    .toBeTruthy()
  return code!
}

export async function codeIn(message: string | Uint8Array) {
  const { text = '', to = [] } = await PostalMime.parse(message)
  return { to: to[0]?.address, code: text.match(/^ {4}(\w{4} \w{4})$/m)?.[1] }
}

async function lastCode(outbox: string, email: string) {
  for (const file of listMail(outbox)) {
    const { to, code } = await codeIn(readFileSync(join(outbox, file)))
    if (to === email && code) return code
  }
  return undefined
}

/** Newest first: their names begin with the time. */
function listMail(outbox: string) {
  try {
    return readdirSync(outbox).sort().toReversed()
  } catch {
    return []
  }
}
