import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [
    'i thought a liability is something you own, is that wrong',
    'No. A liability is something that is owed.',
    'Liability',
  ],
  [
    'i thought demand is how much sellers offer is that right',
    'No. Demand is how much buyers want',
    'Demand',
  ],
  ['i got asked what an asset is and i said money you owe. was i right', 'No', 'Asset'],
])('%s: says no first, and then what it is', (asked, verdict, term) => {
  const answer = answerTo(asked)
  expect(answer).toContain(`**${term}**\n\n${verdict}`)
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
    'more like **Deflation**',
  ))

test.each([
  ['what is a monopoly', 'so thats illegal right', 'being a monopoly is legal'],
  ['what is a bond', 'is it like a stock', 'not an owner'],
])('%s, %s: asked of a side of it, that is answered', (term, next, says) =>
  expect(answerTo(term, next)).toContain(says),
)

test('a definition in own words that turns the decisive word round is not called good', () =>
  expect(answerTo('what is deflation', 'its when prices go up')).toContain('you say "go up"'))

test.each([
  [
    ['check my answer: a liability is something you own'],
    'No. A liability is something that is owed.',
  ],
  [['i said penetration pricing starts high'], 'No. Penetration pricing starts with a low price'],
  [
    ['price skimming vs penetration pricing', 'so penetration is when you start high right'],
    'No. Penetration pricing starts with a low price',
  ],
  [['true or false: a monopoly has many sellers'], 'No, not quite. Hold it against what it is:'],
  [['is this correct: fixed costs change with output'], 'No. A fixed cost stays the same'],
  [['what is equity', 'so equity is what you owe right'], 'what is taken off'],
  [['so supply is what people want to buy?'], 'No. Supply is how much sellers offer'],
])('%j: a statement to be checked is not waved through', (said, verdict) => {
  expect(answerTo(...said)).toContain(verdict)
})

test.each([
  [['what is an llc', 'so a corporation is taxed twice, correct?']],
  [['is it true that a sole proprietor has unlimited liability']],
  [['true or false, net income is after taxes and expenses']],
  [['is it true that debt has to be paid back']],
])('%j: what is so is confirmed', (said) => {
  expect(answerTo(...said)).toMatch(/^\*\*.+\*\*\n\nYes/)
})

test.each([
  'eli10 franchise',
  'explain it like i am 10 opportunity cost',
  'swot in a nutshell',
  'inflation in one sentence',
  'give me the short version of supply and demand',
])('"%s" gets a few plain words', (asked) => {
  expect(answerTo(asked)).toContain('in plain words')
})

test('which figure a sum is divided by is not confirmed by its words', () =>
  expect(answerTo('gross margin vs markup', 'so margin is divided by cost right')).not.toMatch(
    /\n\nYes/,
  ))

test('in five words no second sentence is said', () => {
  const [, said = ''] = answerTo('what is a tariff', 'explain it in 5 words').split('\n\n')
  expect(said).toBe('A tax on imported goods.')
})

test.each([
  'am i right that profit margin is sales divided by profit',
  'a surplus is when buyers want more than sellers offer, right?',
  'a vision statement says what the company does today, correct?',
  'an export is something a country buys from abroad, right?',
  'a bond makes you an owner of the company, right?',
  'is it right that a budget deficit means the government takes in more than it spends',
  'i thought the franchisor pays royalties to the franchisee, is that right',
  'is it true that break-even means you make the most profit',
  'can you check: a cash flow statement shows who owns the company',
])('"%s" is false, and not confirmed', (said) => {
  expect(answerTo(said)).not.toMatch(/^\*\*.+\*\*\n\nYes/)
})

test.each([
  ['accounts payable is an asset, yes?', 'No. Accounts payable counts as **liability**'],
  ['wages payable is a liability right', 'Yes. Wages payable counts as **liability**'],
  ['a building is a current asset, true?', 'No. A building counts as'],
  ['my sister says rent is a variable cost, is that true', 'No. Rent counts as **fixed cost**'],
])('"%s": of what kind a thing is, is a verdict and no table', (said, verdict) => {
  expect(answerTo(said)).toContain(verdict)
})

test.each([
  'a trade deficit means we import more than we export',
  'a surplus means sellers offer more than buyers want, right?',
  'positive cash flow means more money comes in than goes out, right?',
  'my friend says credit unions are owned by their members, is that true',
  'can you check: an income statement shows revenue and expenses over a period of time',
])('"%s" is so, and confirmed', (said) => {
  expect(answerTo(said)).toMatch(/^\*\*.+\*\*\n\nYes/)
})

test.each([
  'a trade deficit means we export more than we import',
  'negative cash flow means more comes in than goes out, right?',
  'stocks pay a fixed interest, right?',
  'an embargo means two countries trade more with each other right?',
  'fixed costs go up whenever you produce more, right?',
  'a retailer sells mostly to other businesses, right?',
  'a monopoly is when tons of small shops compete, right?',
])('"%s" is not so, and that is said', (said) => {
  expect(answerTo(said)).toMatch(/^\*\*.+\*\*\n\n(?:No|Not quite)\b/)
})

test.each([
  "a corporation protects its owners from the company's debts, right?",
  'publicity is free because you dont pay the media for it, right?',
])('"%s" is so of its rival, too, or denies the same, and is not refused', (said) => {
  expect(answerTo(said)).not.toMatch(/^\*\*.+\*\*\n\n(?:No|Not quite)\b/)
})
