import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '#server/config.ts'
import { ask, createOwnDatabase } from '#server/test/own-database.ts'
import { seedStudents, signInStudents, type Student } from '#server/test/students.ts'
import { sendAll, type Call } from './load.ts'
import { startMeasuredServer, type MeasuredServer } from './measured-server.ts'
import { median } from './median.ts'

// npm run bench
// What saving an answer costs the Node process, beside what it cannot cost less than, in the same run. CPU seconds of
// the server processes are compared, so neither this load generator nor PostgreSQL counts, nor who else is busy here.
const NEEDED = 0.4
const RUNS = 5
const CALLS = 6000
const WARM_UP = 6000
const CONNECTIONS = 16
const QUESTIONS = 100
/** Enough to catch a statement that is only sent now and then. */
const COUNTED = 200

const BARE_TABLE = `create table bare_answers (
  session_id integer not null, question_id integer not null, answer smallint not null,
  revision bigint not null, saved_at timestamptz not null, primary key (session_id, question_id))`

/** A server, its table, and the last answer it was sent for each question of each session. */
type Side = { server: MeasuredServer; table: string; sent: Map<string, string> }

let revision = 0
process.exit((await main()) ? 0 : 1)

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-bench-'))
  const database = await createOwnDatabase({ durable: false })
  const environment = { DATA_DIR: folder, DATABASE_URL: database.url }
  const size = { students: CONNECTIONS, questions: QUESTIONS }
  const seed = await seedStudents(parseConfig(environment).database, size)
  await ask(database.url, BARE_TABLE)
  const product = await startSide({ environment }, 'answers')
  const bare = await startSide({ environment, script: 'bench/bare-server.ts' }, 'bare_answers')
  try {
    await describe(database.url)
    const students = await signInStudents(product.server.url, seed)
    const ratio = await compare(product, bare, students)
    const areTwo = await areTwoStatements(product, students)
    const areThere = [await areSaved(database.url, product), await areSaved(database.url, bare)]
    console.log(`ratio ${ratio.toFixed(2)} (needs ≥ ${NEEDED})`)
    return ratio >= NEEDED && areTwo && areThere.every(Boolean)
  } finally {
    await product.server.end('SIGTERM')
    await bare.server.end('SIGTERM')
    await database.stop()
    rmSync(folder, { recursive: true })
  }
}

async function startSide(options: Parameters<typeof startMeasuredServer>[0], table: string) {
  return { server: await startMeasuredServer(options), table, sent: new Map<string, string>() }
}

async function describe(url: string) {
  const [about] = await ask<{ version: string; settings: string }>(
    url,
    `select split_part(version(), ' on ', 1) as version, (
       select string_agg(name || ' ' || setting, ', ' order by name) from pg_settings
       where name in ('fsync', 'synchronous_commit', 'full_page_writes')) as settings`,
  )
  console.log(`Node ${process.versions.node}, ${about!.version} (${about!.settings})`)
  console.log('product: the real server; who is asking, then the guarded upsert')
  console.log('bare: @hono/node-server and a pg pool, one prepared upsert, nothing else')
}

/** The median of the ratios of runs that take turns. */
async function compare(product: Side, bare: Side, students: Student[]) {
  for (const side of [product, bare]) await save(side, students, WARM_UP)
  const ratios = []
  for (let run = 1; run <= RUNS; run++) {
    const ours = await rate(product, students)
    const theirs = await rate(bare, students)
    ratios.push(ours / theirs)
    console.log(
      `run ${run}: product ${ours.toFixed(0)}, bare ${theirs.toFixed(0)} ` +
        `saves per CPU second, ratio ${(ours / theirs).toFixed(2)}`,
    )
  }
  return median(ratios)
}

/** Saves per second of the server's own CPU time. */
async function rate(side: Side, students: Student[]) {
  const before = await side.server.usage()
  await save(side, students, CALLS)
  const after = await side.server.usage()
  return CALLS / (after.cpuSeconds - before.cpuSeconds)
}

/** The students in turn, through their questions, each time with a new answer. */
async function save(side: Side, students: Student[], count: number, connections = CONNECTIONS) {
  const calls = Array.from({ length: count }, (): Call => {
    revision++
    const { cookie, session } = students[revision % students.length]!
    const questionId = session.questions[Math.floor(revision / students.length) % QUESTIONS]!.id
    const { sessionId } = session
    const answer = revision % 4
    side.sent.set(`${sessionId}/${questionId}`, `${answer}@${revision}`)
    // The bare server reads the body alone.
    const body = JSON.stringify({ sessionId, questionId, answer, revision })
    const path = `/api/exam-sessions/${sessionId}/answers/${questionId}`
    return { method: 'PUT', path, cookie, body }
  })
  await sendAll(side.server.url, connections, calls)
}

async function areTwoStatements(product: Side, students: Student[]) {
  product.server.countStatements()
  // One at a time: a query that waits for a connection is sent on behalf of whoever gives one back.
  await save(product, students, COUNTED, 1)
  const { statements } = await product.server.usage()
  const counts = Object.values(statements)
  const perSave = counts.reduce((sum, count) => sum + count, 0) / COUNTED
  console.log(`${perSave} statements a save, of ${counts.length} kinds (needs 2)`)
  return counts.length === 2 && counts.every((count) => count === COUNTED)
}

/** The table holds the last answer that was sent to each question, and no other. */
async function areSaved(url: string, { table, sent }: Side) {
  const rows = await ask<{ place: string; answer: string }>(
    url,
    `select session_id || '/' || question_id as place, answer || '@' || revision as answer
     from ${table}`,
  )
  const kept = rows.filter(({ place, answer }) => sent.get(place) === answer).length
  console.log(`${kept} of ${sent.size} answers are in ${table} as they were last sent`)
  return kept === sent.size && rows.length === sent.size
}
