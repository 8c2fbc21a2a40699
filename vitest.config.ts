import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const all = globSync('{contract,server,web,scripts,content}/**/*.test.{ts,tsx}')
// Tests that use the database say so by importing it; they run on each engine, the others once.
const onDatabase = all.filter((file) =>
  /test\/test-(app|database)\.ts'/.test(readFileSync(file, 'utf8')),
)
const others = all.filter((file) => !onDatabase.includes(file))

const project = (name: string, include: string[], setup: string[]): TestProjectConfiguration => ({
  root: import.meta.dirname,
  test: { name, include, globalSetup: setup, setupFiles: ['./server/test/no-surprises.ts'] },
})

export default defineConfig({
  test: {
    // A cold PGlite in a busy worker takes seconds; no test of ours waits for a clock.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    projects: [
      project('product', others, []),
      project('embedded', onDatabase, ['./server/test/embedded-setup.ts']),
      project('postgresql', onDatabase, ['./server/test/postgresql-setup.ts']),
    ],
  },
})
