import type { FlaggedQuestion, ReviewDecision } from '#contract/materials.ts'
import type { Deps } from '../ports/deps.ts'
import { publishReading } from './publish-reading.ts'
import { lockBank, saveReview, type FlaggedRow } from './queries.ts'

type Review = { id: number; questionId: number; decision: ReviewDecision }

/** Settles a flagged question: its key stands, or it leaves the exams. @throws AppError not_found */
export function reviewQuestion({ db, clock }: Deps, { id, questionId, decision }: Review) {
  return db.transaction().execute(async (trx) => {
    await lockBank(trx)
    const review = decision === 'keep' ? 'kept' : 'left-out'
    await saveReview(trx, { materialId: id, questionId }, review)
    await publishReading(trx, id, clock.now())
  })
}

export const presentFlagged = ({ review, ...question }: FlaggedRow): FlaggedQuestion => ({
  ...question,
  decision: review === 'kept' ? 'keep' : review === 'left-out' ? 'leave-out' : null,
})
