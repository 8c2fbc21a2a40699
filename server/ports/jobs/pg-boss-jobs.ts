import { fromKysely, fromPglite, PgBoss, type ConstructorOptions } from 'pg-boss'
import type { Logger } from 'pino'
import type { Engine } from '../database/open-database.ts'
import { JOB_NAMES, type JobName, type JobRunner } from './jobs.ts'
import { resumeCutOff, takeTurn } from './resume-cut-off.ts'

/** A person watches the first page of a PDF being read; a second's wait is the most that feels like "started". */
const POLLING_SECONDS = 1
/** The shortest pg-boss allows. A job whose process hangs is taken up again by another one after about this long. */
const HEARTBEAT_SECONDS = 10
/** How often a process looks for jobs of others that were killed. */
const RESUME_MS = 2_000
/** Long enough for a PDF to be finished, short enough for a service manager's patience. */
const STOP_MS = 8_000
/** A deadline counts to the second wherever it is asked about; this sweep only serves those who never come back. */
const HAND_IN_CRON = '* * * * *'
/** It decides itself what is due; this is how late a mail may come after a restart. */
const TELL_CRON = '4-59/15 * * * *'
/** For what the mail server did not take; a new batch does not wait for it. */
const INVITE_CRON = '* * * * *'
/** For the judgements that failed; a new response does not wait for it. */
const JUDGE_CRON = '* * * * *'
/** Once a night; nothing that has run out is accepted meanwhile. */
const FORGET_CRON = '17 3 * * *'

/**
 * What waits is told by rows, and a job only says "look": those that a restored backup brought have none, what became due
 * while no server ran need not wait for the clock, and what an earlier version kept may be in need of a new look.
 */
const AT_START: JobName[] = [
  'materials.read',
  'notifications.tell',
  'invitations.send',
  'roleplays.judge',
  'tutor.read-passages',
]

/** Jobs in the product's own database, so that they commit with the rows they belong to. */
export function createPgBossJobs(
  engine: Engine,
  log: Logger,
  pollingSeconds = POLLING_SECONDS,
): JobRunner {
  const boss = new PgBoss({
    db: connection(engine),
    backend: engine.kind === 'embedded' ? 'pglite' : 'postgres',
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
  })
  const report = (error: unknown) => log.error({ err: error }, 'The job queue reported an error.')
  boss.on('error', report)
  let resuming: NodeJS.Timeout | undefined
  return {
    async enqueue(db, name, payload) {
      await boss.send(name, payload, { db: fromKysely(db) })
    },
    async start(handlers) {
      await alone(engine, 'the queue’s tables', () => open(boss, engine))
      for (const name of JOB_NAMES) {
        const options = { pollingIntervalSeconds: pollingSeconds, batchSize: 1 }
        await boss.work(name, options, () =>
          alone(engine, name, () => handlers[name]({})).catch((error) => giveUp(log, name, error)),
        )
      }
      if (engine.kind === 'server') {
        const resume = () => void resumeCutOff(boss, engine.pool).catch(report)
        resuming = setInterval(resume, RESUME_MS).unref()
      }
      await schedule(boss)
    },
    async stop() {
      clearInterval(resuming)
      await boss.stop({ graceful: true, timeout: STOP_MS, close: false })
    },
  }
}

/** The queue keeps what it is told of a failure for weeks, and a database's error repeats the row it is about. */
function giveUp(log: Logger, name: JobName, error: unknown): never {
  log.error({ err: error, job: name }, 'A job failed; it is tried again.')
  throw new Error('The log says why.')
}

async function schedule(boss: PgBoss) {
  await boss.schedule('exams.hand-in-overdue', HAND_IN_CRON, {})
  await boss.schedule('notifications.tell', TELL_CRON, {})
  await boss.schedule('invitations.send', INVITE_CRON, {})
  await boss.schedule('roleplays.judge', JUDGE_CRON, {})
  await boss.schedule('sign-in.forget-expired', FORGET_CRON, {})
  await boss.schedule('backups.delete-old', FORGET_CRON, {})
  for (const name of AT_START) await boss.send(name, {})
}

function connection(engine: Engine): NonNullable<ConstructorOptions['db']> {
  if (engine.kind === 'embedded') return fromPglite(engine.pglite)
  // pg-boss unwraps the array that node-postgres returns for several statements in one text.
  return { executeSql: (text, values) => engine.pool.query(text, values) }
}

/** By one process at a time: those that start together on an empty database would make the same tables at once. */
async function open(boss: PgBoss, engine: Engine) {
  await boss.start()
  for (const name of JOB_NAMES) await prepare(boss, engine, name)
}

async function prepare(boss: PgBoss, engine: Engine, name: JobName) {
  const options = {
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 5,
    retryDelay: 1,
    retryBackoff: true,
  }
  // "short": at most one waits, so two clicks run once, and what is asked for meanwhile is not lost. "stately" would
  // also let only one run, but by a list of running ones that pg-boss renews every minute: a job then waits for it.
  await boss.createQueue(name, { policy: 'short', ...options })
  // The embedded database has one process: what is still running there was cut off, and need not wait for a heartbeat.
  if (engine.kind === 'server') return
  const cutOff = (await boss.findJobs(name)).filter((job) => job.state === 'active')
  for (const { id } of cutOff) await boss.fail(name, id, { message: 'The server stopped.' })
}

/** One at a time of what has this name, across processes: the lock is its connection's, so it is free after a crash. */
async function alone(engine: Engine, name: string, work: () => Promise<void>) {
  if (engine.kind === 'embedded') return work()
  const connection = await takeTurn(engine.pool, name)
  try {
    await work()
    await connection.query('select pg_advisory_unlock(hashtext($1))', [name])
    connection.release()
  } catch (error) {
    // Closed rather than given back: whatever happened, the lock must not stay with a connection in the pool.
    connection.release(true)
    throw error
  }
}
