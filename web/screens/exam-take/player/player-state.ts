import type { AskedQuestion } from '#contract/exams.ts'

/** The exam as it stands on the student's screen; everything below is a pure question about this state. */
export type PlayerState = {
  questions: readonly AskedQuestion[]
  /** Position from 0. */
  current: number
  /** Chosen option by question id. */
  answers: ReadonlyMap<number, number>
  /** Ids of the questions to look at again. */
  flagged: ReadonlySet<number>
  /** The answers are being looked through, before the exam is handed in. */
  reviewing: boolean
}

/** What pressing a button leads to. */
export type Move =
  | { kind: 'go'; to: number }
  | { kind: 'answer-required' }
  | { kind: 'incomplete'; answered: number; total: number }
  | { kind: 'hand-in' }
  | { kind: 'review' }
  | { kind: 'stay' }

export const currentQuestion = ({ questions, current }: PlayerState) => questions[current]!

export const isLast = ({ questions, current }: PlayerState) => current === questions.length - 1

export const isAnswered = ({ questions, answers }: PlayerState, position: number) =>
  answers.has(questions[position]!.id)

export const countAnswered = ({ questions, answers }: PlayerState) =>
  questions.filter(({ id }) => answers.has(id)).length

/** Next, and on the last question Submit Exam: both ask for an answer first. */
export function pressNext(state: PlayerState): Move {
  if (state.reviewing || isLast(state)) return pressSubmit(state)
  if (!isAnswered(state, state.current)) return { kind: 'answer-required' }
  return { kind: 'go', to: state.current + 1 }
}

export function pressSubmit(state: PlayerState): Move {
  const answered = countAnswered(state)
  const total = state.questions.length
  if (answered < total) return { kind: 'incomplete', answered, total }
  // What was flagged was meant to be looked at again; without flags the way on is the specification's, at once.
  return isAnyFlagged(state) && !state.reviewing ? { kind: 'review' } : { kind: 'hand-in' }
}

export const isFlagged = ({ questions, flagged }: PlayerState, position: number) =>
  flagged.has(questions[position]!.id)

const isAnyFlagged = ({ questions, flagged }: PlayerState) =>
  questions.some(({ id }) => flagged.has(id))

/** From the review it is the way back to the question. */
export function pressPrevious({ current, reviewing }: PlayerState): Move {
  if (reviewing) return { kind: 'go', to: current }
  return current === 0 ? { kind: 'stay' } : { kind: 'go', to: current - 1 }
}

/** The next unanswered question after this one, from the start again when there is none behind. */
export function pressSkip(state: PlayerState): Move {
  const { questions, current } = state
  const around = questions.map((_, step) => (current + 1 + step) % questions.length)
  const to = around.find((position) => position !== current && !isAnswered(state, position))
  return to === undefined ? { kind: 'stay' } : { kind: 'go', to }
}

/** Every question is answered, so the only thing left is to submit, which the last question offers. */
export const isComplete = (state: PlayerState) => countAnswered(state) === state.questions.length

/** Where a resumed session goes on: its first unanswered question, or the last one when there is none. */
export function resumeNumber(questions: readonly AskedQuestion[], answered: ReadonlySet<number>) {
  const position = questions.findIndex(({ id }) => !answered.has(id))
  return (position === -1 ? questions.length - 1 : position) + 1
}

/** The body of a submission: what is chosen, keyed by position, complete by itself. */
export const answersByPosition = (
  questionIds: readonly number[],
  answers: ReadonlyMap<number, number>,
) =>
  Object.fromEntries(
    questionIds.flatMap((questionId, position) => {
      const answer = answers.get(questionId)
      return answer === undefined ? [] : [[String(position), { questionId, answer }]]
    }),
  )
