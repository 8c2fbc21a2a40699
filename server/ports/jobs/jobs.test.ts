import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../lib/log.ts'
import { database, emptyDatabase } from '../../test/test-database.ts'
import type { JobHandlers, JobName, JobRunner } from './jobs.ts'
import { createPgBossJobs } from './pg-boss-jobs.ts'

/** The shortest that pg-boss allows; in seconds. */
const POLLING = 0.5
/** A job that neither the clock nor a start begins by itself. */
const ASKED_FOR = 'page-proposals.ask'
/** Long enough for a job that is there to be taken up; in milliseconds. */
const TAKEN_UP = 700
/** Long enough for a job that was taken up to run. */
const BEGUN = 100

let jobs: JobRunner
let ran: JobName[] = []
let handlers: JobHandlers

beforeEach(async () => {
  await emptyDatabase()
  ran = []
  handlers = {
    'materials.read': async () => void ran.push('materials.read'),
    'page-proposals.ask': async () => void ran.push('page-proposals.ask'),
    'exams.hand-in-overdue': async () => void ran.push('exams.hand-in-overdue'),
    'notifications.tell': async () => void ran.push('notifications.tell'),
    'invitations.send': async () => void ran.push('invitations.send'),
    'roleplays.judge': async () => void ran.push('roleplays.judge'),
    'tutor.read-passages': async () => void ran.push('tutor.read-passages'),
    'sign-in.forget-expired': async () => void ran.push('sign-in.forget-expired'),
    'backups.delete-old': async () => void ran.push('backups.delete-old'),
  }
  jobs = createPgBossJobs(database.engine, pino({ level: 'silent' }), POLLING)
})
afterEach(async () => {
  await jobs.stop()
  await sql`delete from pgboss.job where name = ${ASKED_FOR}`.execute(database.db)
})

async function until(condition: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 300 && !(await condition()); tries++) await wait(50)
}

/** What became of every job of this name, as the queue keeps it, the first one first. */
async function statesOf(name: JobName) {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = ${name} order by created_on`.execute(database.db)
  return rows.map(({ state }) => state)
}

test('every start looks at what may wait, whether or not a job for it is there', async () => {
  await jobs.start(handlers)
  const waiting: JobName[] = [
    ...(['materials.read', 'notifications.tell', 'invitations.send'] as const),
    ...(['roleplays.judge', 'tutor.read-passages'] as const),
  ]
  await until(() => waiting.every((name) => ran.includes(name)))
  expect(ran).toEqual(expect.arrayContaining(waiting))
})

test('a job runs, once for two clicks', async () => {
  await jobs.start(handlers)
  await jobs.enqueue(database.db, ASKED_FOR, {})
  await jobs.enqueue(database.db, ASKED_FOR, {})
  await expect.poll(() => statesOf(ASKED_FOR), { timeout: 10_000 }).toEqual(['completed'])
  expect(ran.filter((name) => name === ASKED_FOR)).toHaveLength(1)
})

test('jobs of one name run one at a time, also in two processes', async () => {
  const other = createPgBossJobs(database.engine, pino({ level: 'silent' }), POLLING)
  const isServer = database.engine.kind === 'server'
  let running = 0
  let most = 0
  let secondWas: string | undefined
  handlers[ASKED_FOR] = async () => {
    most = Math.max(most, ++running)
    ran.push(ASKED_FOR)
    if (ran.filter((name) => name === ASKED_FOR).length === 1) {
      await jobs.enqueue(database.db, ASKED_FOR, {})
      if (isServer) await until(async () => (await statesOf(ASKED_FOR)).at(-1) === 'active')
      await wait(isServer ? BEGUN : TAKEN_UP)
      secondWas = (await statesOf(ASKED_FOR)).at(-1)
    }
    running--
  }
  await jobs.start(handlers)
  if (isServer) await other.start(handlers)
  await jobs.enqueue(database.db, ASKED_FOR, {})
  await until(() => ran.filter((name) => name === ASKED_FOR).length === 2 && running === 0)
  if (isServer) await other.stop()

  expect(most).toBe(1)
  // The other process had it in hand, and waited for its turn.
  expect(secondWas).toBe(isServer ? 'active' : 'created')
  expect(ran.filter((name) => name === ASKED_FOR)).toHaveLength(2)
})

test('a job exists exactly if its cause does', async () => {
  await jobs.start(handlers)
  const causing = database.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, ASKED_FOR, {})
    throw new Error('The cause did not happen.')
  })
  await expect(causing).rejects.toThrow()
  expect(await statesOf(ASKED_FOR)).toEqual([])
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, ASKED_FOR, {}))
  expect(await statesOf(ASKED_FOR)).toHaveLength(1)
})

test('a job asked for while one runs comes after it, and a failing one is tried again', async () => {
  let tries = 0
  handlers[ASKED_FOR] = async () => {
    tries++
    if (tries === 1) {
      await jobs.enqueue(database.db, ASKED_FOR, {})
      throw new Error('Broken for now.')
    }
  }
  await jobs.start(handlers)
  await jobs.enqueue(database.db, ASKED_FOR, {})
  await until(() => tries >= 3)
  expect(tries).toBe(3)
})

test('why a job failed is in the log, and nobody’s row in the queue', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  jobs = createPgBossJobs(database.engine, log, POLLING)
  handlers[ASKED_FOR] = () => {
    const detail = 'Failing row contains (maya.okafor@school.example).'
    return Promise.reject(Object.assign(new Error('violates a constraint'), { detail }))
  }
  await jobs.start(handlers)
  await jobs.enqueue(database.db, ASKED_FOR, {})
  const kept = async () => {
    const { rows } = await sql<{ output: unknown }>`
      select output from pgboss.job where name = ${ASKED_FOR}`.execute(database.db)
    return JSON.stringify(rows)
  }
  await expect.poll(kept, { timeout: 10_000 }).toContain('The log says why.')

  expect(await kept()).not.toContain('maya')
  expect(lines.join()).toContain('violates a constraint')
  expect(lines.join()).toContain(ASKED_FOR)
  expect(lines.join()).not.toContain('maya')
})
