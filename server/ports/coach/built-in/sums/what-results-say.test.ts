import { expect, test } from 'vitest'
import { answersTo, answerTo } from '../talk-fixtures.ts'

test.each([
  ['what is P/E, stock is 60 and eps is 4', '$15 for each $1 that it earns'],
  ['current assets 30000 current liabilities 20000 current ratio', '$1.50 of current assets'],
  ['hotel has 80 rooms and sold 60, occupancy?', '75 are sold and 25 stay empty'],
  ['net income 12000, sales 80000, net profit margin?', 'of each $100 of sales, $15 is left'],
  ['cogs 90000 avg inventory 15000 inventory turnover', 'sold and replaced 6 times'],
])('"%s" is read in a sentence', (said, sentence) => {
  expect(answerTo(said)).toContain(sentence)
})

test('what such a figure is stands beside it where both are asked', () => {
  expect(answerTo('what is P/E, stock is 60 and eps is 4')).toContain('**What it is.**')
})

test('whether more is better is answered with the figure that was worked out', () => {
  const talk = ['what is inventory turnover', 'cogs 90000 avg inventory 15000']
  expect(answerTo(...talk, 'is higher always better')).toContain('You came to 6 times.')
  expect(answerTo(...talk, 'what is a budget')).not.toContain('You came to')
})

test('whether it is the same as something else is answered with both figures', () => {
  const answer = answerTo(
    'how do i do markup',
    'if it costs 8 and i sell it for 12 what is it',
    'is that the same as margin',
  )
  expect(answer).toContain('Here markup is 50%, and gross margin 33.33%.')
})

test.each([
  [
    'food cost last month was 9,300 and sales were 31,000. is that too high?',
    'so it is not too high',
  ],
  ['our restaurants food was 12000 and sales 30000, is that too much', 'so this is high'],
])('a food cost is held against the usual range: %s', (said, verdict) => {
  expect(answerTo(said)).toContain(verdict)
})

test('what was read is money where it is money', () => {
  const answer = answerTo('instagram ad cost 90 and brought 45 clicks, how much was each click')
  expect(answer).toContain('As I read it: amount = $90; number = 45.')
  expect(answersTo(['price 12, cost 8, markup?', 'what if the price is 16']).at(-1)).toContain(
    'price = $16',
  )
})

test('each sum of a talk asks for something else at its end', () => {
  const answers = answersTo([
    'price 12, cost 8, markup?',
    'sales 50000, net income 5000, net profit margin?',
    'current assets 30000 current liabilities 20000 current ratio',
  ])
  const checks = answers.map((answer) => answer.match(/^\*\*Check yourself:\*\* (.+)$/m)?.[1])
  expect(new Set(checks).size).toBe(3)
})
