import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEMO_CATEGORY, demoExamPdf } from '../scripts/demo-exam.ts'
import { BANK_LOCK } from './question-bank/queries.ts'
import { signInByLink } from './test/cookies.ts'
import { ask, createOwnDatabase, hasPostgres, type OwnDatabase } from './test/own-database.ts'
import { startRoundRobin } from './test/round-robin.ts'
import { startS3Server, type S3Server } from './test/s3-server.ts'
import { startServerProcess, type ServerProcess } from './test/server-process.ts'
import { callsOf, seedStudents, type Seed } from './test/students.ts'

/** On a quiet machine all of it takes some ten seconds. */
const BUSY = 120_000
const NAMES = ['one', 'two', 'three']

describe.skipIf(!hasPostgres())('three server processes on one PostgreSQL', () => {
  let database: OwnDatabase
  let s3: S3Server
  let servers: ServerProcess[] = []
  let balancer: Awaited<ReturnType<typeof startRoundRobin>>
  let seed: Seed
  const folder = mkdtempSync(join(tmpdir(), 'finalist-several-'))

  beforeAll(async () => {
    database = await createOwnDatabase({ durable: false })
    s3 = await startS3Server()
    // All at once on an empty database, and without a folder in common.
    servers = await Promise.all(NAMES.map((name) => startServerProcess(settingsOf(name))))
    seed = await seedStudents({ kind: 'server', url: database.url }, { students: 2, questions: 3 })
    balancer = await startRoundRobin(servers.map(({ url }) => url))
  }, BUSY)

  afterAll(async () => {
    await balancer?.stop()
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await s3?.stop()
    await database?.stop()
    rmSync(folder, { recursive: true })
  }, BUSY)

  const settingsOf = (name: string) => ({
    environment: {
      ...s3.environment,
      DATA_DIR: join(folder, name),
      DATABASE_URL: database.url,
      // How PostgreSQL calls its connections.
      PGAPPNAME: name,
      AUTHORED_EXAMS: 'false',
    },
  })

  /** Through the balancer, as a browser does it. */
  const signIn = (link: string) => signInByLink(balancer.url + link)

  const onEach = (cookie: string) => servers.map(({ url }) => callsOf(url, cookie))

  test('who signs in on one is signed in on all, and out of all', async () => {
    const cookie = await signIn(seed.links[0]!)
    const people = await Promise.all(onEach(cookie).map((calls) => calls.session.getUser({})))
    expect(people.map(({ email }) => email)).toEqual(Array(3).fill('student-0@school.example'))

    await fetch(`${balancer.url}/api/logout`, { headers: { cookie }, redirect: 'manual' })
    for (const calls of onEach(cookie))
      await expect(calls.session.getUser({})).rejects.toMatchObject({ status: 401 })
  })

  test('an exam begun on one is answered on another, resumed on the third, and limits count together', async () => {
    const cookie = await signIn(seed.links[1]!)
    const [one, two, three] = onEach(cookie)
    const { sessionId, questions } = await one!.exams.startCustomExam({
      id: seed.examId,
      questionCount: 3,
      includeAttemptedQuestions: true,
    })
    const questionId = questions[0]!.id
    await two!.exams.saveAnswer({ sessionId, questionId, answer: 2, revision: 1 })
    const resumed = await three!.exams.getSession({ id: seed.examId })
    expect(resumed.session?.answers).toEqual([{ questionId, answer: 2, revision: 1 }])

    // Twenty messages an hour, wherever they arrive.
    const { feedback } = callsOf(balancer.url, cookie)
    const message = { subject: 'Too many', message: 'One of very many messages.' }
    const sent = Array.from({ length: 24 }, () => feedback.submitFeedback(message))
    const outcomes = await Promise.allSettled(sent)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  test(
    'two clicks read a file once, all tell how far it is, and another goes on when the reader is killed',
    { timeout: BUSY },
    async () => {
      const cookie = await signIn(linkOf(servers))
      const { materials, exams } = callsOf(balancer.url, cookie)
      const file = new File([new Uint8Array(await demoExamPdf())], 'exam.pdf')
      const paper = { title: 'Exam', category: DEMO_CATEGORY, isQuestionBank: 'true' } as const
      await materials.uploadMaterial({ file, ...paper })
      expect(s3.kept.size).toBe(1)

      // What every start looks at is over: it ends with the lock below, and would keep others from reading meanwhile.
      await vi.waitFor(
        async () => expect(await ask(database.url, WAITING)).toEqual([{ jobs: 0 }]),
        PATIENT,
      )

      // Whoever reads waits at the end of it for as long as this is held.
      const holder = new pg.Client({ connectionString: database.url })
      await holder.connect()
      await holder.query('select pg_advisory_lock($1)', [BANK_LOCK])
      try {
        await Promise.all([materials.processMaterials({}), materials.processMaterials({})])
        const each = onEach(cookie).map((calls) => calls.materials)
        await vi.waitFor(async () => {
          for (const one of each)
            expect(await one.getBatchStatus({})).toMatchObject({ currentFile: 'exam.pdf' })
        }, PATIENT)
        const reader = await findReader(database.url)
        await servers[NAMES.indexOf(reader)]!.end('SIGKILL')
        await vi.waitFor(async () => {
          expect(NAMES.filter((name) => name !== reader)).toContain(await findReader(database.url))
        }, PATIENT)
      } finally {
        await holder.end()
      }

      await vi.waitFor(async () => {
        const status = await materials.getBatchStatus({})
        expect(status).toMatchObject({ isProcessing: false, questionsAdded: 100, errors: [] })
      }, PATIENT)
      const listed = await exams.listExams({})
      expect(listed.filter(({ examType }) => examType === 'Sample exam')).toHaveLength(2)
      const [count] = await ask<{ count: string }>(
        database.url,
        'select count(*) from questions where material_id is not null',
      )
      expect(Number(count!.count)).toBe(100)
    },
  )
})

const WAITING = `select count(*)::integer as jobs from pgboss.job
  where name = 'materials.read' and state in ('created', 'retry', 'active')`
const PATIENT = { timeout: 60_000, interval: 100 }

/** What the first of them was greeted with. */
const linkOf = (servers: ServerProcess[]) =>
  servers[0]!.said().match(/http:\/\/[^/]+(\/api\/login\/link\/\S+)/)![1]!

/** The process whose turn it is to read. */
async function findReader(url: string) {
  const [found] = await ask<{ name: string }>(
    url,
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted
       and (classid::bigint << 32) | objid::bigint = hashtext('materials.read')::bigint`,
  )
  return found?.name ?? 'nobody'
}
