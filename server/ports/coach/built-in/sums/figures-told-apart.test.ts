import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

const CANDLES = [
  'whats break even',
  'each candle costs me $4 to make, i sell for $10, table is $90. how many',
]
const PLAIN = ['break even: fixed costs 300, price 8, variable cost 3']
const PAY = ['i make 12 an hour and work 15 hours, gross pay?']

test.each([
  [
    [...CANDLES, 'what if they make me pay $100 for the table and i drop the price to 9'],
    '20 units',
  ],
  [[...CANDLES, 'what if the table costs me $120 and i raise the price to 12'], '15 units'],
  [[...PLAIN, 'what if i pay 400 for the stand and lower the price to 7'], '100 units'],
  [[...PLAIN, 'what if i sell for 9 and the spot costs 360'], '60 units'],
  [[...PLAIN, 'what if i pay 4 for materials and charge 9'], '60 units'],
  [['cups cost me 0.50, i sell for 2, and the spot is 30 a day. break even?'], '20 units'],
  [[...PAY, 'what if i get 16 an hour'], '$240'],
  [[...PAY, 'how about 14 per hour'], '$210'],
  [[...PAY, 'what if i work 20 hours'], '$240'],
  [['cogs was 60k and inventory went from 10k to 20k, what is inventory turnover'], '4 times'],
  [['cogs 300k, stock went from 40k up to 60k. turnover of inventory?'], '6 times'],
  [['we split a $90 dinner bill 50/50, how much each'], '$45'],
  [['whats debt to equity 60/40'], '1.5'],
  [['we have 12 employees and 3 quit last year is that bad', 'what if it was 3 out of 40'], '7.5%'],
  [['40 of 800 visitors bought, conversion rate?', 'what if 60 out of 600 buy'], '10%'],
  [['our hotel has 80 rooms and 60 are booked, occupancy?', 'how about 45 of 90'], '50%'],
])('%j: %s', (said, result) => {
  expect(answerTo(...said)).toContain(`**${result}**`)
})

test.each([
  'we split everything 50/50 but he only shows up half the time. how do we fix it',
  'my cousin and i split the profits 60/40, is that fair',
  'our shop is open 24/7, how do we split the shifts',
  'the test is on 10/12, how do i split my time',
])('%s: no sum by itself', (said) => {
  expect(answerTo(said)).not.toContain('With your figures')
})
