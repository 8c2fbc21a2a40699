import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '../ports/deps.ts'
import { askDatabase } from './queries.ts'

/** A load balancer asks every few seconds; a part that takes longer is not ready. */
const PATIENCE_MS = 2000

export type Readiness = { ready: boolean; parts: Record<string, 'ok' | 'failing'> }

/** Whether this server can serve students now, and which part cannot. */
export async function checkReadiness({
  db,
  files,
}: Pick<Deps, 'db' | 'files'>): Promise<Readiness> {
  const parts = {
    database: await stateOf(askDatabase(db)),
    files: await stateOf(files.check()),
  }
  return { ready: Object.values(parts).every((state) => state === 'ok'), parts }
}

const stateOf = (check: Promise<unknown>) =>
  Promise.race([
    check.then(() => 'ok' as const),
    wait(PATIENCE_MS, 'failing' as const, { ref: false }),
  ]).catch(() => 'failing' as const)
