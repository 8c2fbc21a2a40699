import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { parseConfig, type Config } from '#server/config.ts'
import { askOwner } from '#server/ports/database/folder-lock.ts'
import { openDatabase } from '#server/ports/database/open-database.ts'
import { systemClock } from '#server/ports/clock/clock.ts'
import { createSignInLink } from '#server/sign-in/create-sign-in-link.ts'

if (existsSync('.env')) loadEnvFile('.env')
const email = process.argv[2]
if (!email) {
  console.error('Usage: npm run sign-in-link -- EMAIL')
  process.exit(2)
}
const link =
  (await askRunningServer(parseConfig(process.env), email)) ??
  (await makeLink(parseConfig(process.env), email))
if (link === 'nobody') {
  console.error(`${email} is not on the list of people who may sign in.`)
  process.exit(1)
}
console.log(`Sign in once, within 24 hours: ${link}`)

/** The embedded database belongs to one process: if the server runs, it makes the link. */
async function askRunningServer({ database }: Config, email: string) {
  if (database.kind === 'server') return undefined
  return askOwner(database.folder, `sign-in-link ${email}`)
}

async function makeLink(config: Config, email: string) {
  const { db, close } = await openDatabase(config.database)
  const path = await createSignInLink({ db, clock: systemClock }, email).catch(() => undefined)
  await close()
  const url = config.server.publicUrl ?? `http://${config.server.host}:${config.server.port}`
  return path ? url + path : 'nobody'
}
