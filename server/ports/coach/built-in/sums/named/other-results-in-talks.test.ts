import { expect, test } from 'vitest'
import { answersTo, answerTo } from '../../talk-fixtures.ts'

test.each([
  [['sales 200k, cogs 120k', 'gross margin?'], '**40%**'],
  [
    ['sales 200k, cogs 120k. gross profit?', 'and if expenses are 50k whats net income'],
    '**$30,000**',
  ],
  [
    [
      'sales 200k, cogs 120k. gross profit?',
      'and if expenses are 50k whats net income',
      'what about net profit margin',
    ],
    '**15%**',
  ],
  [
    [
      'sales 200k, cogs 120k. gross profit?',
      'and if expenses are 50k whats net income',
      'roe with 150k equity',
      'and roa with 300k in assets',
    ],
    '**10%**',
  ],
  [['sales 200k, cogs 120k. gross profit?', 'net income?', '50k'], '**$30,000**'],
  [['sales 200k, cogs 120k. gross profit?', 'net income?', 'expenses are 50k'], '**$30,000**'],
  [['whats the roa if net income is 20k', '250k'], '**8%**'],
  [['whats the roa if net income is 20k', 'total assets are 250k'], '**8%**'],
  [['whats roe if net income is 20k', 'equity is 100k', 'what if net income doubles'], '**40%**'],
  [
    [
      'roa with sales 500k, cogs 300k, expenses 150k and assets 1 million',
      'what if expenses drop to 100k',
    ],
    '**10%**',
  ],
  [
    ['roa with sales 500k, cogs 300k, expenses 150k and assets 1 million', 'and the net margin?'],
    '**10%**',
  ],
  [['my hotel: 200 rooms, 160 occupied at $125', 'adr?', 'occupancy?', 'revpar?'], '**$100**'],
  [['my hotel: 200 rooms, 160 occupied at $125', 'what is the occupancy rate'], '**80%**'],
  [['revpar for 200 rooms, 160 sold at $125?', 'what if we sell 180'], '**$112.50**'],
  [['revpar for 200 rooms, 160 sold at $125?', 'what if the rate drops to $110'], '**$88**'],
  [['occupancy if 45 of 60 rooms are sold', 'room revenue was 5400. revpar?'], '**$90**'],
  [
    ['occupancy if 45 of 60 rooms are sold', 'room revenue was 5400. revpar?', 'and adr?'],
    '**$120**',
  ],
  [['i earn $18 an hour and work 40 hours, gross pay?', 'after 25% taxes?'], '**$540**'],
  [
    ['i earn $18 an hour and work 40 hours, gross pay?', 'whats my take home if 25% goes to taxes'],
    '**$540**',
  ],
  [['i earn $18 an hour and work 40 hours, gross pay?', 'what if i work 50 hours'], 'overtime'],
  [
    [
      'break even with fixed costs 9000, price 30 and variable cost 15',
      'how many units to make a profit of 6000',
    ],
    '**1,000 units**',
  ],
  [
    [
      'break even with fixed costs 9000, price 30 and variable cost 15',
      'whats the contribution margin ratio',
    ],
    '**50%**',
  ],
  [
    [
      'break even with fixed costs 9000, price 30 and variable cost 15',
      'what are break even sales',
    ],
    '**$18,000**',
  ],
  [['my ad cost 600 dollars and was seen by 200,000 people', 'cpm?'], '**$3**'],
  [
    ['my ad cost 600 dollars and was seen by 200,000 people', 'cpm?', '4000 clicked. ctr?'],
    '**2%**',
  ],
  [
    ['my ad cost 600 dollars and was seen by 200,000 people', 'cpm?', '4000 clicked. ctr?', 'cpc?'],
    '**$0.15**',
  ],
  [
    [
      'cogs 600k, beginning inventory 90k, ending inventory 110k. inventory turnover?',
      'average inventory?',
    ],
    '**$100,000**',
  ],
  [
    [
      'cogs 600k, beginning inventory 90k, ending inventory 110k. inventory turnover?',
      'days in inventory',
    ],
    '**60.83 days**',
  ],
  [
    ['current assets 120k inventory 30k current liabilities 60k quick ratio?', 'current ratio?'],
    '**2**',
  ],
  [
    ['current assets 120k inventory 30k current liabilities 60k quick ratio?', 'working capital?'],
    '**$60,000**',
  ],
  [['assets 400k, liabilities 250k. equity?', 'debt ratio?'], '**62.5%**'],
  [['assets 400k, liabilities 250k. equity?', 'debt to equity?'], '**1.67**'],
  [['cost 12 price 20 markup?', 'margin?'], '**40%**'],
  [['cost 12 price 20 markup?', 'margin?', 'what if the price is 24'], '**50%**'],
  [['cost 12 price 20 margin?', 'markup?', 'what if cost is 10'], '**100%**'],
  [['gdp 500 billion, population 20 million', 'gdp per capita?'], '**$25,000**'],
  [['what is roe', 'net income 30k equity 150k'], '**20%**'],
  [
    ['what is inventory turnover', 'cogs 80k average inventory 20k', 'how many days is that'],
    '**91.25 days**',
  ],
  [['how do you find market share', 'we sold 50 and the market sold 400'], '**12.5%**'],
  [['find the gross margin and the markup if cost is 30 and price is 50'], '**40%**'],
  [['calculate adr and revpar: 100 rooms, 70 sold, room revenue $8,400'], '**$120**'],
  [['calculate adr and revpar: 100 rooms, 70 sold, room revenue $8,400'], '**$84**'],
  [
    [
      'sales 90k cogs 60k gross profit?',
      'gross margin?',
      'net income if expenses are 10k',
      'and now working capital if current assets are 50k and current liabilities 20k',
    ],
    '**$30,000**',
  ],
  [
    [
      'sales 90k cogs 60k gross profit?',
      'thanks! for another store sales are 50k and cogs 20k',
      'gross profit?',
    ],
    '**$30,000**',
  ],
  [
    [
      'sales 90k cogs 60k gross profit?',
      'thanks! for another store sales are 50k and cogs 20k, gross profit?',
      'gross margin?',
    ],
    '**60%**',
  ],
])('figures that were said in several turns: %s', (talk, result) => {
  expect(answerTo(...talk)).toContain(result)
})

test('with figures of an open question no other result is worked out either', () => {
  const question =
    'A store has net sales of $500,000 and cost of goods sold of $320,000. What is the gross margin?'
  const openItems = [{ question, options: ['36%', '64%', '56%', '44%'], area: null }]
  const talk = ['sales 500k', 'cogs 320k', 'gross margin?']
  expect(answersTo(talk, { isInExam: true, openItems }).at(-1)).toContain(
    'I keep from solving what is open in an exam',
  )
  expect(answerTo(...talk)).toContain('**36%**')
})
