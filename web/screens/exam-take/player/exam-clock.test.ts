import { expect, test } from 'vitest'
import { announcement, deadlineHere, formatTimeLeft } from './exam-clock.ts'

const MINUTE = 60_000

test('a browser whose clock is wrong has the right time left', () => {
  const session = { now: '2030-01-02T09:00:00.000Z', deadline: '2030-01-02T10:30:00.000Z' }
  for (const receivedAt of [0, Date.parse(session.now), Date.parse('2031-05-05T00:00:00Z')]) {
    expect(deadlineHere(session, receivedAt) - receivedAt).toBe(90 * MINUTE)
  }
})

test('time left reads as hours, minutes and seconds, and 0:00 is the end', () => {
  expect(formatTimeLeft(78 * MINUTE + 42_000)).toBe('1:18:42')
  expect(formatTimeLeft(60 * MINUTE)).toBe('1:00:00')
  expect(formatTimeLeft(9 * MINUTE + 5000)).toBe('9:05')
  expect(formatTimeLeft(1)).toBe('0:01')
  expect(formatTimeLeft(0)).toBe('0:00')
  expect(formatTimeLeft(-5000)).toBe('0:00')
})

test('ten, five and one minutes are said once each, and nothing else', () => {
  const said = (left: number) => announcement(90 * MINUTE, left)
  expect(said(10.1 * MINUTE)).toBe('')
  expect(said(10 * MINUTE)).toBe('10 minutes left')
  expect(said(6 * MINUTE)).toBe('10 minutes left')
  expect(said(5 * MINUTE)).toBe('5 minutes left')
  expect(said(MINUTE)).toBe('1 minute left')
  expect(said(0)).toBe('')
})

test('who opens the page with four minutes left hears of one minute only', () => {
  expect(announcement(4 * MINUTE, 3 * MINUTE)).toBe('')
  expect(announcement(4 * MINUTE, MINUTE)).toBe('1 minute left')
})
