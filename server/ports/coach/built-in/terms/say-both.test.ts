import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  ['loyalty program or a coupon', 'why not both'],
  ['stocks vs bonds', 'can i do both'],
])('%s, %s: that both can go together, and what it costs', (first, then) => {
  const answer = answerTo(first, then)
  expect(answer).toMatch(/^\*\*Both\?\*\* Often that works/)
  expect(answer).toContain('**What speaks against both.**')
})

test('a choice and one of its sides are no two', () =>
  expect(answerTo('lease vs buy a car', 'can i do both')).not.toContain('**Both?**'))

test.each([
  [
    'roth vs traditional ira',
    'which one is better for me im 16 and work at chick fil a',
    'lean to Roth account',
  ],
  ['stocks vs bonds', 'which is better for me im 17', 'lean to stock'],
])('%s, %s: a pick, with its reason and what would turn it', (first, then, pick) => {
  const answer = answerTo(first, then)
  expect(answer).toMatch(
    new RegExp(`^For one that is young and earns little yet, \\*\\*I would ${pick}`),
  )
  expect(answer).toContain('**What would turn it.**')
})

test.each([
  [
    ['what is customer loyalty', 'how do u measure that', 'give me numbers like an example'],
    '140 / 400 = 35 percent',
  ],
  [['what is gdp', 'does it count if i babysit for cash'], 'a service that is sold'],
  [
    ['what is gdp', 'does it count if i babysit for cash', 'what if i report it on my taxes'],
    'Then it is easier to count',
  ],
  [
    ['should a coffee shop do a loyalty card', 'why not just lower the prices instead'],
    'A lower price goes to everybody',
  ],
  [
    ['explain the 4 ps', 'which one matters most if im selling candles at a craft fair'],
    'I would put product first',
  ],
  [
    ['what is swot', 'which of the threats is the worst and why'],
    'The worst one is both likely and costly',
  ],
])('%s: what was asked last', (said, says) => expect(answerTo(...said)).toContain(says))

test('the law on what was asked does not open with the no of another question', () =>
  expect(
    answerTo('is it legal to copy a logo', 'what if i change the color', 'so is that illegal'),
  ).not.toMatch(/\n\nNo\b/))
