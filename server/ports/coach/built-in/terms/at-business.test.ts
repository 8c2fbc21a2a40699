import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [
    ['whats penetration pricing', 'and for my food truck?'],
    'Your food truck opens with taco plates',
  ],
  [['example of penetration pricing at Target'], 'Target opens with'],
  [['swot', 'do one for Netflix'], '**SWOT analysis** of Netflix:'],
  [['what is progressive discipline', 'how would it look at chick fil a'], 'at Chick-fil-A'],
  [['what is onboarding', 'like at my dog walking business'], 'your pet care business'],
  [
    ['what is market segmentation', 'ok so how would fortnite do that'],
    'A mobile game could divide',
  ],
  [['what is price skimming', 'how could valorant use that'], 'When a mobile game brings out'],
  [['what is a loyalty program', 'how would roblox do it'], 'A mobile game could give players'],
])('%j: the case plays in the business that was named', (said, there) => {
  const answer = answerTo(...said)
  expect(answer).toContain(there)
  expect(answer).not.toContain('none ready')
})

test.each([
  ['how could dunkin use cross training', 'At Dunkin everyone learns a second job'],
  ['do a swot analysis of southwest', 'Southwest could write down: strength,'],
])('%s: what was asked for comes first', (asked, there) =>
  expect(answerTo(asked).startsWith(`**Your example.** ${there}`)).toBe(true),
)

test('an explanation with a place in it has its example there, in place of another', () => {
  const answer = answerTo('what is penetration pricing at a hotel')
  expect(answer).toContain('**Your example.** A hotel opens with rooms')
  expect(answer).not.toContain('**Example.**')
})

test.each([
  ['what is a target market', 'Target could'],
  ['whats penetration pricing', 'Your example'],
  ['give me an example of a credit union', 'Your example'],
])('%s: names no business', (asked, not) => expect(answerTo(asked)).not.toContain(not))

test.each(['how does nike use promotion', 'how does a gym use promotion'])(
  '%s: an everyday word is the term that is asked about',
  (asked) => expect(answerTo(asked)).toContain('Promotion'),
)
