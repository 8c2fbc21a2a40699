import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { reviewOf } from '../../../test/exam-replies.ts'
import { maya, refuse } from '../../../test/render-app.tsx'
import { answersTo, button, newSession, place, renderPlayer } from '../../../test/render-player.tsx'

test('a reload comes back to its question, with what was answered', async () => {
  renderPlayer(newSession(20, { answers: answersTo(12) }), 12)
  expect(await place('Question 12 of 20')).toBeTruthy()
  expect(screen.getByText('12/20 answered')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Second' })).toHaveProperty('checked', true)
  expect(button('Question 13, not answered')).toBeTruthy()
  expect(button('Question 12, answered').getAttribute('aria-current')).toBe('true')
})

test('forward asks for an answer; skipping, jumping and going back do not', async () => {
  renderPlayer(newSession(3))
  await place('Question 1 of 3')
  expect(button('Previous')).toHaveProperty('disabled', true)
  await userEvent.click(button('Next'))
  expect(await screen.findByText('Answer Required')).toBeTruthy()
  expect(
    screen.getByText('Please select an answer before moving to the next question.'),
  ).toBeTruthy()
  await place('Question 1 of 3')

  await userEvent.click(button('Skip for now'))
  await place('Question 2 of 3')
  await userEvent.click(button('Question 3, not answered'))
  await place('Question 3 of 3')
  await userEvent.click(button('Submit Exam'))
  expect(await screen.findByText('Incomplete Exam')).toBeTruthy()
  expect(
    screen.getByText(
      'Please answer all questions before submitting. You have answered 0 out of 3 questions.',
    ),
  ).toBeTruthy()
  await userEvent.click(button('Previous'))
  await place('Question 2 of 3')
})

test('what is still open is said before submitting, with the way there', async () => {
  renderPlayer(newSession(3, { answers: answersTo(1) }), 3)
  await place('Question 3 of 3')
  await userEvent.keyboard('a')
  expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Check your answers' })[0]!)
  expect(
    await screen.findByText(/^2 of 3 questions answered\. 1 question is still open/),
  ).toBeTruthy()
  await userEvent.click(button('Answer question 2'))
  await place('Question 2 of 3')
})

test('a whole exam by keyboard: two keys a question, each answer saved, then the result', async () => {
  const handedIn: unknown[] = []
  renderPlayer(newSession(3), 1, {
    'POST /api/exams/7/attempt': (init) => {
      handedIn.push(JSON.parse(String(init.body)))
      return Response.json(reviewOf([0, 1, 3]))
    },
  })
  await place('Question 1 of 3')
  await userEvent.keyboard('a{Enter}')
  await place('Question 2 of 3')
  expect(document.activeElement?.textContent).toContain('number 2?')
  await userEvent.keyboard('2{ArrowRight}')
  await place('Question 3 of 3')
  await userEvent.keyboard('D')
  await waitFor(() => expect(screen.getAllByText('Saved').length).toBeGreaterThan(0))
  await userEvent.keyboard('{Enter}')

  expect(await screen.findByRole('heading', { level: 1, name: 'Exam Completed!' })).toBeTruthy()
  expect(await screen.findByText('Your results have been saved. Great job!')).toBeTruthy()
  expect(location.search).toBe('?attempt=51')
  expect(handedIn).toEqual([
    {
      answers: {
        0: { questionId: 101, answer: 0 },
        1: { questionId: 102, answer: 1 },
        2: { questionId: 103, answer: 3 },
      },
      timeSpent: 0,
    },
  ])
})

test('two clicks on Submit are one submission, and a failed one can be repeated', async () => {
  const submitted = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return submitted.mock.calls.length === 1
      ? refuse(500, 'unexpected', 'Something went wrong.')
      : Response.json(reviewOf([1]))
  })
  renderPlayer(newSession(1, { answers: answersTo(1) }), 1, {
    'POST /api/exams/7/attempt': submitted,
  })
  await place('Question 1 of 1')
  await userEvent.dblClick(button('Submit Exam'))
  expect(await screen.findByText('Failed to submit exam. Please try again.')).toBeTruthy()
  expect(submitted).toHaveBeenCalledOnce()
  await userEvent.click(button('Submit Exam'))
  expect(await screen.findByText('Your results have been saved. Great job!')).toBeTruthy()
  expect(submitted).toHaveBeenCalledTimes(2)
})

