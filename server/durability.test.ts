import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { createOwnDatabase, hasPostgres } from './test/own-database.ts'
import { saveAndKill } from './test/save-and-kill.ts'
import { seedStudents } from './test/students.ts'

// Five kills here; `npm run bench:kill` makes a hundred on each database.
const KILLS = 5
/** A server's start takes a second or two, on a very busy machine twenty. */
const TIMEOUT = { timeout: 300_000 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finalist-test-kill-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a server killed while students save answers has every answer it acknowledged', () => {
  test('on the embedded database', TIMEOUT, async () => {
    await expectNothingLost({ DATA_DIR: folder })
  })

  test.skipIf(!hasPostgres())('on PostgreSQL', TIMEOUT, async () => {
    const { url, stop } = await createOwnDatabase({ durable: true })
    await expectNothingLost({ DATA_DIR: folder, DATABASE_URL: url }).finally(stop)
  })
})

async function expectNothingLost(environment: Record<string, string>) {
  const seed = await seedStudents(parseConfig(environment).database, { students: 4, questions: 6 })
  const outcome = await saveAndKill({ environment, seed, kills: KILLS, random: Math.random })
  expect(outcome.lost).toEqual([])
  expect(outcome.acknowledged).toBeGreaterThan(KILLS)
}
