import { addToAuditLog } from '../audit/queries.ts'
import { invalidInput } from '../lib/app-error.ts'
import { getMaterial } from '../materials/queries.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { publishReading } from '../question-bank/publish-reading.ts'
import { lockBank } from '../question-bank/queries.ts'
import { saveAcceptance, saveDiscard, type Accepted } from './queries.ts'

/** The question joins its paper's exam, with the key that the admin names. @throws AppError not_found, invalid_input */
export async function acceptProposal(deps: Deps, admin: Person, accepted: Accepted) {
  const { options, correctAnswer } = accepted
  if (correctAnswer >= options.length) throw invalidInput('Choose the right option.')
  if (new Set(options).size < options.length) throw invalidInput('Two options are the same.')
  await decide(deps, admin, 'proposal-accepted', (trx, now) => saveAcceptance(trx, accepted, now))
}

/** @throws AppError not_found */
export const discardProposal = (deps: Deps, admin: Person, id: number) =>
  decide(deps, admin, 'proposal-discarded', (trx, now) => saveDiscard(trx, id, now))

function decide(
  { db, clock }: Deps,
  by: Person,
  action: 'proposal-accepted' | 'proposal-discarded',
  save: (trx: Trx, now: Date) => Promise<{ materialId: number }>,
) {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    await lockBank(trx)
    const { materialId } = await save(trx, now)
    if (action === 'proposal-accepted') await publishReading(trx, materialId, now)
    const { title } = await getMaterial(trx, materialId)
    await addToAuditLog(trx, { by, action, detail: title }, now)
  })
}
