import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { parseConfig, type Config } from '#server/config.ts'
import { examOnTheList } from '#server/exams/fixtures.ts'
import { openDatabase } from '#server/ports/database/open-database.ts'
import { saveSession } from '#server/sign-in/queries.ts'
import { sessionEnd } from '#server/sign-in/session.ts'
import { hashToken, makeToken } from '#server/sign-in/token.ts'
import { addUser } from '#server/team/queries.ts'
import { ask, createOwnDatabase } from '#server/test/own-database.ts'
import { startMeasuredServer, type MeasuredServer } from './measured-server.ts'
import type { Call } from './load.ts'
import { percentile } from './median.ts'
import { sendOnOwnConnection } from './own-connection.ts'
import { findPostgresCpu, type PostgresCpu } from './postgres-cpu.ts'

// npm run bench:rush [-- --database embedded|postgresql] [--students N]
// A whole school starts the same exam within one second, each on a connection of their own, and later hands it in within
// one second. Everybody has question 1, or the result, two seconds after they asked at the latest, and nobody an error.
const NEEDED_MS = 2000
const QUESTIONS = 100
const STUDENTS = { postgresql: 2000, embedded: 200 }
/** Classes that came before, so that the server is warm. */
const WARM_UP = 100

const TEXT =
  'A business that wants to learn what its customers think of a new service before it is offered everywhere would be most likely to'
const OPTIONS = ['Reduce', 'Postpone', 'Survey', 'Advertise'].map(
  (word) => `${word} what it has planned to do.`,
)

/**
 * What the exam page has saved while the students answered. Into the embedded database only its server can write: there
 * the answers come with the submission, which is more work.
 */
const SAVE_ALL = `insert into answers (session_id, question_id, answer, revision, saved_at)
  select id, question_id, (place - 1) % 4, 1, now()
  from exam_sessions, unnest(question_ids) with ordinality as asked (question_id, place)
  where state = 'open'`

const { values } = parseArgs({
  options: { database: { type: 'string' }, students: { type: 'string' } },
})
const asked = (['postgresql', 'embedded'] as const).filter(
  (name) => !values.database || values.database === name,
)
let failed = asked.length === 0
for (const name of asked) failed = !(await rushOn(name)) || failed
process.exit(failed ? 1 : 0)

