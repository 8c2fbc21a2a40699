import { afterEach, expect, vi } from 'vitest'

// Whatever complains during a test has found something: it must be said in the test or mended.
const complaint = vi.spyOn(console, 'error')

afterEach(() => {
  const complaints = complaint.mock.calls.map((call) => call.map(String).join(' '))
  complaint.mockClear()
  expect(complaints).toEqual([])
})
