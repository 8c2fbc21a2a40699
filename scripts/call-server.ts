import { join } from 'node:path'
import { createClient, type Client } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { askOwner } from '#server/ports/database/folder-lock.ts'

export type Caller = Client<typeof contract>

/** A server that has just started reads what its tutor knows, and on a slow machine answers nothing else for seconds. */
const PATIENCE_MS = 20_000

/** A sign-in link from the server that runs on this data folder. */
export async function askForLink(dataDir: string, email: string): Promise<string> {
  const link = await askOwner(join(dataDir, 'db'), `sign-in-link ${email}`, PATIENCE_MS)
  if (!link?.startsWith('http')) throw new Error(`No sign-in link for ${email}: ${link}`)
  return link
}

/** The typed client of whoever this link is for: what a browser does with it, without the browser. */
export async function signInWith(link: string): Promise<Caller> {
  const response = await fetch(link, { method: 'POST', redirect: 'manual' })
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]!)
  if (cookie.length === 0) throw new Error(`The sign-in link was answered with ${response.status}.`)
  return createClient(contract, (path, init) =>
    fetch(new URL(path, link), {
      ...init,
      headers: { ...init.headers, cookie: cookie.join('; ') },
    }),
  )
}
