import { expect, test } from 'vitest'
import { dayBefore, dayOf, studyStreak } from './study-streak.ts'
import { weekStart } from './week.ts'

test.each([
  ['2026-11-20T12:00:00Z', 'UTC', '2026-11-16T00:00:00.000Z'],
  ['2026-11-16T00:00:00Z', 'UTC', '2026-11-16T00:00:00.000Z'],
  ['2026-11-16T05:59:00Z', 'America/Chicago', '2026-11-09T06:00:00.000Z'],
  // The clocks went back on Sunday the 1st: Monday the 26th began in summer time.
  ['2026-11-01T20:00:00Z', 'America/Chicago', '2026-10-26T05:00:00.000Z'],
  ['2026-11-03T20:00:00Z', 'America/Chicago', '2026-11-02T06:00:00.000Z'],
  ['2026-11-16T12:00:00Z', 'Pacific/Auckland', '2026-11-15T11:00:00.000Z'],
])('the week of %s in %s began at %s', (now, zone, start) => {
  expect(weekStart(new Date(now), zone).toISOString()).toBe(start)
})

test('the day before follows the calendar', () => {
  expect(dayBefore('2028-03-01')).toBe('2028-02-29')
  expect(dayOf(new Date('2026-11-20T23:30:00Z'), 'Asia/Tokyo')).toBe('2026-11-21')
})

test.each([
  [[], 0],
  [['2026-11-20'], 1],
  [['2026-11-19'], 1],
  [['2026-11-18'], 0],
  [['2026-11-20', '2026-11-19', '2026-11-17'], 2],
])('practice on %j is a streak of %i on the 20th', (days, streak) => {
  expect(studyStreak(new Set(days), '2026-11-20')).toBe(streak)
})
