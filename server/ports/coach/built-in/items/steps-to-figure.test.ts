import { expect, test } from 'vitest'
import { stepTo } from './steps-to-figure.ts'

const scarf =
  'A boutique buys a scarf for $18 and sells it for $30. What is the markup as a percentage of cost?'
const loan = 'A loan of $2,400 has 5 percent simple interest for 3 years. What is the interest?'

test.each([
  [scarf, '40%', 'the difference of 30 and 18 as a percentage of 30'],
  [scarf, '66.7%', 'the difference of 30 and 18 as a percentage of 18'],
  [scarf, '60%', '18 as a percentage of 30'],
  [scarf, '$12', '30 minus 18'],
  [scarf, '$18', '18 as it stands in the question, with nothing done to it'],
  [loan, '$120', '5 percent of 2,400, without a further step'],
  [loan, '$360', '5 percent of 2,400, 3 times'],
  [loan, '$2,760', '2,400 with 5 percent of it added 3 times'],
])('%s %s', (question, option, step) => expect(stepTo(option, { question })).toBe(step))

test('right or wrong, of a question that is open the step is told without a figure', () => {
  for (const option of ['40%', '60%', '66.7%', '$12'])
    expect(stepTo(option, { question: scarf, isOpen: true })).not.toMatch(/\d/)
})

test('an amount of money is no percentage, and what no step leads to is left open', () => {
  expect(stepTo('$60', { question: scarf })).toBeUndefined()
  expect(stepTo('71%', { question: scarf })).toBeUndefined()
  expect(stepTo('Sunk cost', { question: scarf })).toBeUndefined()
})
