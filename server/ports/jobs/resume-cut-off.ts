import type { PgBoss } from 'pg-boss'
import type { Pool, PoolClient } from 'pg'
import { JOB_NAMES, type JobName } from './jobs.ts'

/** A connection of one's own, and with it the right to do what has this name, such as a job, across processes. */
export async function takeTurn(pool: Pool, name: string): Promise<PoolClient> {
  const connection = await pool.connect()
  try {
    await connection.query(NOTICE_DEAD_PEER)
    await connection.query('select pg_advisory_lock(hashtext($1))', [name])
    return connection
  } catch (error) {
    connection.release(true)
    throw error
  }
}

/**
 * A killed process closes its connections and so gives its turns back; a machine that lost its power does not. Then
 * PostgreSQL asks after half a minute, where it would otherwise wait for two hours.
 */
const NOTICE_DEAD_PEER = `select set_config('tcp_keepalives_idle', '15', false),
  set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)`

/** Longer than a process takes from fetching a job to asking for its turn. */
const GRACE = '3 seconds'

/**
 * Jobs that are called running while nobody has the turn or waits for it: their process was killed. They are tried again
 * at once, without waiting for their heartbeat to be missed.
 */
export async function resumeCutOff(boss: PgBoss, pool: Pool) {
  const { rows } = await pool.query<{ id: string; name: JobName }>(LIST_CUT_OFF, [JOB_NAMES, GRACE])
  for (const { id, name } of rows) await boss.fail(name, id, { message: 'Its server stopped.' })
}

// A lock's number of 64 bits is listed in two halves.
const LIST_CUT_OFF = `select id, name from pgboss.job
  where state = 'active' and name = any($1) and started_on < now() - $2::interval
    and not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32) | objid::bigint = hashtext(pgboss.job.name)::bigint)`
