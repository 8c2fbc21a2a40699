import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  ['an 840 dollar invoice is 3/10 net 45 and i pay on day 9, what do i pay', '$814.80'],
  ['invoice of $600, terms 1/15 n/45, paid on the 20th day. how much', '$600'],
  ['terms are 2/10 net 30 on a $1,500 order. we pay 8 days later. how much is the check', '$1,470'],
  ['2/10, n/30 bill for $400 paid on day 12 whats due', '$400'],
  ['we get 3% off if we pay within 5 days. bill is $700, we paid on day 4', '$679'],
  [
    'the supplier takes 4 percent off a 250 dollar bill if its paid in 7 days, i paid after 9 days. what do i owe',
    '$250',
  ],
  ['pay within 10 days and you save 2 percent. invoice $900, i pay on the 10th day', '$882'],
  ['$1200 invoice 2/10 net 30, dated march 3 and i pay march 12, how much do i owe', '$1,176'],
  ['invoice dated may 28 for 500 dollars, 1/10 net 30, paid june 15. what is paid', '$500'],
  ['2/10 net 30 on 1000 and i pay late, after the discount period. how much', '$1,000'],
])('"%s" comes to %s', (question, paid) => {
  expect(answerTo(question)).toContain(`= **${paid}**`)
})

test.each([
  [['$840 invoice, 3/10 net 45, i pay on day 9. how much', 'and if i pay on day 20'], '$840'],
  [['how much do i pay on a $500 bill with 2/10 net 30', 'what if i pay on day 6'], '$490'],
  [
    ['$500 bill 2/10 net 30 and i paid on the 25th. how much', 'what if i had paid on the 3rd'],
    '$490',
  ],
])('%j: the day may be said, and changed, later', (said, paid) => {
  expect(answerTo(...said)).toContain(`= **${paid}**`)
})

test('without a day, both amounts are said', () => {
  const said = answerTo('how much do i pay on a $2000 invoice with 2/10 net 30')
  expect(said).toContain('after day 10 the whole $2,000')
  expect(said).toContain('**$1,960**')
})

test('a bill that was not said is asked for, and then paid', () => {
  const said = ['2/10 net 30 and i pay on day 8, what do i pay', 'its 500']
  expect(answerTo(said[0]!)).toContain('I still need: **bill**')
  expect(answerTo(...said)).toContain('= **$490**')
})
