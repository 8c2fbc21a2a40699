import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { messageOf } from './message-of.ts'

const FIXED = 'Failed to submit exam. Please try again.'
const refusal = (status: number, message: string) =>
  new ApiError(status, 'text', { code: 'conflict', message, requestId: 'request-1' })

test.each([409, 422])('a %i speaks for itself', (status) => {
  expect(messageOf(refusal(status, 'Only 12 unseen questions are left.'), FIXED)).toBe(
    'Only 12 unseen questions are left.',
  )
})

test.each([400, 404, 500])('a %i gets the fixed words', (status) => {
  expect(messageOf(refusal(status, 'Something internal'), FIXED)).toBe(FIXED)
})

test('so does a conflict without words, a lost connection, and anything else', () => {
  expect(messageOf(refusal(409, ''), FIXED)).toBe(FIXED)
  expect(messageOf(new ApiError(409, '<html>', undefined), FIXED)).toBe(FIXED)
  expect(messageOf(new TypeError('Failed to fetch'), FIXED)).toBe(FIXED)
  expect(messageOf('what', FIXED)).toBe(FIXED)
})
