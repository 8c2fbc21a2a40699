import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [
    'what is opportunity cost',
    'its what you give up when you choose something else',
    'Yes, you are on it',
  ],
  ['what is inflation', 'its when prices go up and money is worth less', 'Yes, you are on it'],
  ['what is a budget', 'i think its like a plan for your money', 'Yes, you are on it'],
  ['what is opportunity cost', 'its when the price of something is high', 'A start.'],
  ['what is a patent', 'a patent is for logos', 'A start.'],
])('%s: "%s" is heard as an answer to the closing question', (asked, said, verdict) => {
  const answer = answerTo(asked, said)
  expect(answer).toContain(verdict)
  expect(answer).toContain('**Which term fits this description?**')
})

test.each(['its too hard', 'thanks that helps', 'is it always bad'])(
  '"%s" is no answer',
  (said) => {
    expect(answerTo('what is inflation', said)).not.toMatch(/^(Yes, you|A start|Careful)/)
  },
)

test('what of a row was named is counted, by its names, their beginnings or words of their own', () => {
  const talk = ['what is the product life cycle', 'what are the four stages']
  expect(answerTo(...talk, 'introduction growth maturity')).toContain(
    'You have 3 of the 4 stages. This one is missing: **decline**.',
  )
  expect(answerTo(...talk, 'intro, growth, maturity and decline')).toMatch(
    /^All 4, well remembered\./,
  )
  expect(answerTo(...talk, 'growth introduction maturity decline')).toContain('in another order')
})

test('figures after an explanation are worked with, and taken for no definition', () => {
  expect(answerTo("what's market share", 'company sells 30k of 120k total')).toContain('**25%**')
  expect(answerTo('what is simple interest', '1200 at 18% for a year')).toContain('**$216**')
  expect(
    answerTo('what is the current ratio', 'current assets 90000 and liabilities 60000'),
  ).toContain('**1.5**')
})
