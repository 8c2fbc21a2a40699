import { expect, test } from 'vitest'
import { answerTo, answersTo } from './talk-fixtures.ts'
import { SECOND } from './two-answers.ts'

const partsOf = (answer: string) => answer.split(SECOND)

test.each([
  [
    'how long do i get to prep before my roleplay and can i bring notes in',
    /10 min/,
    /notes from outside/,
  ],
  ['what is a bond and who issues them', /principal at a set date/, /cities/],
  ['what is elasticity. is gas elastic?', /responds to a change in price/, /gas/i],
  [
    'what does a broker do and do i need one to buy stocks',
    /buy and sell investments/,
    /custodial account/,
  ],
  [
    'what is a mission statement and how do i write one',
    /an organization does, for whom/,
    /one or two sentences/,
  ],
])('“%s” asks two things, and both are answered', (asked, one, other) => {
  const [first, second] = partsOf(answerTo(asked))
  expect(first).toMatch(one)
  expect(first).not.toContain('Check yourself')
  expect(second).toMatch(other)
})

test.each([
  ['What is accounts receivable, and how do exams ask about it?', 'They are an asset, although'],
  [
    'what is a loss leader and how would they ask that on the test',
    'The gain comes from the other',
  ],
  ['whats opportunity cost and how is it tested', 'Count only the single best alternative'],
])('“%s” is told how the exam asks once, in the second answer', (asked, says) => {
  const answer = answerTo(asked)
  const [first, second] = partsOf(answer)
  expect(answer.split(says)).toHaveLength(2)
  expect(second).toContain(says)
  expect(first).toContain('**Not to be confused')
})

test('how a term is tested is asked in a talk, too', () => {
  expect(answerTo('whats brand equity', 'how do they test that on the exam')).toContain(
    '**Brand equity** on the exam',
  )
})

test.each([
  'what is supply and demand',
  'what is swot and can you give me an example',
  'whats a performance indicator and how many do i gotta hit',
])('“%s” has one answer', (asked) => {
  expect(partsOf(answerTo(asked))).toHaveLength(1)
})

test('what the first answer says, the second does not say again', () => {
  const answer = answerTo('what does "span of control" mean, and how do exams ask about it?')
  expect(answer.split('The number of employees who report directly to one manager.').length).toBe(2)
})

test.each([
  [
    'what should i wear + bring on competition day',
    '**What to wear**',
    '**What to bring to competition**',
  ],
  [
    'what do i bring and what do i wear to icdc',
    '**What to bring to competition**',
    '**What to wear**',
  ],
  ['whats shrinkage and why does it happen', 'The loss of goods', 'shoplifting'],
  [
    'whats a promotional mix and which part is the most expensive usually',
    'The combination of',
    'personal selling usually costs the most',
  ],
  [
    'what are the stages of the product life cycle and what do u do with price in each',
    '1. **introduction**',
    'Growth: the price holds',
  ],
  ['what is delegation and why do some bosses suck at it', 'Giving a task', 'they fear mistakes'],
  [
    'what is a mission statement and why do companies bother with it',
    'what an organization does',
    '**Why it matters.** It tells employees',
  ],
  [
    'jacket cost 40, sell for 70, markup percent and is that the same as margin??',
    '**75%**',
    'No, they are not the same: markup is 75%, gross margin 42.86%.',
  ],
  ['what makes a survey question biased? example pls', 'flattering adjectives', '**Example.**'],
])('“%s”: both halves are answered', (asked, ...both) => {
  const answer = answerTo(asked)
  for (const says of both) expect(answer).toContain(says)
})

test('“why do companies do it if it makes people lose jobs” is one question', () =>
  expect(
    answersTo(['what is outsourcing', 'why do companies do it if it makes people lose jobs'])[1],
  ).not.toContain(SECOND))

test('a second half that goes on with the first is answered of that, and of nothing else', () =>
  expect(answerTo('what is inventory turnover and is a high one good')).not.toContain(
    '**Turnover rate**',
  ))

test('“what if another one opens” goes on with the talk, and is no wish for a quiz', () =>
  expect(answersTo(['what is a monopoly', 'what if another one opens'])[1]).not.toContain(
    'Which term fits',
  ))

test.each([
  'can a store advertise a tv for $99 and then only have the 400 one, is that bait and switch',
  'can a store advertise a phone for 50 and then push a pricey one, is this a bait and switch?',
])('"%s" names what it asks about, and is one question', (asked) => {
  expect(answerTo(asked)).not.toContain(SECOND)
})
