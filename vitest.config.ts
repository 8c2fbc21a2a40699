import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const STARTS_PROGRAMS =
  /from '(node:child_process|\.\/read-pdf\.ts|.*\/(server-process|own-database|save-and-kill|start-server)\.ts)'/
const text = (file: string) => readFileSync(file, 'utf8')
const all = globSync('{contract,server,web,scripts,content}/**/*.test.{ts,tsx}')
// Tests that use the database say so by importing it; they run on each engine, the others once.
const onDatabase = all.filter((file) => /test\/test-(app|database)\.ts'/.test(text(file)))
const others = all.filter((file) => !onDatabase.includes(file))
// What the browser is sent runs in a window, without a database.
const screens = others.filter((file) => file.startsWith('web/'))
// What starts programs takes longest: it runs beside the rest from the beginning, or it would be its long end.
const programs = others.filter((file) => STARTS_PROGRAMS.test(text(file)))
const plain = others.filter((file) => !screens.includes(file) && !programs.includes(file))

type Options = {
  include: string[]
  environment?: string
  setup?: string[]
  globalSetup?: string
}

const project = (name: string, options: Options): TestProjectConfiguration => ({
  root: import.meta.dirname,
  test: {
    name,
    include: options.include,
    environment: options.environment ?? 'node',
    // No file needs modules of its own, so they share a worker's: that spares each the start of one and every import.
    isolate: false,
    globalSetup: options.globalSetup ?? [],
    setupFiles: ['./server/test/no-surprises.ts', ...(options.setup ?? [])],
  },
})

const onEngine = (name: 'embedded' | 'postgresql') =>
  project(name, {
    include: onDatabase,
    setup: ['./server/test/on-database.ts'],
    globalSetup: `./server/test/${name}-setup.ts`,
  })

export default defineConfig({
  test: {
    // A cold PGlite in a busy worker takes seconds, and so does all that the tutor knows; no test of ours waits for a clock.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One more than cores, since files wait for databases and processes.
    maxWorkers: 3,
    projects: [
      project('programs', { include: programs }),
      project('plain', { include: plain }),
      project('screens', {
        include: screens,
        environment: './web/test/one-window.ts',
        setup: ['./web/test/dom.ts'],
      }),
      onEngine('embedded'),
      onEngine('postgresql'),
    ],
  },
})
