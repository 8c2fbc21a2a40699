import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { PGlite } from '@electric-sql/pglite'
import type { Config } from '#server/config.ts'
import type { Db, Tables } from './database.ts'
import { openDurablePGlite } from './durable-pglite.ts'
import { lockFolder, type Answer } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { createSender, withNamedStatements } from './named-statements.ts'
import { setSender } from './prepare.ts'

/** What the job queue needs beside Kysely, because it sends several statements at once. */
export type Engine = { kind: 'embedded'; pglite: PGlite } | { kind: 'server'; pool: pg.Pool }

export type Database = {
  db: Db
  engine: Engine
  /** What the folder's owner answers to another process; a server's database has no one owner. */
  answerWith?(answer: Answer): void
  close(): Promise<void>
}

/** Opens the configured database, locked if embedded, with today's tables. */
export async function openDatabase(config: Config['database']): Promise<Database> {
  const database = await openAsItIs(config)
  await migrate(database.db)
  return database
}

/** The same with whatever tables it has. */
export const openAsItIs = async (config: Config['database']): Promise<Database> =>
  config.kind === 'embedded' ? openEmbedded(config.folder) : openServer(config.url)

async function openEmbedded(folder: string): Promise<Database> {
  const lock = await lockFolder(folder)
  const { pglite } = await openDurablePGlite(folder)
  const database = onPGlite(pglite)
  return {
    ...database,
    answerWith: lock.answerWith,
    close: async () => {
      await database.close()
      await lock.release()
    },
  }
}

/** Also what the tests use, over a PGlite in memory. */
export function onPGlite(pglite: PGlite): Database {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return { db, engine: { kind: 'embedded', pglite }, close: () => db.destroy() }
}

/** Ten connections serve two cores with room to spare, and leave a small server's hundred for other processes. */
const POOL_SIZE = 10

export function openServer(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    // None is closed for having been idle: each knows our statements by then. What stands on the way may forget one that
    // says nothing, so they say something.
    min: POOL_SIZE,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    pipeline: true,
  })
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {})
  // One in use has the pool's listener no more: between two statements of a transaction nothing else would hear it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
  })
  setSender(db, createSender(pool))
  return { db, engine: { kind: 'server', pool }, close: () => db.destroy() }
}
