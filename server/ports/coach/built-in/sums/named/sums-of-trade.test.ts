import { expect, test } from 'vitest'
import { answerTo } from '../../talk-fixtures.ts'

test.each([
  ['bought it for 10 bucks sold for 15, whats the markup %', '50%'],
  ['a shirt costs the store $20 and they mark it up 60%, whats the selling price', '$32'],
  ['cost is twenty bucks and i sell at thirty, markup percent?', '50%'],
  ['fixed costs 10k, price 50, variable cost 30. how many units to break even', '500 units'],
  [
    'my rent is $1,200 and each candle sells for $15 and costs $7 to make, how many do i need to sell to break even',
    '150 units',
  ],
  [
    'booth costs 300, sell lemonade for 2 bucks a cup and each cup costs 50 cents. break even?',
    '200 units',
  ],
  ['fixed costs 20k, contribution margin ratio 40%, break even in dollars?', '$50,000'],
  [
    'whats the break even sales in dollars if fixed costs are $6,000, price is $20 and variable cost is $8',
    '$10,000',
  ],
  ['break even revenue: fixed costs 30000, price 25, variable cost per unit 10', '$50,000'],
  ['price 25 variable cost 15 contribution margin?', '$10'],
  [
    'a bracelet sells for $12 and the variable costs are $5, what is the contribution margin per unit',
    '$7',
  ],
  ['contribution margin ratio if i sell at $50 and variable cost is $30', '40%'],
  [
    'how many units do i need to sell to make a $5,000 profit if fixed costs are $10,000, price is $30 and variable cost is $15',
    '1,000 units',
  ],
  [
    'i want 2k profit. rent is 1k, i sell mugs for 10 and they cost me 4. how many do i gotta sell',
    '500 units',
  ],
  [
    'target profit $8,000, fixed costs $12,000, contribution margin $20 per unit. units needed?',
    '1,000 units',
  ],
  ['jacket is $80, 25% off, then 8% tax. total?', '$64.80'],
  ['shoes r 100 bucks w 20% off and 7% sales tax how much do i pay', '$85.60'],
  ['whats the final price of a $50 game with a 10% discount and 6% tax', '$47.70'],
  ['i get 6% commission and sold 4k, how much did i make', '$240'],
  ['a realtor sells a house for $300,000 at 3% commission what does she earn', '$9,000'],
  ['base salary of $500 a week plus 5% commission on $3,000 in sales, total pay?', '$650'],
  ['cogs 240k avg inventory 60k inventory turnover?', '4 times'],
  [
    'beginning inventory $20,000, ending inventory $30,000, cost of goods sold $100,000. inventory turnover ratio?',
    '4 times',
  ],
  ['days in inventory if cogs is 365k and average inventory is 50k', '50 days'],
  ['inventory turnover is 8 times, how many days to sell inventory', '45.63 days'],
  ['EOQ with annual demand 1000, ordering cost 20 and holding cost 4', '100 units'],
  [
    'whats the economic order quantity if demand is 10,000 units a year, it costs $50 to place an order and $10 per unit to hold',
    '316 units',
  ],
  ['annual demand 3600, order cost $25, carrying cost $2 per unit. eoq?', '300 units'],
  [
    'we sell 20 a day and it takes 5 days to get more, safety stock 30. reorder point?',
    '130 units',
  ],
  ['reorder point: daily usage 40, lead time 7 days, no safety stock', '280 units'],
  [
    'lead time is 10 days, we use 15 units per day and keep 50 as safety stock. when should we reorder',
    '200 units',
  ],
  ['price went from $10 to $12 and quantity dropped from 100 to 80. price elasticity?', '1'],
  ['price up 5% demand down 10%, elasticity of demand?', '2'],
  ['if the price rises 20% and sales fall 10% what is the elasticity and is it elastic', '0.5'],
  ['12 pack of soda for $6, unit price?', '$0.50'],
  ['whats the unit price of a 16 oz jar for $4', '$0.25'],
  ['which is the better deal 10 oz for $3 or 16 oz for $4', '$0.25'],
  ['weighted average: 80 with weight 40% and 90 with weight 60%', '86'],
  ['i bought 100 units at $5 and 200 units at $8, weighted average cost?', '$7'],
  [
    'tests are 60% of my grade and homework 40%. i have 85 on tests and 95 on homework, whats my grade',
    '89',
  ],
  ['truck cost 30k, salvage 5k, 5 years, straight line depreciation per year', '$5,000'],
  [
    'a $12,000 machine lasts 10 years with a salvage value of $2,000. annual depreciation?',
    '$1,000',
  ],
  [
    'whats the yearly depreciation on a computer that costs $1,500 and is worth nothing after 3 years',
    '$500',
  ],
  ['sales tax on $45 at 8%', '$3.60'],
  ['i bought stuff for $120 and tax is 7%, whats the total', '$128.40'],
  ['whats the tax on a 50 dollar shirt if sales tax is 6%', '$3'],
  ['jeans were $60 now $45 markdown percent?', '25%'],
  ['original price 80 sale price 60, what is the markdown %', '25%'],
  ['store cut the price from $50 to $35. whats the markdown percentage', '30%'],
  ['got 200 units in and sold 150, sell through rate?', '75%'],
  ['sell-through if we received 80 dresses and sold 60', '75%'],
  ['sold 45 out of 60 hats whats the sell thru', '75%'],
  ['inventory 90k, monthly sales 30k, stock to sales ratio?', '3'],
  ['whats the stock-to-sales ratio if stock is worth $60,000 and sales are $20,000', '3'],
  ['beginning of month stock $45,000, sales for the month $15,000. stock/sales ratio', '3'],
])('"%s": %s', (said, result) => {
  expect(answerTo(said)).toContain(`**${result}**`)
})
