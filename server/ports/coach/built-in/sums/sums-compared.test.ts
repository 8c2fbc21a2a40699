import { expect, test } from 'vitest'
import { answersTo, answerTo } from '../talk-fixtures.ts'

test.each<[said: string[], simple: string, compound: string]>([
  [['simple vs compound interest on 500 at 4% for 3 years'], '$60', '$62.43'],
  [
    ['$2000 at 5% for 3 years, simple and compound interest?', 'what about 4 years'],
    '$400',
    '$431.01',
  ],
  [['compare simple and compound on 3k at 6% for 5 yrs', 'and at 8%?'], '$1,200', '$1,407.98'],
  [
    [
      'what is simple interest vs compound interest',
      '1000 at 5% for 2 years',
      'what about 4 years',
    ],
    '$200',
    '$215.51',
  ],
])('simple against compound interest stays both when a figure changes: %j', (said, ...shown) => {
  for (const one of shown) expect(answerTo(...said)).toContain(`**${one}**`)
})

test('the difference is said', () => {
  expect(
    answerTo('how much more does compound interest give than simple on 1000 at 5% for 10 years'),
  ).toContain('$628.89 − $500 = **$128.89**')
})

test('of gross and net profit a change of the cost of goods changes both', () => {
  const last = answersTo([
    'revenue 500k cogs 300k expenses 100k',
    'whats gross vs net profit',
    'what if cogs is 350k',
  ]).at(-1)
  expect(last).toContain('**$150,000**')
  expect(last).toContain('**$50,000**')
})
