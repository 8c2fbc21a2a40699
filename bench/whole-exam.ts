import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ExamSession } from '#contract/exams.ts'
import { parseConfig } from '#server/config.ts'
import { signInByLink } from '#server/test/cookies.ts'
import { createOwnDatabase } from '#server/test/own-database.ts'
import { seedStudents, type Seed } from '#server/test/students.ts'
import { send, type Call } from './load.ts'
import { startMeasuredServer } from './measured-server.ts'
import { findPostgresCpu } from './postgres-cpu.ts'

// npm run bench:whole-exam
// What one student's whole exam costs, of CPU time of the server and of every process of PostgreSQL, so that who else is
// busy on this machine does not count. Students come one after another, once the server is warm.
const NEEDED_MS = 60
const QUESTIONS = 100
/** So many that the engine has settled: the first thousands of answers cost half as much again. */
const [WARM_UP, STUDENTS] = [100, 200]
const IDLE_MS = 4000

type Student = { link: string; cookie: string; session: ExamSession; attempt: { id: number } }

process.exit((await main()) ? 0 : 1)

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-bench-'))
  const database = await createOwnDatabase({ durable: true })
  const environment = { DATA_DIR: folder, DATABASE_URL: database.url }
  const size = { students: WARM_UP + STUDENTS, questions: QUESTIONS }
  const seed = await seedStudents(parseConfig(environment).database, size)
  const server = await startMeasuredServer({ environment })
  try {
    const clock = await createClock(server, database.url)
    await takeExams(server.url, seed, seed.links.slice(0, WARM_UP))
    const idle = await clock(() => wait(IDLE_MS))
    const steps = await takeExams(server.url, seed, seed.links.slice(WARM_UP), clock)
    return judge(steps, { server: idle.server / IDLE_MS, database: idle.database / IDLE_MS })
  } finally {
    await server.end('SIGTERM')
    await database.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Milliseconds of CPU time and of the wall's clock that something takes. */
type Clock = (work: () => Promise<unknown>) => Promise<Took>
type Took = { server: number; database: number; wall: number }

async function createClock(
  server: Awaited<ReturnType<typeof startMeasuredServer>>,
  url: string,
): Promise<Clock> {
  const postgres = await findPostgresCpu(url)
  const look = async () => ({
    server: (await server.usage()).cpuSeconds * 1000,
    database: postgres() * 1000,
    wall: performance.now(),
  })
  return async (work) => {
    const before = await look()
    await work()
    const after = await look()
    return {
      server: after.server - before.server,
      database: after.database - before.database,
      wall: after.wall - before.wall,
    }
  }
}

type Step = (student: Student) => Promise<unknown>

/** Every student does one step before any does the next, so that each step is measured as a whole. */
async function takeExams(url: string, { examId }: Seed, links: string[], clock?: Clock) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const students = links.map((link) => ({ link }) as Student)
  const took = new Map<string, Took>()
  for (const [name, step] of Object.entries(stepsOf(url, agent, examId))) {
    const all = async () => {
      for (const student of students) await step(student)
    }
    if (clock) took.set(name, await clock(all))
    else await all()
  }
  agent.destroy()
  return took
}

/** As the exam page makes them, in this order. */
function stepsOf(url: string, agent: Agent, examId: number): Record<string, Step> {
  const call = ({ cookie }: Student, method: Call['method'], path: string, body?: object) =>
    send(url, agent, { method, path, cookie, ...(body && { body: JSON.stringify(body) }) })
  return {
    'sign in': async (student) => {
      student.cookie = await signInByLink(url + student.link)
    },
    [`start ${QUESTIONS} questions`]: async (student) => {
      const asked = { questionCount: QUESTIONS, includeAttemptedQuestions: true }
      const text = await call(student, 'POST', `/api/exams/${examId}/custom?timed=1`, asked)
      student.session = JSON.parse(text) as ExamSession
    },
    [`${QUESTIONS} saves`]: async (student) => {
      const { sessionId, questions } = student.session
      for (const [i, { id }] of questions.entries()) {
        const path = `/api/exam-sessions/${sessionId}/answers/${id}`
        await call(student, 'PUT', path, { answer: i % 4, revision: 1 })
      }
    },
    submit: async (student) => {
      const { sessionId, questions } = student.session
      const answers = questions.map(({ id }, i) => [i, { questionId: id, answer: i % 4 }])
      const path = `/api/exams/${examId}/attempt?session=${sessionId}`
      const text = await call(student, 'POST', path, { answers: Object.fromEntries(answers) })
      student.attempt = JSON.parse(text) as { id: number }
    },
    'open the review': (student) =>
      call(student, 'GET', `/api/exam-attempts/${student.attempt.id}`),
  }
}

/** `idle`: what server and database do by themselves, in milliseconds of CPU time each millisecond. */
function judge(steps: Map<string, Took>, idle: { server: number; database: number }) {
  console.log(
    `by itself: server ${(idle.server * 1000).toFixed(1)} ms, ` +
      `database ${(idle.database * 1000).toFixed(1)} ms of CPU a second; not counted below`,
  )
  let total = 0
  for (const [name, took] of steps) {
    const server = (took.server - idle.server * took.wall) / STUDENTS
    const database = (took.database - idle.database * took.wall) / STUDENTS
    total += server + database
    console.log(`${name}: server ${server.toFixed(2)} ms, database ${database.toFixed(2)} ms`)
  }
  console.log(`a whole exam: ${total.toFixed(1)} ms of CPU (needs ≤ ${NEEDED_MS} ms)`)
  return total <= NEEDED_MS
}
