import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { migrate } from '../ports/database/migrate.ts'
import { onPGlite } from '../ports/database/open-database.ts'

/** Migrates once; every test file then loads the dump in a third of a second. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-test-'))
  const pglite = await PGlite.create()
  const bare = await dump(pglite, join(folder, 'bare.tar'))
  const { db, close } = onPGlite(pglite)
  await migrate(db)
  const migrated = await dump(pglite, join(folder, 'migrated.tar'))
  await close()
  project.provide('testDatabase', { kind: 'embedded', dump: migrated, bare })
  return () => rmSync(folder, { recursive: true, force: true })
}

async function dump(pglite: PGlite, file: string) {
  writeFileSync(file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  return file
}
