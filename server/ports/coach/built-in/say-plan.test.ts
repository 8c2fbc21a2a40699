import { expect, test } from 'vitest'
import { answersTo, answerTo } from './talk-fixtures.ts'

test('a plan counts the days off, shares out the minutes and names the largest areas of the exam', () => {
  const plan = answerTo('2 week study plan for the marketing exam, 30 min a day, no sundays')
  expect(plan).toMatch(/^\*\*What to do with 2 weeks\*\*/)
  expect(plan).toContain('**The Marketing exam asks most of** Marketing-Information Management')
  expect(plan).toContain('10 for terms from memory, 15 for questions, 5 for what was wrong')
  expect(plan).toContain('**Sundays are off**: that leaves 12 days')
  expect(plan).toContain('a role-play')
})

test.each([
  [
    'study plan for 2 weeks, im in the marketing cluster and i suck at finance stuff',
    /\*\*Financial Analysis\*\*, which you find hard/,
  ],
  [
    'im so behind on studying for the business management exam, i got 5 days',
    /^(?!.*which you find hard).*What to do with 5 days/s,
  ],
  [
    'my district comp is on friday and i havent studied at all help, what do i do first',
    /^You are not too late.+\*\*What to do until Friday\*\*/s,
  ],
  [
    'my competition is tomorrow and im freaking out what do i do first',
    /^Breathe out slowly first.+What to do with the last day.+\*\*Nerves\*\*/s,
  ],
  [
    'i have 10 days till districts, plan pls, hospitality cluster',
    /What to do with 10 days.+The Hospitality and Tourism exam/s,
  ],
  [
    'give me a study schedule for 3 weeks but not on weekends',
    /\*\*Weekends are off\*\*: that leaves 15 days/,
  ],
])('"%s" gets a plan for just that', (asked, expected) => expect(answerTo(asked)).toMatch(expected))

test('without results the talk says where to go on', () => {
  const answer = answersTo(['what are the steps of a sale', 'what should i study next'])[1]
  expect(answer).toContain('I have no results of yours to go by')
  expect(answer).toContain('belongs to **Selling**')
})

test.each([
  [
    ['i got 12 of 20 on finance. i missed mostly the ratios and the insurance ones'],
    /^By what you say of yourself, next is \*\*Managing Risk\*\* and \*\*financial ratios\*\*/,
  ],
  [
    ['im in hospitality', 'i know revenue mgmt good but i suck at selling and the law stuff'],
    /next is \*\*Selling\*\* and \*\*Business Law\*\*; what you know well can wait/,
  ],
  [['i always get the pricing ones wrong'], /next is \*\*Pricing\*\*/],
  [['marketing is easy for me but econ is hard'], /next is \*\*Economics\*\*/],
  [['i keep missing supply and demand questions'], /next is \*\*supply and demand\*\*/],
  [['i failed my practice exam'], /^You have not finished an exam yet/],
  [['what is price skimming', 'i dont get it'], /^You have not finished an exam yet/],
  [['i missed the bus'], /^You have not finished an exam yet/],
])('%j: what to study next begins with what is said to be hard', (said, expected) =>
  expect(answersTo([...said, 'what should i study next']).at(-1)).toMatch(expected),
)

test('what is said to be hard comes second where results tell of something else', () => {
  const weakAreas = [{ area: 'Pricing' as const, answered: 20, correct: 6 }]
  const answer = answersTo(['i suck at the law stuff', 'what should i study next'], { weakAreas })
  expect(answer.at(-1)).toContain('You say yourself that **Business Law** is hard for you')
})

test('a plan for a field is one for its exam', () =>
  expect(answerTo('3 week study plan for hospitality, i suck at operations')).toMatch(
    /The Hospitality and Tourism exam.+\*\*Operations\*\*, which you find hard/s,
  ))

test.each(['swot analysis', 'price skimming'])(
  'after %s, what to study next goes on from there',
  (term) => expect(answerTo(`what is ${term}`, 'what should i study next')).toContain(`We were at`),
)

test.each([
  ['revpar', ['average daily rate', 'occupancy rate']],
  ['price skimming', ['penetration pricing']],
  ['average daily rate', ['revenue per available room']],
  ['markup', ['markdown']],
])('after %s, next are the terms that go with it', (term, nearby) => {
  const answer = answerTo(`what is ${term}`, 'what should i study next')
  for (const one of nearby) expect(answer).toMatch(new RegExp(`goes with it: [^.]*${one}`))
})

test.each(['how do judges score a role play', 'what do judges look for'])(
  'after "%s", next is a role-play with its indicators',
  (asked) => {
    const answer = answerTo(asked, 'what should i study next')
    expect(answer).toContain('**Practice Roleplays**')
    expect(answer).toContain('performance indicators')
  },
)

test.each(['what next', 'ok so what next', 'what do i do next'])(
  '"%s" asks what to study',
  (said) =>
    expect(answerTo('what is the balance sheet', said)).toContain('We were at balance sheet'),
)

test('days left, and what one is bad at, are a plan to make', () => {
  const [answer = ''] = answersTo([
    '5 days left and im bad at finance but ok at marketing what do i do each day',
  ])
  expect(answer).toContain('**What to do with 5 days**')
  expect(answersTo(['my store has 5 days left of stock what do i do'])[0]).not.toContain(
    'What to do with',
  )
})
