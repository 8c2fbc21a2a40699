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
  const dump = join(folder, 'dump.tar')
  const { db, engine, close } = onPGlite(await PGlite.create())
  await migrate(db)
  // onPGlite always gives the embedded engine.
  const { pglite } = engine as Extract<typeof engine, { kind: 'embedded' }>
  writeFileSync(dump, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await close()
  project.provide('testDatabase', { kind: 'embedded', dump })
  return () => rmSync(folder, { recursive: true, force: true })
}
