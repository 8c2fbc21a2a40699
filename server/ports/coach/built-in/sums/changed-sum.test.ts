import { expect, test } from 'vitest'
import { answerTo, answersTo } from '../talk-fixtures.ts'

const SIMPLE = 'simple interest on 1000 at 5% for 3 years'
const BREAK_EVEN = 'fixed costs are 600, price is 10 and variable cost is 4, whats the break even'
const MARKUP = 'i buy a shirt for 20 and sell it for 30 whats the markup'
const RATIO = 'current assets 50000 current liabilities 25000 current ratio'
const DISCOUNT = '20% off 45'

test.each([
  [SIMPLE, 'and compounded?', '$1,157.63'],
  [SIMPLE, 'compounded monthly?', '$1,161.47'],
  ['if i put 1000 at 5% compound interest for 3 years', 'what if its monthly', '$1,161.47'],
  [BREAK_EVEN, 'and if i want to make 300', '150 units'],
  [BREAK_EVEN, 'ok and to have a profit of 300?', '150 units'],
  ['1000 at 5% compounded yearly for 2 years', 'and simple?', '$100'],
  [SIMPLE, 'for 5 years instead', '$250'],
  ['roi: i spent 1200 on a booth and made 1900', 'and if the booth cost was 1500?', '26.67%'],
  [
    'current assets 80000 current liabilities 50000 whats the current ratio',
    'now what if they pay off 20000 of the liabilities with cash',
    '2',
  ],
  [SIMPLE, 'and for 18 months', '$75'],
  [SIMPLE, 'what if the rate is 8%', '$240'],
  [SIMPLE, 'what if its 8%', '$240'],
  [SIMPLE, 'half the principal', '$75'],
  [SIMPLE, 'and per year?', '$50'],
  [SIMPLE, 'and per month?', '$4.17'],
  [BREAK_EVEN, 'if fixed costs double?', '200 units'],
  [BREAK_EVEN, 'what if fixed costs go up by 10%', '110 units'],
  [BREAK_EVEN, 'what if fixed costs go up by $60', '110 units'],
  [BREAK_EVEN, 'what if fixed costs fall by a third', '67 units'],
  [BREAK_EVEN, 'what if fixed costs rise by half', '150 units'],
  [BREAK_EVEN, 'what if the price drops 20%', '150 units'],
  [BREAK_EVEN, 'what if the price drops to 8', '150 units'],
  [BREAK_EVEN, 'half the price', '600 units'],
  [BREAK_EVEN, 'double the price and the fixed costs', '75 units'],
  [BREAK_EVEN, 'what if price is 12 and variable cost is 6', '100 units'],
  [MARKUP, 'and if the markup is on price?', '33.33%'],
  [MARKUP, 'in dollars?', '$10'],
  ['cost 40 markup 25% of price', 'and on cost?', '$50'],
  [RATIO, 'in percent?', '200%'],
  [RATIO, 'what if current liabilities go up by 10000', '1.43'],
  [RATIO, 'and the working capital?', '$25,000'],
  ['revenue 5000 expenses 3200 profit?', 'and in percent?', '36%'],
  [DISCOUNT, 'what about 30% off', '$31.50'],
  [DISCOUNT, 'what if its 60 dollars', '$48'],
  [DISCOUNT, 'and with 8% tax?', '$38.88'],
  ['what is 15% of 80', 'and 25%?', '20'],
  ['what is 15% of 80', 'of 120?', '18'],
  ['12 employees left out of 80, turnover rate?', 'what if 20 leave', '25%'],
  ['rule of 72 at 6%', 'and at 9%?', '8 years'],
  ['i sold 50 cups at $4, revenue?', 'what if i double both', '$800'],
  ['markup if cost is 8 and price is 12', 'so what price for a 100% markup', '$16'],
  [SIMPLE, 'so how much do i have in total', '$1,150'],
  ['i make $36000 a year, whats 10% of that', 'and per month?', '$300'],
  ['reorder point with daily demand 20 and lead time 4 days', '30', '110 units'],
])('after "%s", "%s" is worked out: %s', (sum, change, result) => {
  expect(answerTo(sum, change)).toContain(`**${result}**`)
})

test('changes add up, and each answer says what it was worked with', () => {
  const answers = answersTo([BREAK_EVEN, 'what if fixed costs double', 'and then price is 16'])
  expect(answers.map((answer) => answer.match(/^As I read it: (.+)$/m)?.[1])).toEqual([
    'fixed costs = $600; price = $10; variable cost per unit = $4.',
    'fixed costs = $1,200; price = $10; variable cost per unit = $4.',
    'fixed costs = $1,200; price = $16; variable cost per unit = $4.',
  ])
})

test('what may be meant in two ways is asked for, and worked out when it is said', () => {
  const asked = answerTo(BREAK_EVEN, 'what if costs go up by 10%')
  expect(asked).toContain('**fixed costs** or **variable cost per unit**?')
  expect(asked).not.toContain('With your figures')
  expect(answerTo(BREAK_EVEN, 'what if costs go up by 10%', 'fixed costs')).toContain(
    '**110 units**',
  )
  expect(answerTo(SIMPLE, 'what if the rate goes up by 2%')).toContain('percentage points')
})

test('more hours than a week has are not paid without overtime', () => {
  const answer = answerTo('gross pay for 30 hours at $14 an hour', 'and for 45 hours')
  expect(answer).toContain('are usually overtime')
  expect(answer).not.toContain('$630')
})

test('what the result is for is asked where nobody said it', () => {
  const talk = ['i work 20 hours at $15 an hour, gross pay?', 'and per year?']
  expect(answerTo(...talk)).toContain('a day, a week, a month or a year?')
  expect(answerTo(...talk, 'it is for a week')).toContain('**$15,600**')
})

test.each([
  'and what is a fixed cost?',
  'why does it matter',
  'what is inflation',
  'what if i have 3 employees',
  'how do i motivate 5 employees',
  'and with a good location?',
])('"%s" after a sum is no change of it', (said) => {
  expect(answerTo(BREAK_EVEN, said)).not.toMatch(/With your figures|Which of them/)
})

test('figures of an open question are not worked with, however they came about', () => {
  const question =
    'Fixed costs are $1,200, the price is $20 and the variable cost $8. How many units?'
  const openItems = [{ question, options: ['100', '60', '90', '80'], area: null }]
  const talk = [
    'fixed costs are 600, price is 5 and variable cost is 4, whats the break even',
    'double the fixed costs',
    'quadruple the price',
  ]
  const answers = answersTo(talk, { isInExam: true, openItems })
  expect(answers[1]).toContain('**1,200 units**')
  expect(answers[2]).toContain('I keep from solving what is open in an exam')
  expect(answers[2]).not.toMatch(/\*\*\d+ units\*\*/)
  expect(answerTo(...talk)).toContain('**75 units**')
})
