import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { storedName } from '../materials/material.ts'
import type { Db } from '../ports/database/database.ts'
import { onPGlite, openServer, type Database } from '../ports/database/open-database.ts'
import { createFolderFiles } from '../ports/files/folder-files.ts'
import { createBare } from '../test/bare-database.ts'
import { cast } from '../test/cast.ts'
import { manyRows } from '../test/many-rows.ts'
import { findPostgres, startPostgres } from '../test/postgres-server.ts'
import { createTestApp, signIn } from '../test/test-app.ts'
import { database, openBareDatabase } from '../test/test-database.ts'
import { createBackup } from './create-backup.ts'
import { listStoredFiles, listTables, readRows } from './queries.ts'
import { restoreBackup } from './restore-backup.ts'

// From the embedded database into PostgreSQL and back, or the other way about.

let folder: string
const closing: (() => Promise<unknown>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finalist-backup-'))
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  rmSync(folder, { recursive: true })
})

test.skipIf(!findPostgres())('everything is the same there, and again here', async () => {
  const app = await createTestApp()
  await manyRows(app, 30)
  const kept = await everything(app.db)
  expect(Object.values(kept).filter((rows) => rows.length >= 30).length).toBeGreaterThan(15)

  const there = await openOther()
  await move(app.db, there.db)
  expect(await everything(there.db)).toEqual(kept)

  const deps = { ...app.deps, db: there.db }
  const moved = createApp(deps)
  const cookie = await signIn(deps, moved, cast.maya.email)
  const body = JSON.stringify({ subject: 'A question', message: 'Is everything still there?' })
  const asked = await moved.request('/api/feedback', { method: 'POST', headers: { cookie }, body })
  expect(asked.status).toBe(200)

  const back = await openBareDatabase()
  closing.unshift(() => back.close())
  await move(there.db, back.db)
  expect(await everything(back.db)).toEqual(await everything(there.db))
})

/** The engine that this test does not run on. */
async function openOther(): Promise<Database> {
  const other = await (database.engine.kind === 'embedded' ? openPostgres() : openEmbedded())
  closing.unshift(() => other.close())
  return other
}

async function openPostgres() {
  const server = await startPostgres(findPostgres()!)
  closing.unshift(() => server.stop())
  return openServer(server.url)
}

const openEmbedded = async () => onPGlite(await createBare())

let moves = 0
async function move(from: Db, to: Db) {
  const path = join(folder, `${++moves}.finalist`)
  const files = createFolderFiles(join(folder, 'files'))
  for (const { hash } of await listStoredFiles(from))
    await files.save(storedName(hash), Buffer.from('%PDF-1.7'))
  await createBackup(from, files, path)
  await restoreBackup(to, files, path)
}

/** Every row that a backup keeps, by table. */
async function everything(db: Db) {
  const kept: Record<string, string[]> = {}
  for (const table of await listTables(db)) {
    const rows: string[] = []
    for await (const some of readRows(db, table)) rows.push(...some)
    kept[table] = rows.sort()
  }
  return kept
}
