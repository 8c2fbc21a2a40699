import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendAnswer } from './send-answer.ts'

const answer = { questionId: 101, answer: 2, revision: 7 }
const fetched = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refuse = (status: number, code: string, message: string) =>
  Response.json({ code, message, requestId: 'request-1' }, { status })

const outcomeWith = async (reply: Response) => {
  fetched.mockResolvedValueOnce(reply)
  return sendAnswer(31, answer)
}

test('an answer goes to its session and outlives the page', async () => {
  expect(await outcomeWith(Response.json({ state: 'saved' }))).toEqual({ kind: 'saved' })
  const [address, init] = fetched.mock.lastCall!
  expect(address).toBe('/api/exam-sessions/31/answers/101')
  expect(init).toMatchObject({ method: 'PUT', keepalive: true })
  expect(JSON.parse(String(init!.body))).toEqual({ answer: 2, revision: 7 })
})

test('the page of a captive portal is a failure, never "Saved"', async () => {
  const portal = () =>
    new Response('<html>Welcome to School Wi-Fi</html>', {
      headers: { 'content-type': 'text/html' },
    })
  expect(await outcomeWith(portal())).toEqual({ kind: 'failed' })
  expect(await outcomeWith(new Response('{"state":"ok"}'))).toEqual({ kind: 'failed' })
  expect(await outcomeWith(new Response('Sign in first', { status: 403 }))).toEqual({
    kind: 'failed',
  })
})

test('no network, no reply and errors of the server are failures', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await sendAnswer(31, answer)).toEqual({ kind: 'failed' })
  expect(await outcomeWith(refuse(500, 'unexpected', 'Something went wrong.'))).toEqual({
    kind: 'failed',
  })
  expect(await outcomeWith(refuse(429, 'too_many_requests', 'Slow down.'))).toEqual({
    kind: 'failed',
  })

  vi.useFakeTimers()
  fetched.mockReturnValueOnce(new Promise(() => undefined))
  const swallowed = sendAnswer(31, answer)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await swallowed).toEqual({ kind: 'failed' })
})

test('the server’s own refusals are told apart', async () => {
  expect(await outcomeWith(refuse(409, 'conflict', 'This exam is over.'))).toEqual({
    kind: 'over',
  })
  expect(await outcomeWith(refuse(401, 'signed_out', 'Unauthorized'))).toEqual({
    kind: 'signed-out',
  })
  expect(await outcomeWith(refuse(422, 'invalid_input', 'No such option.'))).toEqual({
    kind: 'refused',
    message: 'No such option.',
  })
})
