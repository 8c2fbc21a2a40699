import { expect, test } from 'vitest'
import { createBuiltInCoach } from '../built-in-coach.ts'
import { evaluate } from '#server/test/tutor-evaluation.ts'
import { answerTo } from '../talk-fixtures.ts'
import { sumAskedFor } from './calculate.ts'

const coach = createBuiltInCoach()

test.each([
  [
    'fixed costs are $900 and i sell mugs for 12 that cost 3, whats the break even point',
    '100 units',
  ],
  ['i bought a hat for $10 and sell it for $25 whats the markup', '150%'],
  ['we had sales of $7,000, cost of goods sold was $4,500. gross profit?', '$2,500'],
  ['our assets are 12k and liabilities 5k, whats the owners equity', '$7,000'],
  ['i work 50 hours for $10 an hour with overtime what do i get', '$550'],
  ['15 dollar for hour, I work 40 hour and they take 20% tax', '$480'],
  ['i make $12.50 per hour for 20 hours and 10% goes to taxes, what do i take home', '$225'],
  ['revpar: a 120-room hotel sold 90 rooms at an average of $150', '$112.50'],
  ['the revpar of a 50 room inn that sells 40 for $120 each', '$96'],
  ['wacc with 60% equity at 10% and 40% debt at 6% pre-tax, tax rate 25%', '7.8%'],
  ['compute the wacc: 50% equity at 12%, 50% debt at 8%, 25% taxes', '9%'],
  ['pre-money valuation is $4 million and an investor puts in $1 million, what share', '20%'],
  ['food cost was $9,600 on food sales of $32,000, whats the percentage', '30%'],
  ['both ratios: current assets 80,000 inventory 30,000 current liabilities 40,000', '1.25'],
  ['shoes are $60 with 10% off and 5% tax, what do i pay', '$56.70'],
  ['revenue 5000 expenses 3200 profit?', '$1,800'],
  ['$300 sales and $120 expenses, whats my net income', '$180'],
  ['current assets 90k current liabilitys 60k whats the current ratio', '1.5'],
  ['our current assets are 20000 and current debts 10000, working capital?', '$10,000'],
  ['revenue 900 and expenses 1000 whats the net income', '-$100'],
  ['find the current ratio: current assets 90k, current liabilities 45k', '2'],
  ['quick ratio: cash 6000 receivables 3000 current liabilities 4500', '2'],
  ['acid test ratio if current assets are 70k, inventory 30k and current liabilities 20k', '2'],
  ['quick ratio with cash 500, securities 300, receivables 400, current debts 800', '1.5'],
  ['total liabilities 90000 equity 60000 debt to equity', '1.5'],
  ['debt to equity with assets 100k and liabilities 60k', '1.5'],
  ['gross margin with revenue 400 and cogs 300', '25%'],
  ['elasticity if price rises 10% and quantity demanded falls 25%', '2.5'],
  ['a 10% price cut raises sales by 4%, elasticity?', '0.4'],
  ['price goes from 10 to 12 and quantity from 100 to 90, price elasticity?', '0.5'],
  ['midpoint elasticity: price from 8 to 10 and quantity from 60 to 40', '1.8'],
  ['reorder point if daily demand is 30, lead time 4 days and safety stock 50', '170 units'],
  ['what is 15 percent of 80', '12'],
  ['15% of 80', '12'],
  ['80 minus 15%', '68'],
  ['20% off 45 then 8% tax', '$38.88'],
  ['unit price of 12 oz for $3.60', '$0.30'],
  ['which is cheaper, 12 oz for $3 or 20 oz for $4', '$0.20'],
  ['a $50 jacket is marked down 30% what is the sale price', '$35'],
  ['a shirt was 40 now 30 what is the markdown percent', '25%'],
  ['5% commission on $2000 in sales', '$100'],
  ['salary 2000 plus 3% commission on 10000 sales', '$2,300'],
  ['percent change from 50 to 65', '30%'],
  ['profit margin with profit 30 and revenue 200', '15%'],
  ['inventory turnover if cogs is 100000 and average inventory 25000', '4 times'],
  ['inventory turnover: cogs 120000, beginning inventory 20000, ending inventory 40000', '4 times'],
  [
    'store had cogs of 360k, started with 50k inventory and ended with 70k. whats inventory turnover',
    '6 times',
  ],
  ['i buy hoodies for 18 and sell them for 30, whats my markup and whats my margin', '66.67%'],
  ['i make 600 a month at the cafe how should i split it up', '$120'],
  ['average inventory with beginning inventory 20000 and ending inventory 30000', '$25,000'],
  ['market share if we sell 200 and the total market is 1000', '20%'],
  ['my budget is 400 and i spent 130 on clothes and 75 on food whats left', '$195'],
  ['i had $50 and spent $12 on lunch how much do i have left', '$38'],
  ['a store had 5000 in sales last month and 6200 this month. percent increase?', '24%'],
  ['conversion rate with 50 sales from 2000 visitors', '2.5%'],
  ['roi: profit 500 on a 2000 investment', '25%'],
  ['cpm: $250 for 50,000 impressions', '$5'],
  ['ctr with 50 clicks and 2000 impressions', '2.5%'],
  ['depreciation of a $10000 machine, salvage 1000, 5 years', '$1,800'],
  ['$500 at 6% compounded monthly for 2 years', '$563.58'],
  ['simple interest on $800 at 6% for 6 months', '$24'],
  ['$2000 at 3% compounded annually for 5 years, how much interest did i earn', '$318.55'],
  ['what is 250 decreased by 20%', '200'],
  ['increase 60 by 25%', '75'],
  ['20 is what percent of 80', '25%'],
  ['what percent of 80 is 20', '25%'],
  ['10% off then another 20% off a $100 coat', '$72'],
  ['a store marks down a $60 dress by $15, what percent is that', '25%'],
  ['a 6 pack is $4.50, price per can', '$0.75'],
  ['cpm of $8 and 500000 impressions what does the ad cost', '$4,000'],
  ['cpm if an ad costs 500 and gets 100000 impressions', '$5'],
  ['net profit margin: revenue $400,000, cogs $150,000, expenses $170,000', '20%'],
  ['total revenue if i sell 40 at $12', '$480'],
  ['markup on $40 item sold for $60', '50%'],
  ['fixed costs 5000 contribution margin 10 per unit break even units', '500 units'],
  ['simple interest on 1200 at 5.5% for 2 years', '$132'],
])('"%s": %s', async (said, result) => {
  const { faults } = await evaluate(coach, {
    ...{ id: 'sum', kind: 'sum', turns: [said], never: [] },
    contains: [[`**${result}**`]],
  })
  expect(faults).toEqual([])
})

