import type { Db, Trx } from '../ports/database/database.ts'
import type { Deps } from '../ports/deps.ts'
import { listFilesToAsk, markToAskModel } from './queries.ts'

type Needed = Pick<Deps, 'coach' | 'config' | 'jobs'>

/** Batch processing asks for it: what cannot be read of the bank goes to the model, where the school has set one up. */
export async function requestProposals(deps: Needed, trx: Trx) {
  if (!asksModel(deps)) return
  await markToAskModel(trx)
  await deps.jobs.enqueue(trx, 'page-proposals.ask', {})
}

/** After a reading run: what it read, and was asked for before, is there now. */
export async function resumeRequests(deps: Needed & { db: Db }) {
  if (!asksModel(deps) || (await listFilesToAsk(deps.db)).length === 0) return
  await deps.jobs.enqueue(deps.db, 'page-proposals.ask', {})
}

const asksModel = ({ coach, config }: Needed) =>
  coach.readPage !== undefined && config.modelBudget.pagesPerDay > 0
