import { expect, test } from 'vitest'
import { answersTo } from '../talk-fixtures.ts'

const lastOf = (...talk: string[]) => answersTo(talk).at(-1)!

test.each([
  ['which one is better for me, im 16 and saving for college in 2 years', 'lean to bond'],
  ['which is better for me if i need the money in 18 months for a car', 'lean to bond'],
  ['which one is better for me, im 17 and i want to move out next year', 'lean to bond'],
  ['which one is better for me, im 16', 'lean to stock'],
  ['which is better for me if i wont need it for 30 years', 'lean to stock'],
])('stocks or bonds, "%s": the time until the money is needed decides', (asked, leaning) => {
  expect(lastOf('whats the difference between stocks and bonds', asked)).toContain(leaning)
})

test.each([
  [
    'difference between sole proprietorship and llc',
    'which one is better for me, i mow lawns with my brother',
    'cannot be a sole proprietorship',
  ],
  [
    'sole proprietorship vs partnership',
    'which would be better for me and my cousin, we sell shoes',
    'cannot be a sole proprietorship',
  ],
  [
    'difference between llc and corporation',
    'which one is better for me, i mow lawns with my brother',
    'put in writing who does what',
  ],
  [
    'sole proprietorship vs partnership',
    'which is better for me, i tutor kids alone',
    'cannot be a partnership',
  ],
])('%s, "%s": it is looked at how many own it', (before, asked, says) => {
  expect(lastOf(before, asked)).toContain(says)
})

test('whoever has no partner is told nothing of several owners', () => {
  expect(
    lastOf('difference between llc and corporation', 'which one is better for me, i mow lawns'),
  ).not.toContain('more than one of you')
})
