import { expect, test } from 'vitest'
import { lastAnswerOn, reviewedBond } from './items/item-fixtures.ts'
import { answerTo, answersTo } from './talk-fixtures.ts'

const weakAreas = [
  { area: 'Pricing', correct: 3, answered: 9 },
  { area: 'Economics', correct: 5, answered: 10 },
]

test.each([
  'how did i do on my last exam',
  'what was my score on the practice test',
  'which questions did i miss',
  'whats my average score',
  'am i getting better',
  'how many did i get right on the exam',
  'what did i score last time',
  'did i pass my last test',
  'can you show me the questions i got wrong',
])('“%s” is told what is known here, and where the rest stands', (asked) => {
  const answer = answersTo([asked], { weakAreas }).at(-1)
  expect(answer).toContain('| Pricing | 3 of 9 (33%) |')
  expect(answer).toContain('**Performance Analytics**')
  expect(answerTo(asked)).toContain('I see no results of yours yet')
})

test.each([
  'why did i get question 3 wrong',
  'what did i get on number 17',
  'i missed question 40, why',
  'why is q12 marked wrong',
])('“%s” is told where that question stands with its reason', (asked) => {
  expect(answerTo(asked)).toContain('press **Ask the tutor** beside it')
})

test('beside a review a question by its number is that one, and a score is none of its matter', () => {
  expect(lastAnswerOn(reviewedBond, ['why did i get question 3 wrong'])).toContain(
    'You chose **B**',
  )
  expect(lastAnswerOn(reviewedBond, ['how did i do on my last exam'])).toContain('results')
})

test.each([
  'what is my credit score',
  'what is a good credit score',
  'how do i get better at this',
])('“%s” asks for no result of an exam', (asked) =>
  expect(answerTo(asked)).not.toMatch(/Performance Analytics|results of yours/),
)
