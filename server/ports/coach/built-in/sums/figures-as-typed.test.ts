import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'
import { inDigits } from './figures-in-words.ts'

test.each([
  ['half a million', '0.5 million'],
  ['a quarter million', '0.25 million'],
  ['three quarters of a million', '0.75 million'],
  ['a million and a half', '1.5 million'],
  ['two and a half million', '2.5 million'],
  ['half a mil', '0.5 million'],
  ['1.2 mil', '1.2 million'],
  ['a couple of grand', '2 thousand'],
  ['two dozen', '24'],
  ['half a dozen', '6'],
  ['12 bucks a dozen', '12 bucks a dozen'],
  ['two hundred fifty dollars', '250 dollars'],
  ['sell it 4 45', 'sell it for 45'],
  ['worked 4 10 hour shifts', 'worked 4 10 hour shifts'],
  ['sold 200 45 each', 'sold 200 at 45 each'],
])('%s is %s', (typed, figures) => {
  expect(inDigits(typed)).toBe(figures)
})

test.each<[said: string[], shown: string]>([
  [['sales are half a million, cogs 300k, gross profit?'], '$200,000'],
  [['sales a million and a half, net profit 150k, margin?'], '10%'],
  [['two dozen cookies for 12 bucks, cost per cookie?'], '$0.50'],
  [['a dozen eggs for 3.60 unit price'], '$0.30'],
  [['i sell 4 45 and it costs 20 to make, fixed is 500, breakeven'], '20 units'],
  [['we sell 4 45 and it costs us 20 profit on each?'], '$25'],
  [['bought it 4 10 sold it 4 25 whats the markup'], '150%'],
  [['50 cases for 250 unit price?'], '$5'],
  [['we got 50 cases for 250, how much is each one'], '$5'],
  [['bought 50 cases for 250, sell at 8 each, markup?'], '60%'],
  [['current ratio 8k/3k'], '2.67'],
  [['profit margin 20k/100k'], '20%'],
  [['what is the current ratio', '8k/3k'], '2.67'],
])('%j: %s', (said, shown) => {
  expect(answerTo(...said)).toContain(`**${shown}**`)
})

test.each<[string, string]>([
  ['revpar was 80 last year and is 68 now, how many percent is that down', '-15%'],
  ['occupancy dropped from 80% to 60%, what percent drop is that', '-25%'],
  ['our ctr was 4% and now 3% how much did it fall in percent', '-25%'],
  ['conversion rate went from 2% to 3%, percent increase?', '50%'],
])('a rate changes by a percentage of what it was: %s', (said, shown) => {
  expect(answerTo(said)).toContain(`**${shown}**`)
})

test.each(['my sales tax is 7% and the tip 20% on a thing, how much', 'whats 8% and 3% of 200'])(
  'a percentage that nothing tells of is no reason to leave it out: %s',
  (said) => {
    expect(answerTo(said)).not.toContain('part of the money')
  },
)

test('no answer shows an empty reading', () => {
  for (const said of ['8k/3k', 'current ratio 8k/3k/2k', 'markup?', 'dividend yield of a bond?'])
    expect(answerTo(said)).not.toMatch(/As I read it: \.?$/m)
})
