import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { layBareFolder } from './test/bare-database.ts'
import { numbersFrom } from './test/chance.ts'
import { createOwnDatabase, hasPostgres, type OwnDatabase } from './test/own-database.ts'
import { saveAndKill } from './test/save-and-kill.ts'
import { seedStudents } from './test/students.ts'

// Five kills here; `npm run bench:kill` makes hundreds.
const KILLS = 5
/** When, and what is answered: the same each time, so that a failure can be looked into. The bench tries others. */
const CHANCE = 1
/** A server's start takes a second or two, on a very busy machine twenty. */
const TIMEOUT = { timeout: 300_000 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finalist-test-kill-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a server or PostgreSQL killed while students save answers has every answer acknowledged', () => {
  test('on the embedded database', TIMEOUT, async () => {
    await layBareFolder(join(folder, 'db'))
    await expectNothingLost({ DATA_DIR: folder, AUTHORED_EXAMS: 'false' })
  })

  test.skipIf(!hasPostgres())('on PostgreSQL', TIMEOUT, async () => {
    const { url, crash, stop } = await createOwnDatabase({ durable: true })
    const environment = { DATA_DIR: folder, DATABASE_URL: url, AUTHORED_EXAMS: 'false' }
    await expectNothingLost(environment, crash).finally(stop)
  })
})

async function expectNothingLost(
  environment: Record<string, string>,
  crashDatabase?: OwnDatabase['crash'],
) {
  const seed = await seedStudents(parseConfig(environment).database, { students: 4, questions: 6 })
  const random = numbersFrom(CHANCE)
  const outcome = await saveAndKill({ environment, seed, kills: KILLS, crashDatabase, random })
  expect(outcome.lost).toEqual([])
  expect(outcome.acknowledged).toBeGreaterThan(KILLS)
}
