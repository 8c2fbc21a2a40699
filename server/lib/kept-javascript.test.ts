import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A small project of its own, with blanks and a sign in its name. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finalist é %20 '))
  mkdirSync(join(folder, 'server/lib'), { recursive: true })
  const preload = fileURLToPath(new URL('./kept-javascript.mjs', import.meta.url))
  copyFileSync(preload, join(folder, 'server/lib/kept-javascript.mjs'))
  write('word.ts', "export const word: string = 'first'")
  write('main.ts', "import { word } from './word.ts'\nconsole.log(word satisfies string)")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, 'server', name), text)
const keptFile = (name: string) => join(folder, `node_modules/.cache/finalist/server+${name}.js`)

function run() {
  const args = ['--import', './server/lib/kept-javascript.mjs', 'server/main.ts']
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  })
  return { said: stdout.trim(), complaint: stderr, status }
}

test('what was kept is what runs the next time', () => {
  expect(run()).toEqual({ said: 'first', complaint: '', status: 0 })
  const { length } = readFileSync(keptFile('main.ts'), 'utf8').split('\n')
  // Only somebody who writes here knows that the kept text ran: its last line still fits.
  writeFileSync(
    keptFile('main.ts'),
    readFileSync(keptFile('main.ts'), 'utf8').replace('console.log(word', "console.log(word + '!'"),
  )
  expect(run()).toEqual({ said: 'first!', complaint: '', status: 0 })
  expect(length).toBe(3)
})

test('a changed module runs as it is now, and replaces what was kept of it', () => {
  run()
  write('word.ts', "export const word: string = 'second'")
  expect(run().said).toBe('second')
  const folderOfKept = join(folder, 'node_modules/.cache/finalist')
  expect(readdirSync(folderOfKept).filter((name) => name.includes('word'))).toEqual([
    'server+word.ts.js',
  ])
})

test.each<[string, (file: string) => void]>([
  ['cut off', (file) => truncateSync(file, 12)],
  ['added to', (file) => appendFileSync(file, '\nconsole.log("more")')],
])('what was kept and is %s since is made anew', (_, damage) => {
  run()
  damage(keptFile('word.ts'))
  expect(run()).toEqual({ said: 'first', complaint: '', status: 0 })
})

test('without a place to keep anything it runs all the same', () => {
  writeFileSync(join(folder, 'node_modules'), 'a file where the folder would be')
  expect(run()).toEqual({ said: 'first', complaint: '', status: 0 })
})

test('what is no TypeScript is complained about by Node, with its place', () => {
  write('word.ts', 'export const word: string = = 1')
  const { status, complaint } = run()
  expect(status).toBe(1)
  expect(complaint).toContain('word.ts')
})
