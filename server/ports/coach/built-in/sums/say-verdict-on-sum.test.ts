import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [['what is debt to equity ratio', 'debt 80k equity 40k is that good'], 'Below about 1'],
  [
    [
      'current assets of $90,000, current liabilities of $45,000. whats the current ratio and is it good',
    ],
    '$2 of current assets',
  ],
])('%j: what such a figure says stands beside the sum', (said, says) => {
  const answer = answerTo(...said)
  expect(answer).toContain('= **2**')
  expect(answer).toContain(`**Is that good?**`)
  expect(answer).toContain(says)
})

test('figures after gross against net profit give both, and the percent goes on with the last', () => {
  const talk = [
    'what is the difference between gross profit and net profit',
    'ok revenue 80k cogs 50k expenses 18k',
  ]
  expect(answerTo(...talk)).toContain('= **$30,000**')
  expect(answerTo(...talk)).toContain('= **$12,000**')
  expect(answerTo(...talk, 'so what percent is that')).toContain('**15%**')
})

test.each([
  [
    'current assets are 48000 and current liabilities are 32000 whats the current ratio and is it good',
    '$1.50 of current assets for each $1 of current liabilities',
    'Your 1.5 lies within the usual 1.5 to 2.',
  ],
  [
    'our current assets are 30000 and current liabilities 40000 is our current ratio ok',
    '$0.75 of',
    'Your 0.75 is below',
  ],
  [
    'whats the current ratio with 90000 current assets and 20000 current liabilities, good or bad',
    '$4.50 of',
    'Your 4.5 is above',
  ],
])('"%s": the verdict is spoken on the own figure', (asked, means, verdict) => {
  expect(answerTo(asked)).toContain(means)
  expect(answerTo(asked)).toContain(verdict)
})

test('a share of sales is held against no range of another unit', () => {
  const answer = answerTo('sales 20000, net income 3000 whats our profit margin and is it good')
  expect(answer).toContain('**Is that good?**')
  expect(answer).not.toContain('the usual')
})
