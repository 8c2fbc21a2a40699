import { expect, test } from 'vitest'
import { areRelated } from './item-words.ts'

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
