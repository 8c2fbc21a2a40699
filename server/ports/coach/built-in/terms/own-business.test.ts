import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [
    'what is market segmentation',
    'give me an example like for a kite factory',
    'For "kite factory" I have',
  ],
  ['what is branding', 'example at a clock repair store', 'For "clock repair store" I have'],
])('%s, "%s": a case of another kind of business is not passed off as one of that', (...talk) => {
  const [asked, wish, says] = talk
  const answer = answerTo(asked, wish)
  expect(answer).toContain(says)
  expect(answer).toContain('change the business')
})

test('a case of that very kind of business is one of it, whatever it is called there', () => {
  expect(answerTo('what is upselling', 'example for a hotel')).toContain(', an example:')
})

test.each([
  ['i run a small clock repair shop. what is break even point', 'what would that mean for my shop'],
  ['we have a clock repair business. what is a markup', 'how would that look for us'],
  ['my clock repair store needs it: what is overhead', 'how does that work for my store'],
  ['i want to open a clock repair stand. what is a niche market', 'how would i use that'],
  ['me and my friend started a clock repair service. what is upselling', 'apply it to our service'],
])('%s, "%s": the business that was named before is meant', (asked, wish) => {
  expect(answerTo(asked, wish)).toContain('For "clock repair')
})

test('what is known of just that business stands beside a case of another', () => {
  const answer = answerTo('whats a perpetual inventory system', 'now for my lemonade stand')
  expect(answer).toContain('**On just that.**')
  expect(answer).toContain('A lemonade stand does not need it.')
})
