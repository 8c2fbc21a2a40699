import { expect, test } from 'vitest'
import { answerTo } from '../../talk-fixtures.ts'

test.each([
  [
    ['i make 15 an hour and worked 45 hours, gross pay with overtime', 'net if 20% taxes'],
    '**$570**',
  ],
  [
    [
      'i make 15 an hour and worked 45 hours, gross pay with overtime',
      'what do i take home after 20% tax',
    ],
    '**$570**',
  ],
  [['gross pay for 30 hours at $10 an hour', 'and take home with 10% taxes'], '**$270**'],
  [
    [
      'net sales of $500,000, COGS of $320,000 and operating expenses of $110,000. What is the net income?',
      'and the gross profit margin?',
    ],
    '**36%**',
  ],
  [
    [
      'net sales of $500,000, COGS of $320,000 and operating expenses of $110,000. What is the net income?',
      'gross profit?',
    ],
    '**$180,000**',
  ],
  [
    [
      'net sales of $500,000, COGS of $320,000 and operating expenses of $110,000. What is the net income?',
      'and the net profit margin',
    ],
    '**14%**',
  ],
  [
    [
      'net sales of $500,000, COGS of $320,000 and operating expenses of $110,000. What is the net income?',
      'and the gross profit margin?',
      'and the net profit margin',
    ],
    '**14%**',
  ],
  [
    [
      'net sales of $500,000, COGS of $320,000 and operating expenses of $110,000. What is the net income?',
      'roa if assets are 400000',
    ],
    '**17.5%**',
  ],
  [
    [
      'net sales of $500,000, COGS of $320,000 and operating expenses of $110,000. What is the net income?',
      'and the gross profit margin?',
      'roe if equity is 350k',
    ],
    '**20%**',
  ],
  [['sales 80k cogs 50k gross profit?', 'gross margin?'], '**37.5%**'],
  [['sales 80k cogs 50k gross profit?', 'operating expenses are 20k, net income?'], '**$10,000**'],
  [
    [
      'sales 80k cogs 50k gross profit?',
      'operating expenses are 20k, net income?',
      'and net profit margin?',
    ],
    '**12.5%**',
  ],
  [['sales 80k cogs 50k gross profit?', 'whats the net income if expenses are 20k'], '**$10,000**'],
  [['sales 80k cogs 50k gross profit?', 'and the markup?'], '**60%**'],
  [['my hotel has 100 rooms, sold 75 at $120. whats the revpar', 'whats the occupancy'], '**75%**'],
  [['my hotel has 100 rooms, sold 75 at $120. whats the revpar', 'and adr'], '**$120**'],
  [['my hotel has 100 rooms, sold 75 at $120. whats the occupancy', 'and revpar'], '**$90**'],
  [
    [
      'my hotel has 100 rooms, sold 75 at $120. what is adr',
      'and the occupancy rate?',
      'what about revpar',
    ],
    '**$90**',
  ],
  [['hotel with 200 rooms, 150 occupied, room revenue $18,000. adr?', 'revpar?'], '**$90**'],
  [
    ['hotel with 200 rooms, 150 occupied, room revenue $18,000. adr?', 'revpar?', 'occupancy?'],
    '**75%**',
  ],
  [
    [
      'current assets 90k, inventory 30k, current liabilities 40k. current ratio?',
      'and the quick ratio?',
    ],
    '**1.5**',
  ],
  [
    [
      'current assets 90k, inventory 30k, current liabilities 40k. current ratio?',
      'and the quick ratio?',
      'working capital?',
    ],
    '**$50,000**',
  ],
  [
    ['current assets 90k, current liabilities 40k. current ratio?', 'and the quick ratio?'],
    'still need: **inventory**',
  ],
  [['net income 50k, total assets 500k, equity 250k. roa?', 'and roe?'], '**20%**'],
  [
    ['net income 50k, total assets 500k, equity 250k. roa?', 'and roe?', 'debt to equity?'],
    '**1**',
  ],
  [
    ['fixed costs 6000 price 20 variable cost 8 break even units?', 'and in dollars?'],
    '**$10,000**',
  ],
  [
    [
      'fixed costs 6000 price 20 variable cost 8 break even units?',
      'whats the contribution margin',
    ],
    '**$12**',
  ],
  [
    [
      'fixed costs 6000 price 20 variable cost 8 break even units?',
      'how many for a profit of 3000',
    ],
    '**750 units**',
  ],
  [
    ['i sold 40 tees for 15 each n they cost me 6, whats my gross profit', 'and the margin?'],
    '**60%**',
  ],
  [['i sold 40 tees for 15 each n they cost me 6, whats my gross profit', 'markup?'], '**150%**'],
  [['ad cost $500, 100k impressions and 2000 clicks. ctr?', 'cpc?'], '**$0.25**'],
  [['ad cost $500, 100k impressions and 2000 clicks. ctr?', 'and the cpm?'], '**$5**'],
  [
    ['ad cost $500, 100k impressions and 2000 clicks. ctr?', 'conversion rate if 50 bought'],
    '**2.5%**',
  ],
  [['cogs 240k avg inventory 60k inventory turnover?', 'how many days is that'], '**91.25 days**'],
  [['i buy caps for 8 and sell them for 20 whats the markup', 'and the margin?'], '**60%**'],
  [['sales 80k cogs 50k gross profit?', 'roa?'], 'still need'],
  [['gross profit 30k', 'net income?'], 'still need: **expenses**'],
  [['revenue 100k', 'cogs 60k', 'whats the gross margin'], '**40%**'],
  [
    ['sales are 100k and cogs 60k', 'operating expenses are 15k', 'so whats net income'],
    '**$25,000**',
  ],
  [
    ['revenue 250k, cogs 100k, operating expenses 90k. gross profit?', 'now net income'],
    '**$60,000**',
  ],
  [
    [
      'revenue 250k, cogs 100k, operating expenses 90k. gross profit?',
      'now net income',
      'and what is the net profit margin?',
    ],
    '**24%**',
  ],
  [
    [
      'revenue 250k, cogs 100k, operating expenses 90k. gross profit?',
      'now net income',
      'whats roa with assets of 500k',
    ],
    '**12%**',
  ],
  [
    [
      'revenue 250k, cogs 100k, operating expenses 90k. gross profit?',
      'what would the gross margin be',
    ],
    '**60%**',
  ],
  [
    [
      'i get paid $20 an hour and worked 44 hours this week, whats my gross pay with overtime',
      'how much after 15% tax',
    ],
    '**$782**',
  ],
  [['hotel: 150 rooms, 120 sold, adr $100. whats revpar', 'occupancy rate?'], '**80%**'],
  [['hotel: 150 rooms, 120 sold, adr $100. whats revpar', 'and total room revenue'], '**$12,000**'],
  [
    ['a hotel has 80 rooms and 60 are booked. occupancy?', 'room revenue was 7200, so adr?'],
    '**$120**',
  ],
  [
    [
      'a hotel has 80 rooms and 60 are booked. occupancy?',
      'room revenue was 7200, so adr?',
      'then what is revpar',
    ],
    '**$90**',
  ],
  [['assets 300k liabilities 120k whats the owners equity', 'debt to equity ratio?'], '**0.67**'],
  [
    [
      'assets 300k liabilities 120k whats the owners equity',
      'return on equity if net income is 27k',
    ],
    '**15%**',
  ],
  [['2000 people saw my ad and 40 clicked. ctr?', 'and conversion rate if 10 bought'], '**25%**'],
  [
    ['price 30, variable cost 18, fixed costs 6000. break even?', 'contribution margin ratio?'],
    '**40%**',
  ],
  [
    [
      'price 30, variable cost 18, fixed costs 6000. break even?',
      'how many units for 3,000 profit?',
    ],
    '**750 units**',
  ],
  [
    [
      'current assets 60k, current liabilities 40k, current ratio?',
      'whats the quick ratio if inventory is 20k',
    ],
    '**1**',
  ],
  [['cogs 500k, average inventory 100k. turnover?', 'days in inventory?'], '**73 days**'],
  [['i buy mugs at $4 and sell them at $10, markup?', 'gross margin?'], '**60%**'],
  [['sales 90k and cogs 60k', 'gross profit and gross margin?'], '**$30,000**'],
  [['sales 90k, cogs 60k, expenses 12k. net income?', 'what if cogs is 50k'], '**$28,000**'],
  [
    ['sales 90k, cogs 60k, expenses 12k. net income?', 'net margin?', 'what if expenses are 21k'],
    '**10%**',
  ],
  [
    [
      'my company sold 500k, cogs was 300k and expenses 120k',
      'whats gross profit',
      'net income?',
      'and roe if owners equity is 400k',
    ],
    '**20%**',
  ],
  [['my company sold 500k, cogs was 300k and expenses 120k', 'whats gross profit'], '**$200,000**'],
  [['our hotel has 120 rooms', 'we sold 90 of them at $110', 'whats the occupancy'], '**75%**'],
  [
    ['our hotel has 120 rooms', 'we sold 90 of them at $110', 'whats the occupancy', 'revpar?'],
    '**$82.50**',
  ],
  [['gross pay for 45 hours at $16 with overtime', 'net pay after 25% in taxes?'], '**$570**'],
  [
    [
      'break even if fixed costs are 8000, price is 50 and variable cost is 30',
      'and in dollars',
      'what about the contribution margin',
    ],
    '**$20**',
  ],
  [
    [
      'current ratio with current assets of 80k and current liabilities of 50k',
      'and what is the working capital',
    ],
    '**$30,000**',
  ],
  [['roi if i spent 400 and got 500 back', 'what if i got 600 back'], '**50%**'],
  [['cpm for a $300 ad with 60,000 views', 'and it got 1200 clicks, whats the ctr'], '**2%**'],
  [
    [
      'cpm for a $300 ad with 60,000 views',
      'and it got 1200 clicks, whats the ctr',
      'cost per click?',
    ],
    '**$0.25**',
  ],
  [
    [
      'net income 40k sales 200k net margin?',
      'another company has net income 30k and sales 100k, net margin?',
    ],
    '**30%**',
  ],
  [
    [
      'net income 40k sales 200k net margin?',
      'another company has sales 100k and cogs 60k, gross margin?',
      'net margin?',
    ],
    'still need',
  ],
  [['markup if cost is 10 and price is 15', 'what is the gross margin'], '**33.33%**'],
  [
    ['inventory turnover with cogs 300k and average inventory 50k', 'how many days is that'],
    '**60.83 days**',
  ],
])('another result with the figures of the talk: %s', (talk, result) => {
  expect(answerTo(...talk)).toContain(result)
})
