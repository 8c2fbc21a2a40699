import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export type PostgresServer = {
  /** Address of its `postgres` database; append nothing, replace the path for another. */
  url: string
  process: ChildProcess
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
  const process = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      `${folder}/data`,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=100',
      ...settings,
    ],
    { ...as, stdio: 'ignore' },
  )
  const url = `postgres://finalist@127.0.0.1:${port}/postgres`
  await untilReady(url)
  return {
    url,
    process,
    async stop() {
      const gone = new Promise((resolve) => process.once('exit', resolve))
      process.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
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
      await wait(100)
    }
  }
  throw new Error('PostgreSQL did not start within ten seconds.')
}
