import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url))
const CACHE = `${PACKAGES}.cache/finalist/`
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(`${PACKAGES}@electric-sql/pglite/package.json`, 'utf8')))

/**
 * The file with a dump of an embedded database that nothing has been done to. Making one takes PGlite two seconds, and it
 * is the same each time: so it is made once, and kept beside the packages.
 */
export async function bareDump(): Promise<string> {
  const file = `${CACHE}bare-database-${version}.tar`
  if (existsSync(file)) return file
  const pglite = await PGlite.create()
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  mkdirSync(CACHE, { recursive: true })
  // Whoever looks meanwhile finds all of it or nothing.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()))
  renameSync(unfinished, file)
  return file
}

/** Such a database in memory. */
export const createBare = async () => loadDump(await bareDump())

/** A tenth of what making a new database costs. */
export const loadDump = (file: string) =>
  PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) })

/** Puts such a database into a folder, which nothing has open. */
export async function layBareFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Of the paths in it, which begin with a slash, it says that it takes that away.
  execFileSync('tar', ['-xf', await bareDump(), '-C', folder], { stdio: 'ignore' })
}
