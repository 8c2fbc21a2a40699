import { expect, test } from 'vitest'
import { kinshipOf } from './kin-words.ts'
import { learnKinWords } from './learn-kin-words.ts'
import { nearestNext } from './next-questions.ts'
import { findByName } from './term-index.ts'

test('words are kin that take each other’s place in several questions, and not those that stand beside each other', () => {
  const asked = (...ways: string[]) => ways.map((way) => new Set(way.split(' ')))
  const learned = learnKinWords([
    ...[1, 2, 3].map((place) => asked(`q${place} fail business`, `q${place} flop business`)),
    ...[4, 5, 6, 7].map((place) => asked(`q${place} cost`, `q${place} price`)),
    ...Array.from({ length: 40 }, (_, place) => asked(`other${place} this`, `other${place} that`)),
    asked('fail other'),
  ])
  expect(learned.fail).toMatch(/^flop \d+$/)
  expect(learned.cost).toMatch(/^price \d+$/)
  expect(learned.business).toBeUndefined()
})

test('kinship is mutual', () => {
  expect(kinshipOf('fail', 'failur')).toBeGreaterThan(0)
  expect(kinshipOf('failur', 'fail')).toBe(kinshipOf('fail', 'failur'))
  expect(kinshipOf('fail', 'banana')).toBe(0)
})

test('a question is found in words that none of its ways has', () => {
  const found = nearestNext(
    [findByName('franchise')!],
    'is a franchisee allowed to switch meat vendors',
  )
  expect(found?.question.says).toMatch(/^A franchisee has to follow/)
})
