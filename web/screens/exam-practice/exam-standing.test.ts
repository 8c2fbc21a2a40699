import { expect, test } from 'vitest'
import { attemptOf } from '../../test/exam-replies.ts'
import { averageScore, countAttempts, standingIn, statusOf } from './exam-standing.ts'

test('the status follows the best score', () => {
  expect([undefined, 0, 59, 60, 79, 80, 100].map(statusOf)).toEqual([
    'Not Started',
    'Needs Practice',
    'Needs Practice',
    'Good',
    'Good',
    'Mastered',
    'Mastered',
  ])
})

test('a student stands where their own attempts at this exam put them', () => {
  const attempts = [
    attemptOf({ id: 9, score: 55 }),
    attemptOf({ id: 8, score: 90, examId: 99 }),
    attemptOf({ id: 7, score: 71 }),
  ]
  expect(standingIn(7, attempts)).toEqual({
    status: 'Good',
    attempts: 2,
    best: 71,
    lastAttemptId: 9,
  })
  expect(standingIn(3, attempts)).toMatchObject({ status: 'Not Started', attempts: 0 })
})

test('the average is the rounded mean of all attempts', () => {
  expect(averageScore([])).toBe(0)
  expect(averageScore([attemptOf({ score: 70 }), attemptOf({ score: 75 })])).toBe(73)
})

test('one attempt, two attempts', () => {
  expect([0, 1, 2].map(countAttempts)).toEqual(['0 attempts', '1 attempt', '2 attempts'])
})
