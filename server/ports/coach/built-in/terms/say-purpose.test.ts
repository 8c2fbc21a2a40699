import { expect, test } from 'vitest'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { answerTo } from '../talk-fixtures.ts'
import { SECOND } from '../two-answers.ts'

const opening = (asked: string) => answerTo(asked).split('\n\n')[1]

test.each([
  ['what is a income statement for', 'Income statement'],
  ['whats a gantt chart used for', 'Gantt chart'],
  ['what does a marketing plan do', 'Marketing plan'],
  ['why does a business need a balance sheet', 'Balance sheet'],
  ["what's the point of a mission statement", 'Mission statement'],
  ['why does market segmentation even matter', 'Market segmentation'],
  ['why would a company use a focus group', 'Focus group'],
  ['why do i need a resume', 'Resume'],
  ['why are unions a thing', 'Union'],
  ['why do companies pay dividends', 'Dividend'],
  ['why do firms advertise', 'Advertising'],
  ['why do hotels overbook rooms', 'Overbooking'],
])('%s: opens with what it is for, and says what it is', (asked, term) => {
  expect(opening(asked)).toBe(facetsOf(term).why)
  expect(answerTo(asked)).toContain('**What it is.**')
})

test.each([
  ['when would a business use penetration pricing', /^When many rivals sell much the same/],
  ['when is price skimming a good idea', /^Price skimming fits a product that is new/],
  ['when would you use a focus group', /It is used early/],
])('%s: opens with when', (asked, when) => expect(opening(asked)).toMatch(when))

test.each([
  ['what is a budget and why does it matter', /^A plan for the money/, /\*\*Why it matters\.\*\*/],
  ['whats diversification n whats the point of it', /^Spreading money/, /\*\*Why it matters\.\*\*/],
  ['what is a brand? why is it important for companies', /^The name, look/, /choose faster/],
  [
    'what is a swot and when would you use it',
    /^A review/,
    /\*\*When it is used\.\*\* .*decisions/,
  ],
  ['what is price skimming and when do you use it', /^Introducing/, /is new, unique and wanted/],
  ['whats a credit score n why do i need one im 16', /^A number/, /\*\*Why it matters\.\*\*/],
])('%s: each part is answered once, in its order', (asked, what, then) => {
  const answer = answerTo(asked)
  expect(opening(asked)).toMatch(what)
  expect(answer).toMatch(then)
  expect(answer).not.toContain(SECOND)
  expect(answer).not.toContain('**Close to what you ask.**')
})

test.each([
  ['what is opportunity cost (can u give me an example)', /^The value of the best alternative/],
  ['what is a target market can u give me an example', /^The particular group/],
  ['explain inflation with an example pls', /^A general rise/],
  ['what makes somebody an entrepreneur', /^A person who starts a business/],
  ['what makes something a public good', /^A good that people cannot easily/],
])('%s: opens with what it is, and has an example', (asked, what) => {
  expect(opening(asked)).toMatch(what)
  expect(answerTo(asked)).toContain('**Example.**')
})

test.each([
  ['why do stores price stuff 9.99 instead of 10', /^Because we read from the left/],
  ['why do banks charge interest', /^Because the lender gives up/],
  ['why does cash flow matter to a small business', /^Because rent, wages/],
])('%s: opens with the reason', (asked, reason) => expect(opening(asked)).toMatch(reason))

test.each([
  ['what is the fed for', /^Its main job is monetary policy/],
  ['why buy insurance you never use', /^Because not everything is up to you/],
])('%s: what was written for just that stays', (asked, says) =>
  expect(opening(asked)).toMatch(says),
)
