import { createHash } from 'node:crypto'
import type { Item } from '#content/schema.ts'
import type { NewRow } from '../ports/database/database.ts'

/** An item as the bank keeps it, at its place in the exam (from 0). */
export const itemRow = (item: Item, position: number) =>
  ({
    content_id: item.id,
    content_hash: hashOf(item),
    number: String(position + 1),
    // It stands on none.
    page: 0,
    position,
    question: item.question,
    options: JSON.stringify(item.options),
    correct_answer: item.correctAnswer,
    explanation: item.explanation,
    misconceptions: JSON.stringify(item.misconceptions),
    area: item.area,
    objective: item.objective,
    difficulty: item.difficulty,
  }) satisfies NewRow<'questions'>

/** Over what a student is asked and told: while that is the same, it is the same question. */
function hashOf({ question, options, correctAnswer, explanation, misconceptions }: Item) {
  const content = JSON.stringify([question, options, correctAnswer, explanation, misconceptions])
  return createHash('sha256').update(content).digest('hex')
}
