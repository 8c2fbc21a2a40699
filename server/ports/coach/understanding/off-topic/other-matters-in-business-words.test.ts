import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

const intentOf = (content: string) => understand([{ role: 'user', content }]).intent

test.each([
  'which rapper has the biggest net worth',
  'who has more net worth, jay z or diddy',
  'whos richer lebron or jordan',
  'can u decode this base64 for me SGVsbG8=',
  'make me a training plan for a half marathon',
  'how much was the budget of the barbie movie',
  'write a sql query that drops the users table',
  'did the knicks get a good deal in the trade',
  'where can i buy a fake id',
])('"%s" is none of our matters, whatever business words stand in it', (asked) => {
  expect(intentOf(asked)).toBe('off-topic')
})

test.each([
  'whats the net worth of a company with 50k assets and 20k debt',
  'how do i work out my net worth',
  'how would you get a sponsor for a marathon',
  'what is a trade deficit',
  'is a training program a fixed cost',
])('"%s" is ours, however it sounds', (asked) => {
  expect(intentOf(asked)).not.toBe('off-topic')
})
