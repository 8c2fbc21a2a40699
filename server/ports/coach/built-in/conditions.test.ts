import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

test.each([
  [
    'what is delegation',
    'what if the manager isnt there',
    'Delegating frees time, develops people',
  ],
  ['what is a loan', 'what if my parents sign too', 'Compare APR, months and total; apply'],
  ['what is a mission statement', 'what if nobody reads it', 'a place to meet and students'],
])('%s, "%s": what speaks of no such case is no answer to it', (asked, condition, other) => {
  expect(answerTo(asked, condition).split('\n\n')[1]).not.toContain(other)
})

test('a case that is known is answered by it', () => {
  expect(answerTo('what is a lease', 'what if i move out early')).toContain('If you leave early')
  expect(answerTo('what is overbooking', 'what if everybody shows up')).toContain('walks')
})

test('what somebody wants to do names no needs and wants', () => {
  const answer = answerTo('what is a breach of contract', 'we want to end the contract, how')
  expect(answer).not.toContain('Needs and wants')
  expect(answer).toContain('lets you end it')
  expect(answerTo('we want to end the contract')).not.toContain('Needs and wants')
})
