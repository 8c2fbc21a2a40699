import { expect, test } from 'vitest'
import { countError, parseCount, presetCounts, timedMinutes } from './set-up.ts'

test('presets are 20, 50, 100 and the total, capped and each once', () => {
  expect(presetCounts(240)).toEqual([20, 50, 100, 240])
  expect(presetCounts(100)).toEqual([20, 50, 100])
  expect(presetCounts(30)).toEqual([20, 30])
  expect(presetCounts(7)).toEqual([7])
})

test('a custom number is a whole one from 1 to the total', () => {
  expect(parseCount('1', 100)).toBe(1)
  expect(parseCount(' 100 ', 100)).toBe(100)
  for (const text of ['', '0', '101', '-5', '1.5', '1e2', 'twenty', '99999999999']) {
    expect(parseCount(text, 100)).toBeUndefined()
  }
  expect(countError(100)).toBe('Enter a number from 1 to 100.')
})

test('time is the exam’s own pace, and never less than ten minutes', () => {
  const exam = { timeLimit: 90, questionCount: 100 }
  expect(timedMinutes(exam, 100)).toBe(90)
  expect(timedMinutes(exam, 50)).toBe(45)
  expect(timedMinutes(exam, 25)).toBe(23)
  expect(timedMinutes(exam, 3)).toBe(10)
  expect(timedMinutes({ timeLimit: 60, questionCount: 0 }, 1)).toBe(60)
})
