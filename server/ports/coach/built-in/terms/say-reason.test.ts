import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  ['do loyalty programs really work', 'why', 'Members come more often'],
  ['should a small shop give coupons', 'why tho', 'a reason to try now'],
  ['is a niche better than a mass market', 'why', 'pays gladly and stays'],
])('%s, %s: what it is good for, and no case in which it is not', (asked, then, says) => {
  const answer = answerTo(asked, then)
  expect(answer).toContain(says)
  expect(answer).not.toContain('Skip it')
})

test('a verdict with a no keeps its own reason', () =>
  expect(answerTo('can a franchise owner change the menu', 'why not')).toContain(
    'Customers come for what they know',
  ))
