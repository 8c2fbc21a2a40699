import { expect, test } from 'vitest'
import { listDealings } from '../../understanding/knowledge/dealings.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { listToldApart } from '../../understanding/knowledge/told-apart.ts'
import { answerTo } from '../talk-fixtures.ts'

const verdictTo = (asked: string) => answerTo(asked).split('\n\n')[1]

test.each([
  ['a landlord pays rent to the tenant', /^No, .*tenant pays rent/],
  ['the tenant pays rent to the landlord', /^Yes\. The tenant/],
  ['the landlord gets rent from the tenant', /^Yes\. The tenant/],
  ['does the landlord pay rent to the tenant', /^No, /],
  ['the borrower lends to the bank', /^No, .*lender gives/],
  ['is it true that the lender pays interest to the borrower', /^No, /],
  ['interest is paid by the borrower to the lender, right?', /^Yes\. /],
  ['the consumer sells to the retailer', /^No, .*retailer sells/],
])('"%s": who gives what to whom decides', (asked, verdict) => {
  expect(verdictTo(asked)).toMatch(verdict)
})

test.each([
  ['my friend says profit is just all the money you bring in. true?', /^No\. .*Revenue is all/],
  ['my friend says profit is what is left after all the costs', /^Yes\. Profit/],
  [
    'my teacher said centralized means the top people decide everything. is that right',
    /^Yes\. Centralized/,
  ],
  ['my teacher said decentralized means the ceo decides everything', /^No\. .*lower levels/],
  ['a patent protects a novel', /^No\. .*copyright/],
  ['a copyright protects a brand name', /^No\. .*trademark/],
  ['a copyright protects a song', /^Yes\. /],
  ['sales tax is paid on your income', /^No\. .*income tax/i],
  ['a mission statement says what the company wants to become in the future', /^No\. .*vision/],
  ['imports are goods we sell to other countries', /^No\. .*Exports/],
  ['a democratic leader asks the team', /^Yes\. A democratic leader/],
  ['an autocratic leader listens to the team', /^No\. /],
  ['is it accurate to say that a balance sheet shows profit over a year', /^No[.,] /],
  ['limited service hotels usually have no restaurant', /^Yes\. /],
])('"%s": of two that are taken for each other, one sentence on each', (asked, verdict) => {
  expect(verdictTo(asked)).toMatch(verdict)
})

test.each([
  ['a good product doesnt need any marketing, right?', /^No\. However good/],
  ['a hotel with 100% occupancy always makes the most profit', /^No\. Full rooms/],
  ['what do they mean by hospitality is it just hotels', /^No, it is wider/],
])('"%s" is answered first by its verdict', (asked, verdict) => {
  expect(verdictTo(asked)).toMatch(verdict)
})

test.each([
  'what does a patent protect',
  'my landlord wont give my deposit back',
  'how does a bank pay interest to savers',
  'an employee steals from the register what should the manager do',
])('"%s" states nothing', (asked) => {
  expect(verdictTo(asked)).not.toMatch(/^(?:Yes|No)\b/)
})

test('what is known of those who want to is not confirmed of those who do not', () => {
  expect(verdictTo('unemployment means people who do not want to work')).not.toMatch(/^Yes/)
})

test('a definition of one thing by a difference is no comparison', () => {
  expect(
    verdictTo(
      'is it fair to say that a budget variance is the difference between planned and actual',
    ),
  ).toMatch(/^Yes/)
})

test('where two words turn each other round, nothing is quoted that decides nothing', () => {
  expect(answerTo('my dad says an inelastic demand curve is very flat')).not.toContain(
    'what decides here is',
  )
})

test('each is answered under a term that is known by that name', () => {
  const all = [...listToldApart().flat(), ...listDealings()]
  expect(all.filter(({ about }) => findByName(about.toLowerCase()) === null)).toEqual([])
})
