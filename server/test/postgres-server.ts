import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kill } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export type PostgresServer = {
  /** Address of its `postgres` database; append nothing, replace the path for another. */
  url: string
  /**
   * `SIGKILL` to all of it or to one connection's process; resolves once it takes connections again. All of it stays away
   * until `meanwhile` is done.
   */
  crash(what: 'server' | 'connection', meanwhile?: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** Where Debian, Ubuntu and Homebrew put them. */
const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/** The newest PostgreSQL's folder of programs on this machine, if there is one. */
export const findPostgres = () =>
  globSync(PLACES)
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)

type Options = {
  /** Off for tests, which lose nothing; on where durability is what is measured. */ durable?: boolean
}

/** A throw-away PostgreSQL of our own on loopback, gone when stopped. */
export async function startPostgres(
  bin: string,
  { durable = false }: Options = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-pg-'))
  const account = unprivilegedAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const as = { ...account, cwd: folder }
  execFileSync(
    join(bin, 'initdb'),
    [
      '-D',
      `${folder}/data`,
      '-A',
      'trust',
      '-U',
      'finalist',
      '--no-sync',
      '-E',
      'UTF8',
      '--locale',
      'C',
    ],
    { ...as, stdio: 'pipe' },
  )

  const port = await freePort()
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
    '-c',
    `${name}=${durable ? 'on' : 'off'}`,
  ])
  const given = ['-D', `${folder}/data`, '-p', String(port), '-k', folder]
  const more = ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100', ...settings]
  const launch = () => spawn(join(bin, 'postgres'), [...given, ...more], { ...as, stdio: 'ignore' })
  const url = `postgres://finalist@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`
  let running = launch()
  await untilReady(url)
  return {
    url,
    async crash(what, meanwhile) {
      if (what === 'server') {
        await ended(running, 'SIGKILL')
        await meanwhile?.()
        running = await launchAgain(launch)
      } else await killConnection(url)
      await untilReady(url)
    },
    async stop() {
      await ended(running, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Not at once: until the last process of the old one has noticed, the new one refuses to start. */
async function launchAgain(launch: () => ChildProcess) {
  for (let tries = 0; tries < 100; tries++) {
    const process = launch()
    const isUp = await Promise.race([
      once(process, 'exit').then(() => false),
      wait(STAYS_UP_MS).then(() => true),
    ])
    if (isUp) return process
  }
  throw new Error('PostgreSQL did not start again.')
}

/** It refuses within a tenth of this. */
const STAYS_UP_MS = 300

/** PostgreSQL then ends every other connection too, for what they share may be damaged, and recovers. */
async function killConnection(url: string) {
  const client = new pg.Client({ connectionString: url })
  // This connection is one of those that end.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'
      and pid <> pg_backend_pid() order by state = 'active' desc, random() limit 1`,
  )
  const ending = new Promise((resolve) => client.once('end', resolve))
  for (const { pid } of rows) kill(pid, 'SIGKILL')
  if (rows.length > 0) await ending
  else await client.end()
}

async function ended(process: ChildProcess, signal: 'SIGINT' | 'SIGKILL') {
  const gone = once(process, 'exit')
  process.kill(signal)
  await gone
}

/** The same server, another database. */
export const databaseUrl = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href

/** PostgreSQL refuses to run as root; its packages bring an account for it. */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      // A TCP server's address is an object; only pipes have a string.
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function untilReady(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      await client.end().catch(() => {})
      await wait(100)
    }
  }
  throw new Error('PostgreSQL did not start within ten seconds.')
}
