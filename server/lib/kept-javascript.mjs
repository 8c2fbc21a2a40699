// Loaded before everything else (`node --import`). Node takes the types out of TypeScript anew in every process, which is
// a third of a second of a server's start and half of what reading a small PDF costs. Here the JavaScript is kept beside
// the packages, with the hash of what it was made from, and so is what V8 compiled. Whatever cannot be kept or no longer
// fits is left to Node. Plain JavaScript, because TypeScript is what it is there to spare.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { enableCompileCache, registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../', import.meta.url).href
const FOLDER = fileURLToPath(new URL('node_modules/.cache/finalist/', ROOT))

enableCompileCache(`${FOLDER}compiled`)

registerHooks({
  load(url, context, nextLoad) {
    if (!isOurs(url)) return nextLoad(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    const javaScript = find(url, source) ?? make(url, source)
    if (javaScript === null) return nextLoad(url, context)
    return { format: 'module', source: javaScript, shortCircuit: true }
  },
})

/** @param {string} url */
function isOurs(url) {
  return url.startsWith(ROOT) && url.endsWith('.ts') && !url.includes('/node_modules/')
}

/**
 * One file for each module, so that none of an earlier version stays behind.
 *
 * @param {string} url
 */
function placeOf(url) {
  return `${FOLDER}${url.slice(ROOT.length).replaceAll('/', '+')}.js`
}

/**
 * Ends the kept text, so that half of one is never taken for it, and leaves its lines where they are.
 *
 * @param {string} source
 */
function markOf(source) {
  const hash = createHash('sha256').update(process.version).update(source).digest('base64url')
  return `\n//${hash}`
}

/**
 * @param {string} url
 * @param {string} source
 */
function find(url, source) {
  try {
    const kept = readFileSync(placeOf(url), 'utf8')
    return kept.endsWith(markOf(source)) ? kept : null
  } catch {
    return null
  }
}

/**
 * @param {string} url
 * @param {string} source
 */
function make(url, source) {
  try {
    const javaScript = withoutTypes(source) + markOf(source)
    keep(placeOf(url), javaScript)
    return javaScript
  } catch {
    // Node says what is wrong with it, and where.
    return null
  }
}

/**
 * Node does the same for every TypeScript it is given, but warns of the function that does it: before the first line of
 * the extracted JSON, and in front of the address at the first start.
 *
 * @param {string} source
 */
function withoutTypes(source) {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

/**
 * Under its name only once it is whole, since other processes read it.
 *
 * @param {string} file
 * @param {string} text
 */
function keep(file, text) {
  try {
    mkdirSync(FOLDER, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, text)
    renameSync(unfinished, file)
  } catch {
    // A folder that may not be written to costs time and nothing else.
  }
}
