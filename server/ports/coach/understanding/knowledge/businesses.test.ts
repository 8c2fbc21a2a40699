import { expect, test } from 'vitest'
import { businessNamed, caseAt, listBusinesses, listCasesAtABusiness, SLOT } from './businesses.ts'
import { findByName } from './term-index.ts'
import { wordsOf } from '../words/words.ts'

const all = listBusinesses()
const cases = Object.entries(listCasesAtABusiness())

test('every name leads to its business, and to no other', () => {
  const lost = all.flatMap((one) =>
    one.names.filter((name) => businessNamed(`and for ${name}`) !== one),
  )
  expect(lost).toEqual([])
})

test('a lower price is lower, and one just below a round figure is just below', () => {
  const amount = (text: string) => Number(text.replace(/[$,]/g, ''))
  const odd = all.filter(
    ({ price, low, high, odd: below }) =>
      !(amount(low) < amount(price) && amount(price) < amount(high)) ||
      !(amount(below) < amount(price)),
  )
  expect(odd.map(({ names }) => names[0])).toEqual([])
})

test('every case is of a term, at the business, in 15 to 75 words and slots that are known', () => {
  const slots = new Set(['it', ...Object.keys(all[0]!)])
  const wrong = cases.filter(
    ([term, text]) =>
      findByName(term)?.term !== term ||
      !/\{it\}/i.test(text) ||
      wordsOf(text).length < 15 ||
      wordsOf(text).length > 75 ||
      [...text.matchAll(SLOT)].some(([, name]) => !slots.has(name!.toLowerCase())),
  )
  expect(wrong.map(([term]) => term)).toEqual([])
})

test('filled at any business it has no slot left, and no article twice', () => {
  const odd = cases.flatMap(([term]) =>
    all
      .map((business) => caseAt(term, business, { isOwn: true })!)
      .filter((text) => /[{}]|undefined| (?:a|an|the|your) (?:a|an|the|your) /.test(text)),
  )
  expect(odd).toEqual([])
})
