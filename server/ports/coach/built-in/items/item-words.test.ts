import { expect, test } from 'vitest'
import { areRelated, isAboutItem } from './item-words.ts'

test('words of one family are related, others are not', () => {
  for (const [one, other] of [
    ['compounded', 'compound'],
    ['disguising', 'disguised'],
    ['disclose', 'disclosure'],
  ] as const)
    expect(areRelated(one, other)).toBe(true)
  expect(areRelated('interest', 'inventory')).toBe(false)
  expect(areRelated('price', 'product')).toBe(false)
})

test('a small figure alone is of no question, a large one or one with a word is', () => {
  const question = 'A coffee shop opens at 5 a.m. and pays $1,250 rent. Which utility is added?'
  for (const said of ['top 5 marketing terms', 'i have 5 minutes, what should I study'])
    expect(isAboutItem(said, { question, options: [] })).toBe(false)
  for (const said of ['and what is 1250 by the day', 'the shop has 5 of them'])
    expect(isAboutItem(said, { question, options: [] })).toBe(true)
})
