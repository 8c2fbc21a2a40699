import { expect, test } from 'vitest'
import { isPastedItem, pastedItemIn } from './pasted-item.ts'

const ASKED = 'Which of these is a fixed cost for a taxi owner?'
const OPTIONS = ['fuel', 'an insurance', 'tips', 'car washes']

test.each([
  'a) fuel b) an insurance c) tips d) car washes',
  '(A)fuel (B)an insurance (C)tips (D)car washes',
  '[A] fuel [B] an insurance [C] tips [D] car washes',
  'a.fuel b.an insurance c.tips d.car washes',
  'A: fuel, B: an insurance, C: tips, D: car washes',
  'A- fuel B- an insurance C- tips D- car washes',
  'A = fuel; B = an insurance; C = tips; D = car washes',
  'A fuel B an insurance C tips D car washes',
  'a fuel b an insurance c tips d car washes',
  '1. fuel 2. an insurance 3. tips 4. car washes',
  '1)fuel 2)an insurance 3)tips 4)car washes',
  'i) fuel ii) an insurance iii) tips iv) car washes',
  '• fuel • an insurance • tips • car washes',
  '\n- fuel\n- an insurance\n- tips\n- car washes',
  '\nfuel\nan insurance\ntips\ncar washes',
  'fuel / an insurance / tips / car washes',
  'fuel|an insurance|tips|car washes',
  'fuel; an insurance; tips; car washes',
  'fuel, an insurance, tips, or car washes',
  'options: fuel, an insurance, tips, car washes',
  'A) fuel B) an insurance C) tips D) car washes I think B',
])('a question with %j is one with its options', (list) => {
  expect(pastedItemIn(`${ASKED} ${list}`)?.options).toEqual(OPTIONS)
})

test.each([
  ['A firm pays $60 and adds half, what is the price? A $120 B $90 C $60 D $30', '$120'],
  ['help with this one: a tax makes prices A rise B fall C stay put D vanish', 'rise'],
  ['when demand grows the price will rise/fall/stay put/vanish', 'rise'],
  ['What is the ROI if a store spends $400 and gets $500? 20%, 25%, 80% or 125%', '20%'],
  ['whats the answer: how much interest does $900 earn in a year at 5%? $45 $40 $50 $55', '$45'],
  ['whcih utilty is it: form/time/place/possession', 'form'],
])('without marks, or with slips: %j', (text, first) => {
  expect(pastedItemIn(text)?.options[0]).toBe(first)
})

test.each([
  'what are the four ps? product, price, place, promotion',
  'what do these mean? cost, revenue, profit, margin',
  'explain these: 1. markup 2. margin 3. discount 4. profit',
  'my plan: 1. read 2. practice 3. sleep. is that good?',
  'what should i do first? 1. flashcards 2. a test 3. a role-play',
  'Stock A has a return of 5%, stock B has 7% and stock C 9%. what is the average',
  'is it A or B or C or D?',
  'a friend got a b on the exam and i got a c, is that ok',
  'what is the average of these figures? 20, 25, 80 and 125',
  'which is better, stocks, bonds or cash?',
])('%j is none', (text) => expect(isPastedItem(text)).toBe(false))

test('a long text is looked through at once, whatever it repeats', () => {
  const began = performance.now()
  for (const part of ['x\n', 'a ', '1. x ', 'what is it / ', '; a, b'])
    isPastedItem(part.repeat(2900 / part.length))
  expect(performance.now() - began).toBeLessThan(2000)
})

test.each([
  ['40 percent / 60 percent / 66 2/3 percent / 8 percent', '66 2/3 percent'],
  ['40%/60%/66.7%/8%', '66.7%'],
])('options apart by slashes keep their fractions: %s', (list, third) => {
  const item = pastedItemIn(
    `A store buys a hat for $12 and sells it for $20. What is its markup? ${list}`,
  )
  expect(item?.options).toHaveLength(4)
  expect(item?.options[2]).toBe(third)
})
