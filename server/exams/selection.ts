import { conflict, invalidInput } from '../lib/app-error.ts'

export const WHOLE_EXAM_REASON =
  'This paper’s licence allows its questions only within the whole exam, so it is offered complete.'

type Choice = {
  /** Every question of the exam, in the paper's order. */
  all: readonly number[]
  /** Those in the student's finished attempts. */
  attempted: ReadonlySet<number>
  count: number
  includeAttempted: boolean
  wholeExamOnly: boolean
}

/**
 * Which questions a session asks, and in which order: the whole exam in the paper's order, a part of it at random.
 * @throws AppError invalid_input for an impossible count; conflict where the licence or the unseen questions forbid it.
 */
export function selectQuestions({
  all,
  attempted,
  count,
  includeAttempted,
  wholeExamOnly,
}: Choice) {
  if (count > all.length) throw invalidInput(`Enter a number from 1 to ${all.length}.`)
  if (wholeExamOnly && count < all.length) throw conflict(WHOLE_EXAM_REASON)
  // A paper that must stay whole has no unseen part to choose.
  if (count === all.length && (includeAttempted || wholeExamOnly)) return [...all]

  const pool = includeAttempted ? all : all.filter((id) => !attempted.has(id))
  if (pool.length < count) throw tooFewUnseen(pool.length)
  return shuffled(pool).slice(0, count)
}

function tooFewUnseen(available: number) {
  const left =
    available === 0
      ? 'You have answered every question of this exam before.'
      : `Only ${available} ${available === 1 ? 'question is' : 'questions are'} left that you have not answered before.`
  return conflict(left, { available: String(available) })
}

/** Fisher and Yates, after Durstenfeld: every order equally likely. */
function shuffled(ids: readonly number[]) {
  const order = [...ids]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}
