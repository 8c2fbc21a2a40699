import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each<[said: string[], shown: string[]]>([
  [['a jacket is $150 marked down 20%', 'then take another 25% off'], ['$90']],
  [['what is 40% off $80', 'plus an extra 5% off'], ['$45.60']],
  [['10% off of 50 bucks', 'and with 8% tax on that'], ['$48.60']],
  [['i make 15 an hour and worked 30 hours, gross pay?', 'minus 7.65% fica'], ['$415.58']],
  [['my net worth: house 200000, cash 5000, mortgage 150000, credit card 3000'], ['$52,000']],
  [
    [
      'whats my net worth if i own a bike worth 700, 300 in savings, a laptop worth 900 and owe 400 on the laptop and 150 to my mom',
    ],
    ['$1,350'],
  ],
  [['gdp if consumption 700 investment 200 government 300 exports 100 imports 150'], ['$1,150']],
  [['dinner for 60 dollars, 8% tax and 20% tip, total?'], ['$76.80']],
  [['we bought 200 mugs for 800 dollars and want a 50% markup on cost, price each?'], ['$6']],
  [['eps if net income is 900000 and 300000 shares'], ['$3']],
  [
    ['earnings per share with 50000 shares and a net income of 200000', 'p/e at a price of 36'],
    ['9 times'],
  ],
  [['price 80, annual dividend 4, yield?'], ['5%']],
  [['bought a stock at 20, sold at 26, got 1 dividend, total return?'], ['35%']],
  [
    ['fixed costs 1200 a month, burger sells for 8 costs 3', 'and to make 800 profit'],
    ['400 units'],
  ],
  [['profit 4 per unit and fixed costs 1000, units for 600 profit'], ['400 units']],
  [['950 people work and 50 are looking for work, unemployment rate?'], ['5%']],
  [
    [
      'beginning inventory 10000, purchases 50000, ending inventory 20000, cogs?',
      'inventory turnover then?',
    ],
    ['2.67 times'],
  ],
  [['he earned 800 a week and 20% is withheld, net pay?'], ['$640']],
  [['supply is 80 and demand is 110 at that price, whats the shortage'], ['30 units']],
  [['list price 200, trade discount 30%, terms 2/10 net 30, paid on day 8'], ['$137.20']],
  [['eoq with demand of 2000, order cost 25, holding cost 4'], ['158 units']],
  [
    ['company A profits 30k on sales 200k, company B profits 20k on sales 100k, which is better'],
    ['20%'],
  ],
  [
    ['current assets 60000 and current liabilities 30000, whats the current ratio and is it good'],
    ['2', 'Is that good?'],
  ],
  [
    [
      'revenue 300k, cogs 180k, expenses 70k. gross profit?',
      'and net profit?',
      'what percent is that',
    ],
    ['16.67%'],
  ],
  [
    ['revenue 500k cogs 300k expenses 100k', 'whats gross vs net profit'],
    ['$200,000', '$100,000'],
  ],
  [['annual cogs 60000, average inventory 12000. turnover?'], ['5 times']],
  [['120 shirts cost us 960 total. if we want 75% markup whats the price of one'], ['$14']],
  [['a quote of $120', 'add 7% tax and 15% tip'], ['$146.40']],
  [['average order 25 dollars and 300 orders, total sales?'], ['$7,500']],
])('%j: %j', (said, shown) => {
  const answer = answerTo(...said)
  for (const one of shown) expect(answer).toContain(`**${one}**`)
})
