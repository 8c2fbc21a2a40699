import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { databaseUrl, findPostgres, startPostgres, type PostgresServer } from './postgres-server.ts'

/** Whether this machine has a PostgreSQL to test on. */
export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || Boolean(findPostgres())

export type OwnDatabase = {
  url: string
  /** Only of a throw-away PostgreSQL: that of TEST_DATABASE_URL is not ours to kill. */
  crash?: PostgresServer['crash']
  stop(): Promise<void>
}

/**
 * An empty database for a server process of its own, on the PostgreSQL of TEST_DATABASE_URL or else on a throw-away
 * one, which keeps its promises about the disk only if `durable`.
 */
export async function createOwnDatabase({ durable }: { durable: boolean }): Promise<OwnDatabase> {
  const server = await obtainServer(durable)
  const name = `finalist_own_${randomUUID().replaceAll('-', '')}`
  await ask(server.url, `create database ${name}`)
  return {
    url: databaseUrl(server.url, name),
    crash: server.crash,
    async stop() {
      await ask(server.url, `drop database ${name} with (force)`)
      await server.stop()
    },
  }
}

/** The rows of one statement, over a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

async function obtainServer(durable: boolean): Promise<OwnDatabase> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL was found. Install it, or set TEST_DATABASE_URL.')
  return startPostgres(bin, { durable })
}
