import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { onPGlite, openServer, type Database } from '../ports/database/open-database.ts'
import { databaseUrl } from './postgres-server.ts'

export type TestDatabase =
  { kind: 'embedded'; dump: string } | { kind: 'server'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase
  }
}

/** One database per test file, emptied for each test: milliseconds, where a fresh one takes a second. */
export const database = await open(inject('testDatabase'))

export async function emptyDatabase() {
  const { rows } = await sql<{ names: string }>`
    select string_agg(quote_ident(tablename), ', ') as names
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    database.db,
  )
  await sql.raw(`truncate ${rows[0]!.names} restart identity cascade`).execute(database.db)
  return database.db
}

// Left open, it would keep the process alive.
afterAll(() => database.close())

async function open(given: TestDatabase): Promise<Database> {
  if (given.kind === 'embedded') {
    return onPGlite(await PGlite.create({ loadDataDir: new Blob([readFileSync(given.dump)]) }))
  }
  const name = `finalist_test_${randomUUID().replaceAll('-', '')}`
  await administer(given.url, `create database ${name} template ${given.template}`)
  const opened = openServer(databaseUrl(given.url, name))
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await administer(given.url, `drop database ${name} with (force)`)
    },
  }
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
