import { expect, test } from 'vitest'
import { reviewOf } from '../../../test/exam-replies.ts'
import {
  countsOf,
  filterReview,
  pointsToNextStep,
  scoreByArea,
  scoreMessage,
  sureWords,
} from './result.ts'

test('the message changes at 60 and at 80', () => {
  expect(scoreMessage(100)).toBe("Excellent work! You've mastered this topic.")
  expect(scoreMessage(80)).toBe("Excellent work! You've mastered this topic.")
  expect(scoreMessage(79)).toBe('Good job! Keep practicing to improve.')
  expect(scoreMessage(60)).toBe('Good job! Keep practicing to improve.')
  expect(scoreMessage(59)).toBe("Keep studying and try again. You'll do better next time!")
  expect(scoreMessage(0)).toBe("Keep studying and try again. You'll do better next time!")
})

test('being sure is held against being right; who said nothing hears nothing', () => {
  const [right, wrong] = reviewOf([1, 0]).questions
  expect(sureWords({ ...right!, confidence: 'certain' })).toBe('Sure and right')
  expect(sureWords({ ...wrong!, confidence: 'certain' })).toBe('Sure but wrong')
  expect(sureWords({ ...right!, confidence: 'guessing' })).toBe('A lucky guess')
  expect(sureWords(wrong!)).toBeUndefined()
})

test('the next step is named until there is none', () => {
  expect(pointsToNextStep(78)).toBe('2 points to Mastered')
  expect(pointsToNextStep(79)).toBe('1 point to Mastered')
  expect(pointsToNextStep(45)).toBe('15 points to Good')
  expect(pointsToNextStep(80)).toBeUndefined()
})

test('unanswered questions are neither correct nor incorrect', () => {
  const attempt = reviewOf([1, 1, 0, 3, null])
  expect(countsOf(attempt)).toEqual({ correct: 2, incorrect: 2, answered: 4 })
  const numbers = (filter: Parameters<typeof filterReview>[1]) =>
    filterReview(attempt.questions, filter).map(({ number }) => number)
  expect(numbers('all')).toEqual([1, 2, 3, 4, 5])
  expect(numbers('incorrect')).toEqual([3, 4])
  expect(numbers('not-answered')).toEqual([5])
})

test('areas come with the most points to win first, of equal ones the weaker', () => {
  const [one, ...rest] = reviewOf([0, 1, 1, 1, 0, 1, 0]).questions
  const areas = ['Selling', 'Economics', 'Economics', 'Operations', 'Operations', 'Operations']
  const questions = [
    { ...one!, area: undefined },
    ...rest.map((question, position) => ({ ...question, area: areas[position] })),
  ]
  expect(scoreByArea(questions)).toEqual([
    { area: 'Operations', correct: 1, asked: 3 },
    { area: 'Selling', correct: 1, asked: 1 },
    { area: 'Economics', correct: 2, asked: 2 },
  ])
})
