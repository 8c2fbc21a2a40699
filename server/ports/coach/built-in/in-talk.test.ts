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
  expect(answerTo('how is the roleplay scored', 'how much time')).toMatch(
    /^\*\*(Time|How much time there is) in a role-play/,
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

test.each([
  [['what is the product life cycle', 'what is the third stage'], 'number 3 of 4', '**maturity**'],
  [['what is the product life cycle', 'what comes after growth'], 'number 3 of 4', '**maturity**'],
  [
    ['what is the product life cycle', 'whats the last one', 'and before that'],
    'number 3 of 4',
    'maturity',
  ],
  [['what is the product life cycle', 'what about decline'], 'number 4 of 4', '**decline**'],
  [['what is the product life cycle', 'the seventh one'], 'There are 4 stages, no more', 'growth'],
  [['what are the 4 ps', 'what are the four again'], '1. **product**', '4. **promotion**'],
  [['what is a warranty', 'express vs implied'], 'Express: ', 'Implied: '],
  [
    ['how should i study for the exam', 'tell me about the second one'],
    'number 2 of 4',
    'A little every day',
  ],
  [['what topics are on the marketing exam', 'tell me about the first one'], 'number 1 of 8', '**'],
])('%j: is one of the row that the talk has named', (talk, place, name) => {
  const answer = answerTo(...talk)
  expect(answer).toContain(place)
  expect(answer).toContain(name)
})

test('a row is shown with its explanation where it is asked for, and no other row of the term', () => {
  expect(answerTo('what are the stages of the product life cycle')).toContain('1. **introduction**')
  expect(answerTo('what is the product life cycle')).not.toContain('1. **introduction**')
  expect(answerTo('types of risk')).not.toContain('1. **avoid**')
})

test('the first of two that were compared is one of the two', () => {
  expect(answerTo('llc vs corporation', 'tell me about the second one')).toMatch(/^\*\*Corporation/)
})

test('an answer that was given in the talk is not given to the next question', () => {
  const first = answerTo('why do stores sell things below cost')
  const next = answerTo('why do stores sell things below cost', 'why not just advertise instead')
  expect(next.split('\n\n')[1]).not.toBe(first.split('\n\n')[1])
})

test.each([
  ['brand loyalty vs brand recognition', 'more about the second one', '**Brand awareness**'],
  ['brand recognition vs brand loyalty', 'more about the second one', '**Brand loyalty**'],
])('%s, %s: the first and the second are as they were named', (first, then, says) =>
  expect(answerTo(first, then)).toContain(says),
)

test('a date that is two weeks away gets a plan for two weeks', () =>
  expect(answerTo('state is in 2 weeks what should i study im in hospitality')).toContain(
    '2 weeks',
  ))