async function rushOn(name: keyof typeof STUDENTS) {
  const count = Number(values.students ?? STUDENTS[name])
  const folder = mkdtempSync(join(tmpdir(), 'finalist-rush-'))
  const database = name === 'postgresql' ? await createOwnDatabase({ durable: true }) : undefined
  const environment = { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) }
  const { examId, cookies } = await seed(parseConfig(environment).database, WARM_UP + count)
  const server = await startMeasuredServer({ environment })
  try {
    const postgres = database && (await findPostgresCpu(database.url))
    const rush = { server, postgres, examId, url: database?.url }
    await run(rush, cookies.slice(0, WARM_UP))
    console.log(`${count} students within one second, ${name}`)
    return await run(rush, cookies.slice(WARM_UP), (line) => console.log(line))
  } finally {
    await server.end('SIGTERM')
    await database?.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Students who are signed in, and an exam as long as the real one, with questions of their usual length. */
async function seed(config: Config['database'], students: number) {
  const { db, close } = await openDatabase(config)
  const { examId } = await examOnTheList(db, { keys: Array.from({ length: QUESTIONS }, () => 0) })
  await db
    .updateTable('questions')
    .set({ question: TEXT, options: JSON.stringify(OPTIONS) })
    .execute()
  const now = new Date()
  // Else the server would be mailing everybody about the new exam at the same time.
  await db.updateTable('exams').set({ announced_at: now }).execute()
  const cookies = []
  for (let i = 0; i < students; i++) {
    const person = { email: `student-${i}@school.example`, firstName: null, lastName: null }
    const user = await addUser(db, { ...person, role: 'student', authorized: true }, now)
    const token = makeToken()
    await saveSession(db, {
      ...{ token_hash: hashToken(token), user_id: user!.id, device: 'Chrome on Linux' },
      ...{ shared_computer: false, created_at: now, extended_at: now },
      expires_at: sessionEnd(now, false),
    })
    cookies.push(`finalist_session=${token}`)
  }
  await close()
  return { examId, cookies }
}

type Rush = {
  server: MeasuredServer
  postgres: PostgresCpu | undefined
  examId: number
  /** Of a PostgreSQL. */
  url: string | undefined
}
type Tell = (line: string) => void

async function run(rush: Rush, cookies: string[], tell: Tell = () => {}) {
  const { examId } = rush
  const starts = cookies.map((cookie): Call => {
    const body = JSON.stringify({ questionCount: QUESTIONS, includeAttemptedQuestions: true })
    return { method: 'POST', path: `/api/exams/${examId}/custom?timed=1`, cookie, body }
  })
  const started = await withinOneSecond(rush, starts)
  const hasAllStarted = judge('start', started, tell)
  const sessions = started.replies.map((text) => JSON.parse(text ?? 'null') as Started | null)
  const isFirstThere = sessions.every((one) => one?.questions[0]?.question === TEXT)
  if (rush.url) await ask(rush.url, SAVE_ALL)
  const hands = sessions.flatMap((session, i): Call[] => {
    if (!session) return []
    const answers = session.questions.map(({ id }, n) => [n, { questionId: id, answer: n % 4 }])
    const path = `/api/exams/${examId}/attempt?session=${session.sessionId}`
    const body = JSON.stringify({ answers: Object.fromEntries(answers) })
    return [{ method: 'POST', path, cookie: cookies[i]!, body }]
  })
  return judge('submit', await withinOneSecond(rush, hands), tell) && hasAllStarted && isFirstThere
}

type Started = { sessionId: number; questions: { id: number; question: string }[] }
type Outcome = {
  times: number[]
  replies: (string | undefined)[]
  errors: string[]
  server: number
  database: number | undefined
}

/** Evenly spread, whether those before were answered or not. */
async function withinOneSecond({ server, postgres }: Rush, calls: Call[]): Promise<Outcome> {
  const url = new URL(server.url)
  const outcome: Pick<Outcome, 'times' | 'replies' | 'errors'> = {
    times: [],
    replies: [],
    errors: [],
  }
  const before = { server: (await server.usage()).cpuSeconds, database: postgres?.() }
  const began = performance.now()
  const sent = []
  for (const [i, call] of calls.entries()) {
    const due = began + (i * 1000) / calls.length
    if (due > performance.now()) await wait(due - performance.now())
    sent.push(
      // From when it was due: a sender that is late must not make the server look fast.
      sendOnOwnConnection(url, call).then(
        (text) => {
          outcome.replies[i] = text
          outcome.times.push(performance.now() - due)
        },
        (error: Error) => outcome.errors.push(error.message),
      ),
    )
  }
  await Promise.all(sent)
  const after = { server: (await server.usage()).cpuSeconds, database: postgres?.() }
  return {
    ...outcome,
    server: after.server - before.server,
    database: after.database && after.database - before.database!,
  }
}

function judge(what: string, { times, errors, server, database }: Outcome, tell: Tell) {
  const longest = Math.max(...times)
  const [median, p99] = [percentile(times, 50), percentile(times, 99)]
  tell(
    `${what}: median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
      `longest ${longest.toFixed(0)} ms (needs ≤ ${NEEDED_MS} ms), ${errors.length} errors`,
  )
  const each = (seconds: number) => `${((1000 * seconds) / times.length).toFixed(2)} ms`
  tell(`  CPU each: server ${each(server)}${database ? `, database ${each(database)}` : ''}`)
  for (const error of new Set(errors)) tell(`  ${error.slice(0, 200)}`)
  return errors.length === 0 && longest <= NEEDED_MS
}
