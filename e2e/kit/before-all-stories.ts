import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebIfStale } from '../../scripts/build-web.ts'
import { startServerProcess } from '../../server/test/server-process.ts'
import { NEW_INSTALLATION } from './story-server.ts'

/**
 * Builds what the browser is sent, and starts one server on an empty folder: every story's server begins with a copy of
 * that folder, which spares each of them the seconds in which a new database is made.
 */
export default async function beforeAllStories() {
  await buildWebIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'finalist-new-'))
  const server = await startServerProcess({ environment: { DATA_DIR: folder }, shortLived: true })
  await server.end('SIGTERM')
  process.env[NEW_INSTALLATION] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
