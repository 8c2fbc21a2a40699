import type { ExamReading, Unread } from './reading.ts'
import { nameNumbers } from './sequence.ts'

/**
 * Of an exam whose key was found the questions that it does not answer, but for those of which something else is said.
 * Without any key the file waits for one as a whole, which is said once and not a hundred times.
 */
export function questionsWithoutKey({ contents, questions, unread }: ExamReading): Unread[] {
  if (contents !== 'questions-and-key') return []
  const told = new Set(unread.flatMap(({ numbers }) => numbers ?? []))
  const keyless = questions.filter(
    ({ correctAnswer, number }) => correctAnswer === null && !told.has(number),
  )
  const [first] = keyless
  if (!first) return []
  const numbers = keyless.map(({ number }) => number)
  const reason = `There is no answer key for ${nameNumbers(numbers)}, so ${numbers.length === 1 ? 'it is' : 'they are'} not asked.`
  return [{ page: first.page, reason, numbers }]
}
