import { createHash } from 'node:crypto'
import type { NewRow } from '../ports/database/database.ts'
import type { KeyedQuestion } from './paper.ts'

/** A read question as the bank keeps it, at its place in the paper (from 0). */
export const questionRow = (
  materialId: number,
  question: KeyedQuestion,
  position: number,
): NewRow<'questions'> => ({
  material_id: materialId,
  number: question.number,
  content_hash: contentHash(question),
  question: question.question,
  options: JSON.stringify(question.options),
  correct_answer: question.correctAnswer,
  explanation: question.explanation,
  indicator: question.indicator,
  area: question.area,
  page: question.page,
  position,
  review: question.flags.includes('rationale-contradicts-key') ? 'waiting' : 'none',
})

/** Over what a student is asked and told: while that is the same, it is the same question. */
function contentHash({ question, options, correctAnswer, explanation }: KeyedQuestion) {
  const content = JSON.stringify([question, options, correctAnswer, explanation])
  return createHash('sha256').update(content).digest('hex')
}
