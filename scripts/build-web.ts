import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Beside the build, says what it was made of. */
const STAMP = `${ROOT}dist/web.sources`
const SOURCES = ['web/**/*', 'contract/**/*', 'vite.config.ts', 'package-lock.json']

/** Builds the web part unless the last build was made from exactly these sources. */
export async function buildWebIfStale() {
  const sources = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the web part…')
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  await build({ configFile: `${ROOT}vite.config.ts`, logLevel: 'warn' })
  // Vite leaves "production" behind, and whatever this process starts next (tests of screens!) would inherit it.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV']
  writeFileSync(STAMP, sources)
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    if (statSync(ROOT + file).isFile()) hash.update(`${file}\n`).update(readFileSync(ROOT + file))
  }
  return hash.digest('hex')
}
