import { expect, test } from 'vitest'
import { answersTo } from '../talk-fixtures.ts'

const page = (text: string) => ({
  sources: [{ kind: 'page' as const, id: 'p1', materialId: 1, title: 'Notes', page: 3, text }],
})
const answer = (said: string, text: string) => answersTo([said], page(text)).at(-1)!
const CITES = "In your team's materials"
const SIMPLE = 'simple interest on 1000 at 5% for 3 years'

test.each([
  [SIMPLE, 'Simple interest is worked out on the principal only, year after year.'],
  [SIMPLE, 'To calculate simple interest, multiply the principal by the rate and the years.'],
  ['i get 5% commission on 3000 of sales', 'Commission: a part of the sales that a seller gets.'],
  ['$50 and 8% sales tax', 'The price with sales tax is the price times one plus the rate.'],
])('a sum cites a page that explains what was worked out: %s', (said, text) => {
  expect(answer(said, text)).toContain('**$')
  expect(answer(said, text)).toContain(CITES)
})

test.each([
  [SIMPLE, 'Interest groups try to influence laws in a simple way.'],
  [SIMPLE, 'A bond pays interest. Simple interest and fees may be charged.'],
  ['i get 5% commission on 3000 of sales', 'The Federal Trade Commission watches over fair sales.'],
  ['whats 40% off 60', 'A regressive tax takes a larger share of a small income.'],
  ['$50 and 8% sales tax', 'A regressive tax is one that takes more of a small income.'],
])('and no page of another matter: %s, %s', (said, text) => {
  expect(answer(said, text)).toContain('**$')
  expect(answer(said, text)).not.toContain(CITES)
})
