import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

test.each([
  ['what is quantum marketing', 'I have no entry for "quantum marketing" itself', '**Marketing**'],
  ['compare a patent and a flurble', 'I have no entry for "flurble"', '**Patent**'],
  ['what is a patent and a flurble', 'I have no entry for "flurble"', '**Patent**'],
  ['difference between SWOT and GROT analysis', 'I have no entry for "grot', '**SWOT analysis**'],
  ['what is the zorbing effect in economics', 'I have no entry for "zorbing effect"', '**Econ'],
])('%s: says what it does not know before what it does', (asked, admits, says) => {
  const answer = answerTo(asked)
  expect(answer).toContain(admits)
  expect(answer).toContain(says)
})

test.each([
  'what is a monthly budget',
  'explain oportunity cost',
  'what is price skimming strategy',
])('%s: is a known term in other words', (asked) =>
  expect(answerTo(asked)).not.toContain('no entry'),
)

test('of kinds that were told apart, each thing named after is said to be one of them', () => {
  const talk = ['i keep mixing up fixed and variable costs', 'which one is rent']
  expect(answerTo(...talk)).toContain('Rent counts as **fixed cost**')
  expect(answerTo(...talk, 'what about salaries')).toContain('Salaries count as **fixed cost**')
  expect(answerTo(...talk, 'and packaging')).toContain('Packaging counts as **variable cost**')
})

test('a few words after a question about the role-play are asked of the role-play', () => {
  expect(answerTo('how is the roleplay scored', 'how much time')).toContain(
    '**Time in a role-play**',
  )
})

test.each([
  ['what is a patent', 'how long does it last', '20 years'],
  ["what's a focus group", 'how many people', '12 people'],
  ['what is supply and demand', 'what if supply falls', '**Supply and demand**'],
  ['what is a commodity', 'and gold', '**Commodity**'],
  ['what is inflation', 'who benefits', '**Inflation**'],
  ['what is a dividend', 'how often', '**Dividend**'],
])('%s, %s: stays with the talk', (first, then, says) => {
  expect(answerTo(first, then)).toContain(says)
})

test.each([
  'can you see me',
  'one child policy',
  'how do i dye my hair',
  'how many planets are there',
])('%s: is declined in a talk, too', (asked) =>
  expect(answerTo('what is inflation', asked)).not.toMatch(/^\*\*/),
)
