import { describe, expect, test } from 'vitest'
import { weakest } from '../weak-areas.ts'
import { suggestions } from '../../../tutor/suggestion.ts'
import { answersTo } from './talk-fixtures.ts'

const known = { area: 'Economics', correct: 6, answered: 10 }
const hint = { area: 'Pricing', correct: 1, answered: 4 }
const right = { area: 'Operations', correct: 4, answered: 4 }

const say = (said: string, ...weakAreas: (typeof known)[]) =>
  answersTo([said], { weakAreas }).at(-1)!

test('what can be called weak comes without what is a hint only', () => {
  expect(weakest([hint, known, right])).toEqual([known])
  expect(weakest([right, hint])).toEqual([hint])
  expect(weakest([right])).toEqual([])
})

describe.each([
  'what should i study next?',
  'what are my weak areas',
  'what am I worst at?',
  'what do I need to work on',
])('asked "%s"', (said) => {
  test('few answers are said to be few', () => {
    const answer = say(said, hint)
    expect(answer).toContain('so far only 4 questions in **Pricing**')
    expect(answer).not.toMatch(/most points are to be won/)
    expect(answer).toContain('| Pricing | 1 of 4 (25%) |')
  })

  test('enough of them stand without, and alone', () => {
    const answer = say(said, hint, known)
    expect(answer).toContain('Start with **Economics**')
    expect(answer).not.toMatch(/Pricing|only \d/)
  })

  test('all right of a few questions is a good beginning, and no more', () => {
    expect(say(said, right)).toContain('of only a few questions in each area')
    expect(say(said, { ...right, correct: 12, answered: 12 })).toContain('well done')
  })
})

test('a quiz in such an area says how few they were', () => {
  expect(say('quiz me', hint)).toContain('you had 1 right of only 4 so far')
  expect(say('quiz me', known)).toContain('you had 6 of 10 right so far')
})

test('suggested questions are of an area that can be called weak, where there is one', () => {
  expect(suggestions([hint, known], [])).toContain('Quiz me on economics.')
  expect(suggestions([hint], [])).toContain('Quiz me on pricing.')
})
