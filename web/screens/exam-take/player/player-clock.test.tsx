import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reviewOf } from '../../../test/exam-replies.ts'
import { maya } from '../../../test/render-app.tsx'
import {
  answersTo,
  button,
  clockOf,
  newSession,
  place,
  renderPlayer,
} from '../../../test/render-player.tsx'

/** The clock is looked at twice a second, and what follows is loaded. */
const PATIENT = { timeout: 10_000 }

test('at the deadline what is there is handed in, on the server’s clock', async () => {
  const submitted = vi.fn(() => Response.json(reviewOf([1, null])))
  // A browser five years ahead, and a session with a tenth of a second left.
  const now = '2030-01-02T09:00:00.000Z'
  const deadline = '2030-01-02T09:00:00.100Z'
  renderPlayer(newSession(2, { timed: true, now, deadline, answers: answersTo(1) }), 1, {
    'POST /api/exams/7/attempt': submitted,
  })
  const completed = { level: 1, name: 'Exam Completed!' }
  expect(await screen.findByRole('heading', completed, PATIENT)).toBeTruthy()
  expect(submitted).toHaveBeenCalledOnce()
  expect(await screen.findByText('Time is up')).toBeTruthy()
})

test('a device whose clock leaps ahead hands nothing in: the server’s clock decides, and the exam goes on', async () => {
  const session = newSession(2, { timed: true, answers: answersTo(2) })
  const submitted = vi.fn()
  const asked = Promise.withResolvers<Response>()
  renderPlayer(session, 1, {
    [`/api/exam-sessions/${session.sessionId}/clock`]: () => asked.promise,
    'POST /api/exams/7/attempt': submitted,
  })
  await place('Question 1 of 2')
  vi.setSystemTime(Date.now() + 3 * 60 * 60_000)
  onTestFinished(() => void vi.useRealTimers())
  const handingIn = /^Your answers are being handed in/
  expect(await screen.findByText(handingIn, {}, PATIENT)).toBeTruthy()
  asked.resolve(Response.json({ state: 'open', ...clockOf(session) }))

  await waitFor(() => expect(screen.queryByText(handingIn)).toBeNull(), PATIENT)
  expect(screen.getByRole('timer').textContent).toMatch(/^(20:00|19:5\d)$/)
  await userEvent.keyboard('d')
  expect(screen.getByRole('radio', { name: 'Fourth' })).toHaveProperty('checked', true)
  expect(submitted).not.toHaveBeenCalled()
})

test('a phone that slept past the end leads to the result, and what it could not send is named', async () => {
  const session = newSession(2, { timed: true, answers: answersTo(1) })
  renderPlayer(session, 2, {
    [`PUT /api/exam-sessions/${session.sessionId}/answers/102`]: () =>
      new Response('<html>Wi-Fi</html>'),
    'POST /api/exams/7/attempt': reviewOf([1, null], { lateQuestionIds: [102] }),
  })
  await place('Question 2 of 2')
  await userEvent.keyboard('c')
  await screen.findAllByText('Waiting for connection – kept on this device')
  // Timers stood still meanwhile; the clock did not.
  vi.setSystemTime(Date.now() + 8 * 60 * 60_000)
  onTestFinished(() => void vi.useRealTimers())
  expect(await screen.findByText('1 answer came too late to count', {}, PATIENT)).toBeTruthy()
  expect(location.search).toBe('?attempt=51')
})

test('a phone that wakes sends at once what waited, without minding how long it was to wait', async () => {
  const session = newSession(2)
  const sent = vi.fn(() =>
    sent.mock.calls.length === 1
      ? new Response('<html>Wi-Fi</html>')
      : Response.json({ state: 'saved' }),
  )
  renderPlayer(session, 1, { [`PUT /api/exam-sessions/${session.sessionId}/answers/101`]: sent })
  await place('Question 1 of 2')
  await userEvent.keyboard('c')
  await screen.findAllByText('Waiting for connection – kept on this device')
  expect(sent).toHaveBeenCalledOnce()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  // By itself it would have tried again in a second.
  expect(sent).toHaveBeenCalledTimes(2)
  expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0)
})

test('the timer can be hidden', async () => {
  renderPlayer(newSession(2, { timed: true }))
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(20:00|19:5\d)$/)
  await userEvent.click(button('Hide the timer'))
  expect(screen.queryByRole('timer')).toBeNull()
  await userEvent.click(button('Show the timer'))
  expect(screen.getByRole('timer')).toBeTruthy()
})

test('with five minutes left it cannot be hidden', async () => {
  const now = '2030-01-02T09:00:00.000Z'
  const deadline = '2030-01-02T09:04:00.000Z'
  localStorage.setItem(`finalist:${maya.id}:exam-timer-hidden`, 'true')
  renderPlayer(newSession(2, { timed: true, now, deadline }))
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(4:00|3:5\d)$/)
  expect(screen.queryByRole('button', { name: /the timer/ })).toBeNull()
})
