import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { parseConfig } from '#server/config.ts'
import { FolderInUseError } from '#server/ports/database/folder-lock.ts'
import { startServer } from '#server/start-server.ts'
import { buildWebIfStale } from './build-web.ts'
import { askForLink } from './call-server.ts'
import { DEMO_PEOPLE, settleDemoTeam } from './demo-team.ts'

/** `npm run demo`: the product in a folder of its own, with a team that has been using it. */
async function main() {
  await buildWebIfStale()
  const config = parseConfig(demoEnvironment())
  const server = await startServer(config)
  const stop = () => void server.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  await settleDemoTeam((email) => askForLink(config.dataDir, email), console.log)
  console.log(await greeting(server.url, config.dataDir))
}

/** The person's own settings, but nothing that reaches their database, their mail server or their address. */
function demoEnvironment() {
  const { DEMO_DATA_DIR, DEMO_PORT, HOST } = process.env
  return {
    ...process.env,
    DATA_DIR: DEMO_DATA_DIR ?? './demo-data',
    // Beside the product on its own port; by another name, since browsers keep cookies by name and not by port.
    PORT: DEMO_PORT ?? '3100',
    HOST: HOST ?? 'localhost',
    LOG_LEVEL: 'warn',
    SCHOOL_DOMAIN: 'school.example',
    ...Object.fromEntries(NOT_FOR_PLAY.map((name) => [name, ''])),
  }
}

/** The school's own database, files, mail, accounts and model. Said to be empty, since what is unsaid comes from `.env`. */
const NOT_FOR_PLAY = [
  ...['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'ADMIN_EMAIL'],
  ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_SESSION_TOKEN'],
  ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ...['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'],
]

async function greeting(url: string, dataDir: string) {
  const { advisor, active, newcomer } = DEMO_PEOPLE
  const line = async (email: string, who: string) =>
    `  ${who.padEnd(44)} ${await askForLink(dataDir, email)}`
  return [
    '',
    `The demo is at ${url}, its data in ${dataDir}`,
    'Each link signs in once, within 24 hours. To be several people at once, use private windows.',
    await line(advisor.email, `${advisor.firstName} ${advisor.lastName}, advisor`),
    await line(active.email, `${active.firstName} ${active.lastName}, in the middle of an exam`),
    await line(newcomer.email, `${newcomer.firstName} ${newcomer.lastName}, has done nothing yet`),
    `Another link: DATA_DIR=${asWord(dataDir)} npm run sign-in-link -- EMAIL`,
  ].join('\n')
}

if (existsSync('.env')) loadEnvFile('.env')
await main().catch((error: unknown) => {
  console.error(error instanceof FolderInUseError ? error.message : error)
  process.exit(1)
})

/** As a shell reads it: a folder's name may have a space. */
function asWord(path: string) {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}
