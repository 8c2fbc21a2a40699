// npm run bench:content
// What the exams that come with the product cost a start: the first, which loads them, and every later one, which finds
// that nothing has changed. Each figure comes from a process of its own on a migrated database; medians of several.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseConfig } from '#server/config.ts'
import { openDatabase } from '#server/ports/database/open-database.ts'
import { createOwnDatabase } from '#server/test/own-database.ts'
import { median } from './median.ts'

/** Promised, in milliseconds. */
const LIMITS = { first: 3000, later: 300 }
const ROUNDS = 5

if (process.argv[2] === 'measure') await measureOne()
else process.exitCode = (await compareAll()) ? 0 : 1

async function compareAll() {
  console.log(`milliseconds, median of ${ROUNDS} processes each, the loader's own modules included`)
  const embedded = report('embedded', await rounds(onFolder))
  const server = report('PostgreSQL', await rounds(onServer))
  return embedded && server
}

type Figures = { first: number; later: number; questions: number }

async function rounds(on: () => Promise<Figures>) {
  const all: Figures[] = []
  for (let round = 0; round < ROUNDS; round++) all.push(await on())
  return all
}

function report(name: string, all: Figures[]) {
  const first = median(all.map((round) => round.first))
  const later = median(all.map((round) => round.later))
  const { questions } = all[0]!
  console.log(
    `${name.padEnd(12)}first start ${first.toFixed(0)} (at most ${LIMITS.first}, ${questions} questions), ` +
      `later ${later.toFixed(0)} (at most ${LIMITS.later})`,
  )
  return first <= LIMITS.first && later <= LIMITS.later && questions > 0
}

async function onFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-content-'))
  try {
    return await startTwice({ DATA_DIR: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function onServer() {
  const database = await createOwnDatabase({ durable: true })
  try {
    return await startTwice({ DATABASE_URL: database.url })
  } finally {
    await database.stop()
  }
}

async function startTwice(environment: Record<string, string>): Promise<Figures> {
  const { close } = await openDatabase(parseConfig(environment).database)
  // An embedded database belongs to one process at a time.
  await close()
  const [first, later] = [measure(environment), measure(environment)]
  return { first: first.milliseconds, later: later.milliseconds, questions: first.questions }
}

type Start = { milliseconds: number; questions: number }

function measure(environment: Record<string, string>): Start {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), 'measure'],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], ...environment } },
  )
  if (status !== 0) throw new Error(`A measured process failed: ${stderr}`)
  // Our own line, written by `measureOne`.
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Start
}

async function measureOne() {
  const config = parseConfig(process.env)
  const { db, close } = await openDatabase(config.database)
  // A server has asked its database many things before.
  await db.selectFrom('users').select('id').execute()
  const start = performance.now()
  const { publishAuthoredExams } = await import('#server/authored-exams/publish-authored-exams.ts')
  await publishAuthoredExams({ db, config, clock: { now: () => new Date() } })
  const milliseconds = performance.now() - start
  const questions = await db
    .selectFrom('exam_questions')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  await close()
  console.log(JSON.stringify({ milliseconds, questions: Number(questions.count) }))
}