test('a submission refused with reason shows the reason', async () => {
  const words = 'Please answer all questions before submitting.'
  renderPlayer(newSession(1, { answers: answersTo(1) }), 1, {
    'POST /api/exams/7/attempt': () => refuse(422, 'invalid_input', words),
  })
  await place('Question 1 of 1')
  await userEvent.click(button('Submit Exam'))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('keys belong to dialogs while one is open, and to fields while one types', async () => {
  renderPlayer(newSession(3))
  await place('Question 1 of 3')
  await userEvent.click(button('Keyboard shortcuts'))
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await userEvent.keyboard('a')
  await userEvent.click(screen.getByLabelText('Letter and number keys'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('0/3 answered')).toBeTruthy()
  await userEvent.keyboard('b')
  expect(screen.getByText('0/3 answered')).toBeTruthy()
})

test('a portal’s page is not a save: the answer waits on this device and survives a reload', async () => {
  const session = newSession(3)
  const portal = () => new Response('<html>Wi-Fi</html>')
  renderPlayer(session, 1, {
    [`PUT /api/exam-sessions/${session.sessionId}/answers/101`]: portal,
  })
  await place('Question 1 of 3')
  await userEvent.keyboard('c')
  const words = 'Waiting for connection – kept on this device'
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  const kept = localStorage.getItem(`finalist:${maya.id}:exam-session-${session.sessionId}`)
  expect(JSON.parse(kept!).answers).toEqual([{ questionId: 101, answer: 2, revision: 1 }])
})

test('answers kept from an earlier visit are sent', async () => {
  const session = newSession(3)
  localStorage.setItem(
    `finalist:${maya.id}:exam-session-${session.sessionId}`,
    JSON.stringify({
      examId: 7,
      sessionId: session.sessionId,
      questionIds: [101, 102, 103],
      answers: [{ questionId: 102, answer: 3, revision: 4 }],
    }),
  )
  const saved = vi.fn(() => Response.json({ state: 'saved' }))
  renderPlayer(session, 2, { [`PUT /api/exam-sessions/${session.sessionId}/answers/102`]: saved })
  expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0)
  expect(saved).toHaveBeenCalledOnce()
  expect(screen.getByRole('radio', { name: 'Fourth' })).toHaveProperty('checked', true)
})

test('an answer that comes after the end leads to the result and is named there', async () => {
  const session = newSession(2, { answers: answersTo(1) })
  let over = false
  renderPlayer(session, 2, {
    '/api/exams/7/session': () => Response.json({ session: over ? null : session }),
    [`PUT /api/exam-sessions/${session.sessionId}/answers/102`]: () => {
      over = true
      return refuse(409, 'conflict', 'This exam is over, so the answer was not saved.')
    },
    'POST /api/exams/7/attempt': reviewOf([1, null], { lateQuestionIds: [102] }),
  })
  await place('Question 2 of 2')
  await userEvent.keyboard('a')
  expect(await screen.findByText('1 answer came too late to count')).toBeTruthy()
  expect(screen.getByText(/^Question 2: what you chose on this device/)).toBeTruthy()
})

test('an exam started again elsewhere is not handed in with these answers', async () => {
  const session = newSession(2)
  const submitted = vi.fn(() => refuse(409, 'conflict', 'This exam session is no longer open.'))
  renderPlayer(session, 1, {
    '/api/exams/7/session': { session },
    [`PUT /api/exam-sessions/${session.sessionId}/answers/101`]: () =>
      refuse(409, 'conflict', 'This exam is over, so the answer was not saved.'),
    'POST /api/exams/7/attempt': submitted,
  })
  await place('Question 1 of 2')
  await userEvent.keyboard('a')
  expect(await screen.findByRole('heading', { name: 'Exam Not Ready' })).toBeTruthy()
  expect(submitted).toHaveBeenCalledOnce()
})

test('a session that ended while the lid was closed leads to its result', async () => {
  localStorage.setItem(`finalist:${maya.id}:exam-7`, '90')
  localStorage.setItem(
    `finalist:${maya.id}:exam-session-90`,
    JSON.stringify({
      examId: 7,
      sessionId: 90,
      questionIds: [101, 102],
      answers: [
        { questionId: 101, answer: 1, revision: 1 },
        { questionId: 102, answer: 3, revision: 2 },
      ],
    }),
  )
  renderPlayer(null, 2, {
    '/api/exam-attempts/90': reviewOf([1, null], { id: 90 }),
  })
  expect(await screen.findByText('1 answer came too late to count')).toBeTruthy()
  expect(location.search).toBe('?attempt=90')
  expect(localStorage.getItem(`finalist:${maya.id}:exam-session-90`)).toBeNull()
})

test('without a session the exam is not ready, and can be restarted', async () => {
  renderPlayer(null)
  expect(await screen.findByRole('heading', { name: 'Exam Not Ready' })).toBeTruthy()
  await userEvent.click(button('Restart'))
  expect(location.pathname + location.search).toBe('/exam-practice/take/7')
})

test('signed out in the middle: told, sent to sign in, and the way back is this question', async () => {
  const session = newSession(2)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sent: string[] = []
  renderPlayer(session, 2, {
    [`PUT /api/exam-sessions/${session.sessionId}/answers/102`]: () =>
      refuse(401, 'signed_out', 'Unauthorized'),
  })
  const { browser } = await import('../../../lib/leave.ts')
  browser.go = (address) => void sent.push(address)
  await place('Question 2 of 2')
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  })
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(600)
  expect(sent).toEqual(['/api/login?return=%2Fexam-practice%2Ftake%2F7%3Fquestion%3D2'])
})
