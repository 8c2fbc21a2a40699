import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../ports/database/migrate.ts'
import { onPGlite } from '../ports/database/open-database.ts'
import { bareDump, createBare } from './bare-database.ts'

/** Migrates once; every test file then loads the dump in a third of a second. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-test-'))
  const pglite = await createBare()
  const { db, close } = onPGlite(pglite)
  await migrate(db)
  const dump = join(folder, 'migrated.tar')
  writeFileSync(dump, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await close()
  project.provide('testDatabase', { kind: 'embedded', dump, bare: await bareDump() })
  return () => rmSync(folder, { recursive: true, force: true })
}
