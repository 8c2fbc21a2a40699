import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  "owner's equity and net worth are the same",
  'is net worth the same as equity',
  'are a customs duty and a tariff the same',
])('"%s": where one of our texts says so, it is so', (asked) => {
  expect(answerTo(asked)).toMatch(/^Yes, mostly\./)
})

test.each([
  'is turnover the same as revenue',
  'is a mission statement the same as a vision statement',
  'gross profit and net profit are the same',
  'a credit card is the same as a debit card but slower',
])('"%s" is not so', (asked) => {
  expect(answerTo(asked)).toMatch(/^Not the same/)
})

test.each([
  'a bond is the same thing as a stock just safer',
  'is it true that a bond is the same thing as a stock just safer',
  'needs and wants are the same thing',
])('"%s" is told no first', (asked) => {
  expect(answerTo(asked)).toMatch(/^No, they are not the same\./)
})

test('of three, each pair is named that is told apart', () => {
  const answer = answerTo('can someone explain partnership vs corporation vs llc pls')
  expect(answer).toContain(
    '- **Corporation** or **limited liability company**: A corporation and an LLC both shield',
  )
})
