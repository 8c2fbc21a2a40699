import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

test('several wishes in one breath are all answered, and one question closes the answer', () => {
  const simple = answerTo('explain opportunity cost', 'simpler and with an example')
  expect(simple).toContain('in plain words')
  expect(simple).toContain('an example:')
  expect(simple.match(/\*\*Check yourself/g)).toHaveLength(1)

  const short = answerTo('whats inflation', 'shorter, and quiz me after')
  expect(short.indexOf('A general rise in prices')).toBeLessThan(short.indexOf('- **A**'))
  expect(short).toContain('A case of inflation for you')
})

test('the second of two is explained and has its example', () => {
  const answer = answerTo('compare trademark and copyright', 'The second one, with an example')
  expect(answer).toContain('**Copyright** (Business Law)')
  expect(answer).toContain('**Copyright**, an example')
})

test('a table of the two, and then the one that fits', () => {
  const answer = answerTo(
    'compare skimming and penetration pricing',
    'in a table please, and which one for a food truck',
  )
  expect(answer).toContain('| --- | --- | --- |')
  expect(answer).toContain('I would lean to penetration pricing')
})

test.each(['put that in a table', 'can you make it a table', 'show me both in a chart'])(
  '"%s": what was compared is put into a table',
  (wish) =>
    expect(answerTo('compare push and pull marketing', wish)).toContain('| --- | --- | --- |'),
)
