import { expect, test } from 'vitest'
import { competitionDates } from './competition-dates.ts'

test.each([
  ['2026-04-25', '2026-04-28', 'April 25–28, 2026'],
  ['2027-03-05', '2027-03-05', 'March 5, 2027'],
  ['2026-04-30', '2026-05-02', 'April 30 – May 2, 2026'],
  ['2026-12-30', '2027-01-02', 'December 30, 2026 – January 2, 2027'],
])('from %s to %s', (starts, ends, words) => {
  expect(competitionDates({ starts, ends })).toBe(words)
})
