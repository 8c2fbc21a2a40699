import type { TestProject } from 'vitest/node'
import { migrate } from '../ports/database/migrate.ts'
import { openServer } from '../ports/database/open-database.ts'
import { databaseUrl, findPostgres, startPostgres } from './postgres-server.ts'
import pg from 'pg'

const TEMPLATE = 'finalist_test_template'

/** One server, migrated once into a template that every test file copies. */
export default async function setup(project: TestProject) {
  const { url, stop } = await obtainServer()
  await run(url, `drop database if exists ${TEMPLATE}`)
  await run(url, `create database ${TEMPLATE}`)
  const { db, close } = openServer(databaseUrl(url, TEMPLATE))
  await migrate(db)
  await close()
  project.provide('testDatabase', { kind: 'server', url, template: TEMPLATE })
  return stop
}

async function obtainServer() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL was found. Install it, or set TEST_DATABASE_URL.')
  return startPostgres(bin)
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
