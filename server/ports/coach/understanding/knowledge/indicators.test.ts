import { expect, test } from 'vitest'
import { listIndicators, subjectsOfIndicator } from './indicators.ts'
import { findByName } from './term-index.ts'

test('every code is written as papers print it, and leads to terms that are known by that name', () => {
  const codes = Object.entries(listIndicators())
  expect(codes.length).toBeGreaterThan(300)
  expect(codes.filter(([code]) => !/^[A-Z]{2}:\d{3}$/.test(code))).toEqual([])
  expect(codes.filter(([, names]) => names.length === 0)).toEqual([])
  const strange = codes.flatMap(([, names]) =>
    names.filter((name) => findByName(name)?.term !== name),
  )
  expect(strange).toEqual([])
})

test('a code that is not listed leads to nothing', () => {
  expect(subjectsOfIndicator('EC:018').map(({ term }) => term)).toContain('Business cycle')
  expect(subjectsOfIndicator('ZZ:999')).toEqual([])
})
