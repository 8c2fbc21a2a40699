import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '#server/config.ts'
import { createOwnDatabase, type OwnDatabase } from '#server/test/own-database.ts'
import { saveAndKill, type Outcome } from '#server/test/save-and-kill.ts'
import { seedStudents } from '#server/test/students.ts'
import { numbersFrom } from '#server/test/chance.ts'

// npm run bench:kill [-- --kills N] [--database embedded|postgresql] [--seed N]
// Answers that the server acknowledged are still there after it was killed with -9 at a random moment: on PostgreSQL in
// turn with PostgreSQL itself, once all of it and once one of its connections, while the server goes on.
const STUDENTS = 6
const QUESTIONS = 12

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    database: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const kills = Number(values.kills)
const names = { embedded: 'embedded', postgresql: 'PostgreSQL' } as const
const asked = Object.entries(names).filter(([key]) => !values.database || values.database === key)
console.log(`${kills} kills on each database; --seed ${values.seed}`)

let failed = asked.length === 0
for (const [key, name] of asked) {
  const outcome = key === 'embedded' ? await onEmbedded() : await onPostgres()
  for (const line of outcome.lost) console.log(line)
  console.log(
    `${outcome.lost.length} acknowledged answers lost in ${kills} kills (${name}), ` +
      `of ${outcome.acknowledged} acknowledged` +
      (outcome.slowestRecovery > 0
        ? `; ${outcome.refused} refused or cut off, saved again at most ` +
          `${outcome.slowestRecovery.toFixed(0)} ms after PostgreSQL was back`
        : ''),
  )
  // A run that saved next to nothing has proved nothing.
  failed ||= outcome.lost.length > 0 || outcome.acknowledged < kills
}
process.exit(failed ? 1 : 0)

async function onEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-kill-'))
  const outcome = await run({ DATA_DIR: folder })
  rmSync(folder, { recursive: true })
  return outcome
}

async function onPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-kill-'))
  const postgres = await createOwnDatabase({ durable: true })
  const outcome = await run({ DATA_DIR: folder, DATABASE_URL: postgres.url }, postgres.crash)
  await postgres.stop()
  rmSync(folder, { recursive: true })
  return outcome
}

async function run(
  environment: Record<string, string>,
  crashDatabase?: OwnDatabase['crash'],
): Promise<Outcome> {
  const random = numbersFrom(Number(values.seed))
  const config = parseConfig(environment).database
  const seed = await seedStudents(config, { students: STUDENTS, questions: QUESTIONS })
  const tell = (line: string) => console.log(line)
  return saveAndKill({ environment, seed, kills, crashDatabase, random, tell })
}
