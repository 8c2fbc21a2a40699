import { expect, test } from 'vitest'
import { createBuiltInCoach } from './built-in-coach.ts'
import { evaluate } from '../tutor-evaluation.ts'

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
  ['shoes are $60 with 10% off and 5% tax, what do i pay', '$56.70'],
  ['revenue 5000 expenses 3200 profit?', '$1,800'],
  ['$300 sales and $120 expenses, whats my net income', '$180'],
  ['current assets 90k current liabilitys 60k whats the current ratio', '1.5'],
  ['our current assets are 20000 and current debts 10000, working capital?', '$10,000'],
  ['revenue 900 and expenses 1000 whats the net income', '-$100'],
])('"%s": %s', async (said, result) => {
  const { faults } = await evaluate(coach, {
    ...{ id: 'sum', kind: 'sum', turns: [said], never: [] },
    contains: [[`**${result}**`]],
  })
  expect(faults).toEqual([])
})
