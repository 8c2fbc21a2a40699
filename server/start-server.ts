import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { publishAuthoredExams } from './authored-exams/publish-authored-exams.ts'
import type { Config } from './config.ts'
import { jobHandlers } from './job-handlers.ts'
import { createHttpServer } from './lib/http-server.ts'
import { createLog } from './lib/log.ts'
import { makePrivateFolder } from './lib/private-folder.ts'
import { systemClock } from './ports/clock/clock.ts'
import { createCoach } from './ports/coach/create-coach.ts'
import { makeReady } from './ports/coach/understanding/make-ready.ts'
import { collectDefaultMetrics } from 'prom-client'
import { createMetrics } from './operations/metrics.ts'
import { openAsItIs } from './ports/database/open-database.ts'
import { listAppliedMigrations, listMigrationNames, migrate } from './ports/database/migrate.ts'
import { createBackup } from './backup/create-backup.ts'
import { ownBackupPath } from './backup/delete-old-backups.ts'
import type { Deps } from './ports/deps.ts'
import type { Files } from './ports/files/files.ts'
import { openFiles } from './ports/files/open-files.ts'
import { createPgBossJobs } from './ports/jobs/pg-boss-jobs.ts'
import { createOutboxMail } from './ports/mail/outbox-mail.ts'
import { createSmtpMail } from './ports/mail/smtp-mail.ts'
import { getTeamSettings } from './settings/get-team-settings.ts'
import { createSignInLink } from './sign-in/create-sign-in-link.ts'
import { ensureAdmin } from './team/ensure-admin.ts'
import { hasAdminSignedIn } from './team/queries.ts'
import { serveWeb } from './web-files/serve-web.ts'

export type RunningServer = {
  url: string
  /** What to tell whoever started it. */
  greeting: string
  stop(): Promise<void>
}

const WEB = fileURLToPath(new URL('../dist/web', import.meta.url))

/** Real ports, then the app, then the port it listens on. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  makePrivateFolder(config.dataDir)
  const files = openFiles(config)
  const database = await openWithBackup(config, files, log)
  const jobs = createPgBossJobs(database.engine, log)
  const deps: Deps = {
    config,
    db: database.db,
    clock: systemClock,
    mail: createMail(config, log),
    files,
    jobs,
    coach: await createCoach(config.model, log),
    log,
  }
  await ensureAdmin(deps)
  await publishAuthoredExams(deps)
  await jobs.start(jobHandlers(deps))

  const metrics = createMetrics()
  collectDefaultMetrics({ register: metrics.registry })
  const app = createApp(deps, metrics)
  if (existsSync(join(WEB, 'index.html'))) app.route('/', serveWeb(WEB))
  const server = await listen(app.fetch, config)
  // A stop has to reach a model at once, and no first message may wait for what is read once.
  if (deps.coach.identity.kind === 'model') void makeReady().catch(() => {})
  const url = config.server.publicUrl ?? addressOf(server, config)
  database.answerWith?.((question) => answerOwner(deps, url, question))
  return {
    url,
    greeting: await greet(deps, url),
    async stop() {
      await close(server)
      await jobs.stop()
      await database.close()
    },
  }
}

/** An update that changes the tables keeps what was there before, in a file of its own. */
async function openWithBackup(
  { database: config, dataDir }: Config,
  files: Files,
  log: Deps['log'],
) {
  const database = await openAsItIs(config)
  const applied = await listAppliedMigrations(database.db)
  const pending = (await listMigrationNames()).filter((name) => !applied.includes(name))
  if (applied.length > 0 && pending.length > 0) {
    const file = ownBackupPath(dataDir, pending[0]!, systemClock.now())
    await createBackup(database.db, files, file)
    log.info({ file }, 'The tables are about to change; a backup was written.')
  }
  await migrate(database.db)
  return database
}

function createMail({ mail, dataDir }: Config, log: Deps['log']) {
  if (mail.smtpUrl) return createSmtpMail(mail.smtpUrl, mail.from)
  // Codes are printed only where a person looks on: a log file is kept, and read by others.
  const terminal = process.stdout.isTTY ? (line: string) => console.log(line) : undefined
  return createOutboxMail({ folder: join(dataDir, 'outbox'), from: mail.from, log, terminal })
}

function listen(
  fetch: Parameters<typeof createHttpServer>[0],
  { server: { host, port } }: Config,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createHttpServer(fetch, { hostname: host })
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

function addressOf(server: Server, config: Config) {
  // A TCP server's address is an object; only pipes have a string.
  const { port } = server.address() as AddressInfo
  const host = ['0.0.0.0', '::'].includes(config.server.host) ? 'localhost' : config.server.host
  return `http://${host}:${port}`
}

async function greet(deps: Deps, url: string) {
  const { productName } = await getTeamSettings(deps)
  const lines = [`${productName} is at ${url}`]
  if (!(await hasAdminSignedIn(deps.db))) {
    const { adminEmail } = deps.config.school
    const path = await createSignInLink(deps, adminEmail).catch(() => undefined)
    if (path) lines.push(`Sign in as ${adminEmail}, once, within 24 hours: ${url}${path}`)
  }
  lines.push('Another sign-in link: npm run sign-in-link -- EMAIL')
  return lines.join('\n')
}

async function backUpInWords({ db, files }: Deps, path: string) {
  try {
    const { rows, files: fileCount } = await createBackup(db, files, path)
    return `${rows} rows and ${fileCount} files`
  } catch (error) {
    return `failed: ${error instanceof Error ? error.message : 'unknown'}`
  }
}

/** `npm run sign-in-link` asks the process that holds the embedded database. */
async function answerOwner(deps: Deps, url: string, question: string) {
  const backup = question.match(/^backup (.+)$/)?.[1]
  if (backup) return backUpInWords(deps, backup)
  const email = question.match(/^sign-in-link (\S+)$/)?.[1]
  if (!email) return ''
  const path = await createSignInLink(deps, email).catch(() => undefined)
  return path ? url + path : 'nobody'
}

/** Any call but the one that waits for a batch is done long before; that one is taken up again by asking again. */
const PATIENCE_MS = 5000

/** Running requests may finish, within reason; idle connections are closed at once. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref()
  })
}
