import { expect, test } from 'vitest'
import { answersTo, answerTo } from './talk-fixtures.ts'

test.each([
  'whats in my study materials',
  'which pdfs do you have',
  'do you have our materials',
  'can you read my uploaded files',
  'list the study materials',
])('"%s": what the tutor can do with materials, and what not', (asked) =>
  expect(answerTo(asked)).toContain("I can't list your team's materials"),
)

test.each(['what are raw materials', 'what do our slides say about channel conflict'])(
  '"%s" asks for no list of materials',
  (asked) => expect(answerTo(asked)).not.toContain("I can't list"),
)

test.each([
  'Where am I losing points?',
  'where do i lose the most points',
  'why do i keep losing points',
  'how do i stop losing points on the exam',
  'what am i getting wrong',
])('"%s" is asked of the student’s own results', (asked) => {
  const weakAreas = [{ area: 'Pricing' as const, answered: 20, correct: 6 }]
  expect(answerTo('what is a break even point', asked)).toContain('You have not finished an exam')
  expect(answersTo([asked], { weakAreas })[0]).toContain('| Pricing | 6 of 20 (30%) |')
})

test('where money is lost is no matter of points', () =>
  expect(answerTo('where am i losing money')).toContain('Net loss'))
