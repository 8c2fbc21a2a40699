import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test('plain words and a sentence for the judge, at the business of the talk', () => {
  const said = answerTo(
    'what is CRM',
    'why would a small nail salon need that',
    'ok simpler and how would i say it to a judge',
  )
  expect(said).toMatch(/^\*\*Customer relationship management\*\*, said to the judge/)
  expect(said).toContain('**In plain words.**')
  expect(said).toContain('"Let me come to customer relationship management: ')
  expect(said).toContain('At a nail salon it could look like this: A nail salon notes')
})

test.each([
  [['explain upselling', 'how would i do it at a hotel front desk'], 'At a hotel'],
  [['what is SWOT', 'and for a food truck?'], 'At a food truck'],
  [['what is target market'], 'For example:'],
])('after %s a sentence can be asked for', (before, lead) => {
  for (const asked of [
    'give me a sentence i can actualy say to the judge',
    'how would i say that to the judge',
    'how do i put that in a roleplay',
    'give me one line i can use in my roleplay',
  ]) {
    const said = answerTo(...before, asked)
    expect(said).toContain(', said to the judge')
    expect(said).toContain(lead)
  }
})

test('a term may be named with it, and the judge alone is no term', () => {
  expect(answerTo('how would i explain break even to the judge')).toContain(
    '**Break-even point**, said to the judge',
  )
  expect(answerTo('what do i say to the judge')).toContain('**A strong role-play**')
  expect(answerTo('what is a coupon', 'give me a line i can say to a customer')).not.toContain(
    'said to the judge',
  )
})
