import { readdirSync, readFileSync } from 'node:fs'
import { ask } from '#server/test/own-database.ts'

/** Where Linux counts how long a process has run. */
const TICKS_PER_SECOND = 100

export type PostgresCpu = () => number

/**
 * A clock of the CPU seconds that all processes of this PostgreSQL have used, those that have ended too.
 * @throws Error where it runs on another machine, or on another system than Linux.
 */
export async function findPostgresCpu(url: string): Promise<PostgresCpu> {
  const [other] = await ask<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  const parent = other && statOf(other.pid)?.parent
  if (!parent) throw new Error('Needs a PostgreSQL on this machine, and Linux.')
  return () => sum(parent)
}

function sum(parent: number) {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && statOf(pid)?.parent === parent)
  const living = [parent, ...children].map(runTime).reduce((a, b) => a + b, 0)
  return living + (statOf(parent)?.endedChildren ?? 0)
}

/** In seconds, to the nanosecond. */
function runTime(pid: number) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9
  } catch {
    // It has ended meanwhile.
    return 0
  }
}

function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ended = (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
    return { parent: Number(fields[1]), endedChildren: ended }
  } catch {
    return undefined
  }
}
