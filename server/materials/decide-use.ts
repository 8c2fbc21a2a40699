import { addToAuditLog } from '../audit/queries.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { publishReading } from '../question-bank/publish-reading.ts'
import { lockBank } from '../question-bank/queries.ts'
import { deletePassages } from '../tutor/queries.ts'
import { presentMaterial } from './material.ts'
import {
  getMaterial,
  joinRun,
  markInBank,
  markOneWaiting,
  removeSingleUse,
  saveSingleUse,
} from './queries.ts'

/** Adds a file that was not marked at upload to the bank; with a current reading its questions are there at once. */
export function addToQuestionBank(deps: Deps, id: number) {
  return change(deps, id, async (trx) => {
    await markInBank(trx, id)
    await deletePassages(trx, id)
    await markOneWaiting(trx, id)
    await joinRun(trx, id)
    const { readingState } = await getMaterial(trx, id)
    if (readingState === 'waiting') await deps.jobs.enqueue(trx, 'materials.read', {})
  })
}

type Statement = { id: number; allowed: boolean }

/** Keeps or withdraws an admin's word that the school may use this paper's items singly. */
export const stateSingleUse = (deps: Deps, user: Person, { id, allowed }: Statement) =>
  change(deps, id, async (trx) => {
    const now = deps.clock.now()
    await (allowed ? saveSingleUse(trx, id, user, now) : removeSingleUse(trx, id))
    const action = allowed ? 'single-use-stated' : 'single-use-withdrawn'
    const { title } = await getMaterial(trx, id)
    await addToAuditLog(trx, { by: user, action, detail: title }, now)
  })

/** @throws AppError not_found */
function change({ db, clock }: Deps, id: number, decide: (trx: Trx) => Promise<unknown>) {
  return db.transaction().execute(async (trx) => {
    await lockBank(trx)
    await getMaterial(trx, id)
    await decide(trx)
    await publishReading(trx, id, clock.now())
    return presentMaterial(await getMaterial(trx, id))
  })
}
