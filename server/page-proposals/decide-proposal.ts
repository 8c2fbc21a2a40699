import { addToAuditLog } from '../audit/queries.ts'
import { conflict, invalidInput } from '../lib/app-error.ts'
import { getMaterial } from '../materials/queries.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { publishReading } from '../question-bank/publish-reading.ts'
import { lockBank } from '../question-bank/queries.ts'
import { alreadyAsked, decidedAlready } from './messages.ts'
import {
  getDecision,
  isNumberAsked,
  saveAcceptance,
  saveDiscard,
  type Accepted,
  type Decider,
} from './queries.ts'

/**
 * The question joins its paper's exam, with the key that the admin names. @throws AppError not_found, invalid_input;
 * conflict where it has been decided about already, or the exam asks a question of that number, which would be asked in its
 * place.
 */
export async function acceptProposal(deps: Deps, admin: Person, accepted: Accepted) {
  const { number, options, correctAnswer } = accepted
  if (correctAnswer >= options.length) throw invalidInput('Choose the right option.')
  if (new Set(options).size < options.length) throw invalidInput('Two options are the same.')
  await decide(deps, { by: admin, action: 'proposal-accepted' }, async (trx, decider) => {
    const saved = await saveAcceptance(trx, accepted, decider)
    if (!saved) throw conflict(decidedAlready(await getDecision(trx, accepted.id), admin, 'add'))
    if (await isNumberAsked(trx, saved.materialId, number)) throw conflict(alreadyAsked(number))
    return saved
  })
}

/** @throws AppError not_found; conflict where it has been decided about already */
export const discardProposal = (deps: Deps, admin: Person, id: number) =>
  decide(deps, { by: admin, action: 'proposal-discarded' }, async (trx, decider) => {
    const saved = await saveDiscard(trx, id, decider)
    if (!saved) throw conflict(decidedAlready(await getDecision(trx, id), admin, 'discard'))
    return saved
  })

type Deciding = { by: Person; action: 'proposal-accepted' | 'proposal-discarded' }

function decide(
  { db, clock }: Deps,
  { by, action }: Deciding,
  save: (trx: Trx, decider: Decider) => Promise<{ materialId: number }>,
) {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    await lockBank(trx)
    const { materialId } = await save(trx, { by, now })
    if (action === 'proposal-accepted') await publishReading(trx, materialId, now)
    const { title } = await getMaterial(trx, materialId)
    await addToAuditLog(trx, { by, action, detail: title }, now)
  })
}