test.each([
  ['current ratio with current assets of 50000', 'current liabilities'],
  ['reorder point with daily demand 20 and safety stock 30', 'lead time in days'],
  ['break even with fixed costs of 500 and price of 10', 'variable cost per unit'],
  ['conversion rate with 50 sales', 'visitors'],
])('"%s" lacks a figure, and %s is asked for', (said, missing) => {
  const answer = answerTo(said)
  expect(answer).toContain(`To work that out I still need: **${missing}**.`)
  expect(answer).not.toContain('With your figures')
})

test.each([
  'the reorder point: 100 a week, lead time 2 weeks, safety stock 50',
  '$500 at 2% a month compounded for 2 years, what is it',
  'income elasticity if income rises 10% and demand rises 20%',
])('"%s" is not worked out with a formula for something else', (said) => {
  expect(answerTo(said)).not.toContain('With your figures')
})

test('a price below the variable cost has no break-even point', () => {
  expect(answerTo('fixed costs 600, price 3, variable cost 4, break even?')).toContain(
    'no number of units ever covers the fixed costs',
  )
})

test('a pasted chapter tells no sum, whatever figures stand in it', () => {
  const sum = 'What is the markup on the selling price if the cost is $40 and the price $60?'
  expect(sumAskedFor(sum)?.figures).toEqual([40, 60])
  expect(sumAskedFor(`${'It was a busy day. '.repeat(100)}${sum}`)).toBeNull()
})
