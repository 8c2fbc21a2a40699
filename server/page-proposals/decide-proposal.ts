import { addToAuditLog } from '../audit/queries.ts'
import { conflict, invalidInput } from '../lib/app-error.ts'
import { getMaterial } from '../materials/queries.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { publishReading } from '../question-bank/publish-reading.ts'
import { lockBank } from '../question-bank/queries.ts'
import { isNumberAsked, saveAcceptance, saveDiscard, type Accepted } from './queries.ts'

/**
 * The question joins its paper's exam, with the key that the admin names. @throws AppError not_found, invalid_input;
 * conflict where the exam asks a question of that number already, which would be asked in its place.
 */
export async function acceptProposal(deps: Deps, admin: Person, accepted: Accepted) {
  const { number, options, correctAnswer } = accepted
  if (correctAnswer >= options.length) throw invalidInput('Choose the right option.')
  if (new Set(options).size < options.length) throw invalidInput('Two options are the same.')
  await decide(deps, admin, 'proposal-accepted', async (trx, now) => {
    const saved = await saveAcceptance(trx, accepted, now)
    if (await isNumberAsked(trx, saved.materialId, number)) throw conflict(alreadyAsked(number))
    return saved
  })
}

const alreadyAsked = (number: string) =>
  `Question ${number} is in this exam already. Correct the number, or discard this one.`

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
