import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  ['compare LLC and sole proprietorship', 'which one is safer for me', 'Safer than a sole'],
  ['compare franchise and starting a business', 'which one has less risk', 'carries less risk'],
  ['compare fifo and lifo', 'which one gives more profit', 'it reports higher profit'],
])('%s, "%s": what compares the two on that comes first, and then each', (asked, which, says) => {
  const [first = '', weighs] = answerTo(asked, which).split('\n\n')
  expect(first).toMatch(/^\*\*Which one\?\*\* What I know of/)
  expect(first).toContain(says)
  expect(weighs).toBe('**What to weigh.**')
})

test.each([
  ['compare credit card and debit card', 'which has less risk'],
  ['compare merger and acquisition', 'which is harder'],
  ['compare push and pull strategy', 'which one is cheaper for a small brand'],
])('%s, "%s": where nothing ranks them, that is said before what is known of each', (...talk) => {
  expect(answerTo(...talk)).toMatch(/^Nothing I know ranks them outright/)
})

test('what is known of just such a case stands before the weighing of the two', () => {
  const answer = answerTo('compare fixed and variable costs', 'which is worse for a startup')
  expect(answer).toMatch(/^\*\*Close to what you ask\.\*\* A small startup usually does better/)
})

test('what an answer says already does not stand beside it once more', () => {
  const answer = answerTo('what is a cartel', 'is it still illegal if its two small shops')
  expect(answer.match(/Size does not matter/gi)).toHaveLength(1)
})
