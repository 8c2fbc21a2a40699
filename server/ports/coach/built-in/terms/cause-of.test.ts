import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  ['whats inelastic demand', 'no good substitute', 'can raise the price and earn more'],
  ['what is a recession', 'a drop in spending', '**Why it matters.**'],
])('%s, why tho: what makes it so, and why it matters', (asked, cause, matters) => {
  const answer = answerTo(asked, 'why tho')
  expect(answer).toContain(cause)
  expect(answer).toContain(matters)
})

test('what is done for a purpose is told by that', () =>
  expect(answerTo('what is a budget', 'why tho')).toContain('It shows where money goes'))

test.each([
  [
    'how do tariffs work',
    'why tho, like why would a country do that if it makes stuff more expensive',
    'meant to protect domestic firms',
  ],
  ['what is a subsidy', 'why would a government do that', 'To get more of something useful'],
  ['what is a mission statement', 'why do companies bother with it', '**Mission statement**: why'],
  ['what is a warranty', 'why would a company want that', "It lowers the buyer's risk"],
])('%s, %s: its reason', (first, then, says) => {
  const answer = answerTo(first, then)
  expect(answer).toContain(says)
  expect(answer).not.toContain('And your second question')
})

test('why a business would care is its use, and not its drawbacks', () =>
  expect(answerTo('what is emotional intelligence and why would a business care')).toMatch(
    /Work is done with people; who understands feelings/,
  ))
