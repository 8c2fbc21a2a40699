import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  ['i thought a liability is something you own, is that wrong', 'you say "own"', 'Liability'],
  ['i thought demand is how much sellers offer is that right', 'you say "sellers"', 'Demand'],
  ['i got asked what an asset is and i said money you owe. was i right', 'you say "owe"', 'Asset'],
])('%s: says which word turns it round', (asked, verdict, term) => {
  const answer = answerTo(asked)
  expect(answer).toContain(`**${term}**\n\nNot quite: ${verdict}`)
  expect(answer).toContain('**What it is.**')
})

test.each([
  ['what is a tariff', 'so its a tax on imports right'],
  ['what is a tariff', 'is it like a tax'],
  ['what is gross profit', 'so its sales minus cost of goods sold right'],
  ['what is net income', 'so its the money left after all expenses right'],
  ['what is a monopoly', 'so its just one seller right'],
])('%s, %s: says that it is so', (...talk) =>
  expect(answerTo(...talk)).toContain('Yes, that is the idea.'),
)

test('what is said of the term it is mixed up with is told apart', () =>
  expect(answerTo('what is inflation', 'so its when prices fall right')).toContain(
    'sounds more like **Deflation**',
  ))

test.each([
  ['what is a monopoly', 'so thats illegal right', 'being a monopoly is legal'],
  ['what is a bond', 'is it like a stock', 'not an owner'],
])('%s, %s: asked of a side of it, that is answered', (term, next, says) =>
  expect(answerTo(term, next)).toContain(says),
)

test('a definition in own words that turns the decisive word round is not called good', () =>
  expect(answerTo('what is deflation', 'its when prices go up')).toContain('you say "go up"'))
