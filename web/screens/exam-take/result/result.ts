import { GOOD_SCORE, MASTERED_SCORE, type ReviewedAttempt } from '#contract/exams.ts'
import type { ReviewedQuestion } from '#contract/exams.ts'

export type Verdict = 'Correct' | 'Incorrect' | 'Not Answered'

/** The specification's three texts under the score. */
export function scoreMessage(score: number) {
  if (score >= MASTERED_SCORE) return "Excellent work! You've mastered this topic."
  if (score >= GOOD_SCORE) return 'Good job! Keep practicing to improve.'
  return "Keep studying and try again. You'll do better next time!"
}

/** What the next step asks for; nothing once the last one is reached. */
export function pointsToNextStep(score: number) {
  const [target, name] = score >= GOOD_SCORE ? [MASTERED_SCORE, 'Mastered'] : [GOOD_SCORE, 'Good']
  if (score >= MASTERED_SCORE) return undefined
  const points = target - score
  return `${points} ${points === 1 ? 'point' : 'points'} to ${name}`
}

export function verdictOf({ answer, correctAnswer }: ReviewedQuestion): Verdict {
  if (answer === null) return 'Not Answered'
  return answer === correctAnswer ? 'Correct' : 'Incorrect'
}

/** What confidence was worth: "Sure but wrong" is the mistake most worth a second look. */
export function sureWords(question: ReviewedQuestion) {
  const right = verdictOf(question) === 'Correct'
  switch (question.confidence) {
    case 'certain':
      return right ? 'Sure and right' : 'Sure but wrong'
    case 'fairly-sure':
      return right ? 'Fairly sure and right' : 'Fairly sure but wrong'
    case 'guessing':
      return right ? 'A lucky guess' : 'A guess'
    default:
      return undefined
  }
}

/** The three figures beside the score. */
export const countsOf = (attempt: ReviewedAttempt) => ({
  correct: attempt.correctAnswers,
  incorrect: attempt.answeredQuestions - attempt.correctAnswers,
  answered: attempt.answeredQuestions,
})

export type AreaScore = { area: string; correct: number; asked: number }

/**
 * By instructional area where the paper names it, the one with the most points to win first; of equal ones the weaker.
 * Not by percentage alone: one wrong answer of one would stand above seven of sixteen.
 */
export function scoreByArea(questions: readonly ReviewedQuestion[]): AreaScore[] {
  const areas = new Map<string, AreaScore>()
  for (const question of questions) {
    if (!question.area) continue
    const score = areas.get(question.area) ?? { area: question.area, correct: 0, asked: 0 }
    const correct = score.correct + (verdictOf(question) === 'Correct' ? 1 : 0)
    areas.set(question.area, { ...score, correct, asked: score.asked + 1 })
  }
  return [...areas.values()].sort(
    (a, b) => lost(b) - lost(a) || a.correct / a.asked - b.correct / b.asked,
  )
}

const lost = ({ correct, asked }: AreaScore) => asked - correct

export const REVIEW_FILTERS = ['all', 'incorrect', 'not-answered'] as const
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

const SHOWN: Record<ReviewFilter, (verdict: Verdict) => boolean> = {
  all: () => true,
  incorrect: (verdict) => verdict === 'Incorrect',
  'not-answered': (verdict) => verdict === 'Not Answered',
}

/** The questions a filter shows, each with its number in the exam. */
export const filterReview = (questions: readonly ReviewedQuestion[], filter: ReviewFilter) =>
  questions
    .map((question, position) => ({ question, number: position + 1 }))
    .filter(({ question }) => SHOWN[filter](verdictOf(question)))
