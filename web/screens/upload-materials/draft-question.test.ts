import { expect, test } from 'vitest'
import { settledQuestion } from './draft-question.ts'

const draft = { number: ' 6 ', question: ' What? ', options: ['', 'One', 'Two '], correctAnswer: 2 }

test('an empty option goes, and the key stays at its option', () => {
  expect(settledQuestion(draft)).toEqual({
    question: { number: '6', question: 'What?', options: ['One', 'Two'], correctAnswer: 1 },
  })
})

test.each([
  [{ correctAnswer: null }, 'Mark the right option'],
  [{ correctAnswer: 0 }, 'Mark the right option'],
  [{ number: '' }, 'number'],
  [{ question: ' ' }, 'empty'],
  [{ options: ['One', ' '] }, 'at least two'],
  [{ options: ['One', 'One '] }, 'same'],
])('%j is not enough', (part, words) => {
  expect(settledQuestion({ ...draft, ...part })).toEqual({
    problem: expect.stringContaining(words),
  })
})
