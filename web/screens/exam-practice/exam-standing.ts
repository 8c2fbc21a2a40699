import { GOOD_SCORE, MASTERED_SCORE, type ExamAttempt } from '#contract/exams.ts'

export type ExamStatus = 'Not Started' | 'Mastered' | 'Good' | 'Needs Practice'

/** How a student stands in one exam. */
export type ExamStanding = {
  status: ExamStatus
  attempts: number
  /** Whole percent; undefined before the first attempt. */
  best: number | undefined
  lastAttemptId: number | undefined
}

/** `attempts` are the student's, newest first. */
export function standingIn(examId: number, attempts: readonly ExamAttempt[]): ExamStanding {
  const own = attempts.filter((attempt) => attempt.examId === examId)
  const best = own.length > 0 ? Math.max(...own.map(({ score }) => score)) : undefined
  return { status: statusOf(best), attempts: own.length, best, lastAttemptId: own[0]?.id }
}

export function statusOf(best: number | undefined): ExamStatus {
  if (best === undefined) return 'Not Started'
  if (best >= MASTERED_SCORE) return 'Mastered'
  return best >= GOOD_SCORE ? 'Good' : 'Needs Practice'
}

/** Rounded mean of all attempts, 0 when there are none. */
export function averageScore(attempts: readonly ExamAttempt[]) {
  const sum = attempts.reduce((total, { score }) => total + score, 0)
  return attempts.length === 0 ? 0 : Math.round(sum / attempts.length)
}

export const countAttempts = (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'}`
