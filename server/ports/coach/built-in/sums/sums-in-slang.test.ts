import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each<[said: string[], shown: string]>([
  [
    ['if i get 200 a week from my job and want to save 20% how much will i have after 12 weeks'],
    '$480',
  ],
  [['i earn 800 a month and put away 15 percent how much do i have after 6 months'], '$720'],
  [
    ['sales of 50000, cogs 30000 and operating expenses 12000. whats gross profit and net'],
    '$8,000',
  ],
  [['hoodie costs 20, 60% markup'], '$32'],
  [
    [
      'how do i calculate markup',
      'hoodie costs 20, 60% markup',
      'nvm supplier raised it to 25, same markup',
    ],
    '$40',
  ],
  [['what is markup', 'shirt costs me 12, 50% markup'], '$18'],
  [['bought sneakers 90 sold em 135 whats my markup'], '50%'],
  [['gross profit if rev is 90k and cogs is 54k', 'whats that as a percent'], '40%'],
  [['6% on 2500 for 18 months simple interest'], '$225'],
  [['simple interst 900 at 5% for half a year'], '$22.50'],
  [['borrowed 3k at 8% simple for 2 yrs how much do i pay back'], '$3,480'],
  [['5k in savings, 3% compound interest 10 yrs', 'what about 20 years'], '$9,030.56'],
  [['quick ratio w cash 20k receivables 10k and current liabs 15k'], '2'],
  [['ca 50k cl 20k, working capital?'], '$30,000'],
  [['roi on 400 that made me 500 back'], '25%'],
  [['100 rooms, 70% occupancy, 120 adr, total room revenue?'], '$8,400'],
  [['adr 150 revpar 105 whats occupancy'], '70%'],
  [['hotel with 50 rooms at 60% occupancy, how many rooms sold'], '30'],
  [['20 hrs a week at 15 an hr how much is that a year'], '$15,600'],
  [['make 650 a week, 18% comes out for taxes'], '$533'],
  [['i get 11.50/hr and did 38 hours, before tax?'], '$437'],
  [['dinner 64 bucks 15% tip split between 4'], '$18.40'],
  [['sold 12k this month and get 4% commish'], '$480'],
  [['commission was 300 on 6000 sales what rate is that'], '5%'],
  [['salary 500 plus 3% of 9k sales'], '$770'],
  [['base 300 plus 4% on 5k of sales'], '$500'],
  [['cost of goods 60k, start inv 12k end inv 8k, how many turns'], '6 times'],
  [['1 pound = 1.25 dollars whats 80 pounds in dollars'], '$100'],
  [['price 8 to 10, quantity 50 to 40, elasticity'], '0.8'],
  [['10 cpm and 50k impressions whats it cost'], '$500'],
  [['game is 60, 15 bucks off, plus 10% tax'], '$49.50'],
  [['shoes 100 take 10 off then 5% tax total'], '$94.50'],
  [['24 cans for 12 bucks vs 12 cans for 7 which is cheaper'], '$0.50'],
  [['sales 100 to 120 percent change'], '20%'],
])('%j: %s', (said, shown) => {
  expect(answerTo(...said)).toContain(`**${shown}**`)
})

test('what is off without saying of what kind is not left out of the sum', () => {
  expect(answerTo('45 dollar jeans 20 off w 6% tax')).not.toContain('With your figures')
})

test('two discounts one after the other are told from their sum', () =>
  expect(
    answerTo('a shirt is $40 and its 25% off and then another 10% off is that 35% off'),
  ).toContain('32.5% off and not 35%'))
