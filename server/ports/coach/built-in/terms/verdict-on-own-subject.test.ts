import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'
import { verdictOnChanges } from './change-verdict.ts'
import { isSaidAlike } from './same-claim.ts'

const verdictTo = (...said: string[]) => answerTo(...said).replace(/^\*\*.+\*\*\s+/, '')

test.each([
  ["true or false: a patent protects a company's logo", 'trademark protects names and logos'],
  ['true or false: a trademark protects an invention', 'Inventions are protected by a patent'],
  ['a trademark protects a song, right?', 'copyright'],
  ['a copyright protects a brand name, right?', 'A trademark protects a name'],
])('"%s": whose matter it is comes from the sentence that tells of both', (said, says) => {
  expect(verdictTo(said)).not.toMatch(/^Yes/)
  expect(verdictTo(said)).toContain(says)
})

test.each([
  'my boss says negligence means you hurt somebody on purpose',
  'a deductible is what the insurance pays, right?',
  'in a market economy the government decides what gets made, right?',
  'my dad says inflation makes money worth more',
  'when the fed raises interest rates borrowing gets cheaper, right?',
  'a cover letter is just the resume again, right?',
  'true or false: GDP counts used cars sold again',
])('"%s" is false, and that comes first', (said) =>
  expect(verdictTo(said)).toMatch(/^(?:No|Not quite)\b/),
)

test.each([
  'is it true that in perfect competition no single seller can set the price',
  'is it true that a trade secret can last forever as long as it stays secret',
  'true or false: RevPAR equals occupancy times ADR',
  'a roth ira is paid with money you already paid tax on, right?',
  'the franchisor owns the brand, right?',
  'a partnership has two or more owners, right?',
])('"%s" is so, and confirmed', (said) => expect(verdictTo(said)).toMatch(/^Yes\b/))

test.each([
  'true or false: an independent contractor gets the same benefits as an employee',
  'simple interest earns interest on interest right',
  'public relations is paid advertising, right?',
  'if i buy for 40 and sell for 60 my markup is 33% on cost, right?',
])('"%s": a sentence that tells of something else confirms nothing', (said) =>
  expect(verdictTo(said)).not.toMatch(/^Yes\b/),
)

test.each([
  ['accounts payable is money that customers owe us, right?', 'No'],
  ['accounts payable is money we owe our suppliers, right?', 'Yes'],
  ['stockholders get paid before bondholders when a company goes bankrupt, right?', 'No'],
  ['bondholders get paid before stockholders when a company goes bankrupt, right?', 'Yes'],
  ['true or false: if demand is inelastic raising the price raises revenue', 'Yes'],
  ['if demand is elastic raising the price raises revenue, true or false', 'No'],
  ['a tariff is a limit on the number of goods that can be imported, right?', 'No'],
  ['true or false: a tariff is a tax on imported goods', 'Yes'],
  ['isnt gross profit just revenue minus all expenses', 'No'],
  ['in an interview you should never ask questions, true or false', 'No'],
])('"%s": %s, though the other has nearly the same words', (said, verdict) =>
  expect(verdictTo(said)).toMatch(new RegExp(`^${verdict}\\b`)),
)

test('a price moves the quantity demanded, and that is said exactly', () => {
  const asked =
    'Is it true that when the price of something goes up demand goes down? my teacher marked me wrong'
  expect(answerTo(asked)).toMatch(/^Almost, .*quantity demanded/)
  expect(verdictOnChanges('supply rises when the price rises')).toContain('quantity supplied')
})

test('who loses by inflation and who gains is told, not a word that is turned round', () =>
  expect(verdictTo('inflation is always bad for everybody, true or false?')).toMatch(
    /^No, .*helps whoever owes/s,
  ))

test('of the case that a claim sets nothing is compared: profit is not cash', () =>
  expect(
    verdictTo('If a business has more revenue than expenses it always has enough cash right?'),
  ).toMatch(/^No\. Profit is not cash/))

test('what a minor signs is the risk of the store, and a contract that does not hold has examples', () => {
  expect(
    answerTo('can a 16 year old sign a contract', 'what if the store lets him anyway'),
  ).toMatch(/\brisk\b/)
  expect(answerTo('example of a contract thats not valid')).toContain('**Voidable**')
})

test('what somebody says without asking gets no doubt where nothing is sure', () =>
  expect(answerTo('my teacher says marketing is important for every club')).not.toContain(
    "I can't say for sure",
  ))

test.each([
  ['the franchisee owns the brand', 'the franchisor owns the brand'],
  ['stockholders are paid before bondholders', 'bondholders are paid before stockholders'],
  ['you should never ask questions', 'you should ask questions'],
])('"%s" is not what "%s" says', (ask, told) => {
  expect(isSaidAlike([ask], told)).toBe(false)
  expect(isSaidAlike([ask], ask)).toBe(true)
})
