import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [['whats the difference between fixed and variable costs', 'and for a food truck?']],
  [['fixed vs variable costs', 'example for a hair salon']],
  [['fixed costs vs variable costs', 'give me an example of each']],
])('%j: a case of each of the two, and no choice between them', (said) => {
  const answer = answerTo(...said)
  expect(answer).toMatch(/^\*\*Fixed cost\.\*\* [^]+\*\*Variable cost\.\*\* /)
  expect(answer).not.toContain('I would lean')
})

test('two that are chosen between are chosen between', () =>
  expect(answerTo('price skimming vs penetration pricing', 'and for my food truck?')).toContain(
    'lean',
  ))
