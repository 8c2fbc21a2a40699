import { expect, test } from 'vitest'
import { shouldFollow } from './use-stick-to-bottom.ts'

test('follows within 100 px of the end, or with at most two messages', () => {
  expect(shouldFollow(100, 30)).toBe(true)
  expect(shouldFollow(101, 30)).toBe(false)
  expect(shouldFollow(5000, 2)).toBe(true)
  expect(shouldFollow(5000, 3)).toBe(false)
})
