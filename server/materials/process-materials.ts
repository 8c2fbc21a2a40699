import { setTimeout as wait } from 'node:timers/promises'
import type { Trx } from '../ports/database/database.ts'
import type { Deps } from '../ports/deps.ts'
import { runProgress } from './batch-status.ts'
import { requestProposals } from '../page-proposals/request-proposals.ts'
import { processMessage } from './messages.ts'
import {
  countBank,
  findLatestRun,
  listRunFiles,
  markNotCurrentWaiting,
  markUnreadWaiting,
} from './queries.ts'

/** A page that waits longer has been forgotten, or sits behind a proxy that has long given up. */
const MOST_WAITING_MS = 5 * 60_000
/** Half of what the screen polls at: the answer comes with the next look. */
const LOOK_AGAIN_MS = 500

/** Sends the bank's files that were never read to the reader. Says in words what was started. */
export function processMaterials({ db, jobs }: Deps) {
  return db.transaction().execute(async (trx) => {
    const marked = await markUnreadWaiting(trx)
    const bank = await countBank(trx)
    await enqueueIfPending({ jobs }, trx, bank.pending)
    return processMessage(marked, bank)
  })
}

/**
 * Sends all of the bank that is not current to the reader, or joins the run that is going, and waits for its end: at
 * most five minutes, and only while somebody listens.
 */
export async function batchProcess(deps: Deps, signal: AbortSignal) {
  const { db, clock } = deps
  const run = await startRun(deps)
  if (run === undefined) return { isDone: true, questionsAdded: 0 }

  const until = clock.now().getTime() + MOST_WAITING_MS
  for (;;) {
    const { isProcessing, questionsAdded } = runProgress(await listRunFiles(db, run))
    const isOver = clock.now().getTime() >= until || signal.aborted
    if (!isProcessing || isOver) return { isDone: !isProcessing, questionsAdded }
    // Rejects when the caller goes away; the next look ends the waiting then.
    await wait(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {})
  }
}

/** The number of the run that is going now; undefined when there is nothing to read. */
function startRun(deps: Deps) {
  const { db, jobs } = deps
  return db.transaction().execute(async (trx) => {
    await markNotCurrentWaiting(trx)
    await requestProposals(deps, trx)
    const { pending } = await countBank(trx)
    await enqueueIfPending({ jobs }, trx, pending)
    return pending > 0 ? findLatestRun(trx) : undefined
  })
}

/** Also when nothing new was marked: a job that failed for good is revived by pressing the button. */
async function enqueueIfPending({ jobs }: Pick<Deps, 'jobs'>, trx: Trx, pending: number) {
  if (pending > 0) await jobs.enqueue(trx, 'materials.read', {})
}
