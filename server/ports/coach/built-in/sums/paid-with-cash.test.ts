import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

const RATIO = 'current assets 60k current liabilities 30k current ratio'

test.each<[said: string[], shown: string]>([
  [[RATIO, 'what if they pay off 5000 of the debt with cash?'], '2.2'],
  [[RATIO, 'they use 10k cash to pay down liabilities, now what'], '2.5'],
  [[RATIO, 'what if they borrow 10k short term'], '1.75'],
  [
    [
      'current assets 100k current liabilities 50k working capital?',
      'what if they pay 20k of the liabilities with cash',
    ],
    '$50,000',
  ],
  [
    ['total assets 200k, liabilities 80k, equity?', 'what if they pay off 20k debt with cash'],
    '$120,000',
  ],
  [
    [
      'debt ratio with debts 50k and assets 200k',
      'what happens if they pay back 10k of the loan w cash',
    ],
    '21.05%',
  ],
])('what is paid leaves both sides: %j', (said, shown) => {
  expect(answerTo(...said)).toContain(`**${shown}**`)
})
