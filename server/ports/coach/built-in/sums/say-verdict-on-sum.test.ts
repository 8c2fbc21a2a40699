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
