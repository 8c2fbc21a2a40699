import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { onPGlite, openServer, type Database } from '../ports/database/open-database.ts'
import { loadDump } from './bare-database.ts'
import { databaseUrl } from './postgres-server.ts'

export type TestDatabase =
  /** Dumps of a data folder: with our tables, and as it is before any migration. */
  | { kind: 'embedded'; dump: string; bare: string }
  | { kind: 'server'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase
  }
}

/** One database per worker, emptied for each test: milliseconds, where a fresh one takes a second. */
export const database = await open(inject('testDatabase'))

export async function emptyDatabase() {
  await sql.raw(EMPTY).execute(database.db)
  return database.db
}

/** Deletes what is there, which is little; truncating every table takes ten times as long. */
const EMPTY = `do $$
declare
  item record;
  has_rows boolean;
  again boolean := true;
begin
  while again loop
    again := false;
    for item in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
        and tablename <> 'bank_states' loop -- Its one row says how often the others changed.
      execute format('select exists (select from %I)', item.tablename) into has_rows;
      if has_rows then
        begin
          execute format('delete from %I', item.tablename);
        exception when foreign_key_violation then
          again := true; -- Once the rows that point here are gone.
        end;
      end if;
    end loop;
  end loop;
  for item in select sequencename, start_value from pg_sequences where schemaname = 'public' and last_value is not null loop
    perform setval(quote_ident(item.sequencename)::regclass, item.start_value, false);
  end loop;
end $$`

/** Another database of the same engine, without any table; whoever opens it closes it. */
export function openBareDatabase(): Promise<Database> {
  const given = inject('testDatabase')
  return given.kind === 'embedded' ? load(given.bare) : createFrom(given.url, 'template0')
}

function open(given: TestDatabase): Promise<Database> {
  return given.kind === 'embedded' ? load(given.dump) : createFrom(given.url, given.template)
}

async function load(dump: string): Promise<Database> {
  return onPGlite(await loadDump(dump))
}

async function createFrom(url: string, template: string): Promise<Database> {
  const name = `finalist_test_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${template}`)
  const opened = openServer(databaseUrl(url, name))
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await administer(url, `drop database ${name} with (force)`)
    },
  }
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
