import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oncePageStands } from './standing-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => stop())

let stop = () => {}
const page = () => document.body.append(document.createElement('h1'))
const waiting = () => {
  const act = vi.fn()
  stop = oncePageStands(act)
  return act
}

test('calls back once, a moment after the page has come', () => {
  const act = waiting()
  vi.advanceTimersByTime(20_000)
  expect(act).not.toHaveBeenCalled()
  page()
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20_000)
  expect(act).toHaveBeenCalledOnce()
})

test('waits until the browser has nothing else to do, where it can say so', () => {
  const idle = vi.fn<(act: () => void) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  const act = waiting()
  page()
  vi.advanceTimersByTime(2000)
  expect(act).not.toHaveBeenCalled()
  idle.mock.calls[0]![0]()
  expect(act).toHaveBeenCalledOnce()
})

test('does not, where nobody waits any more', () => {
  const act = waiting()
  page()
  stop()
  vi.advanceTimersByTime(20_000)
  expect(act).not.toHaveBeenCalled()
})
