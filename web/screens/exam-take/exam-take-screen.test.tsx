import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { reviewOf } from '../../test/exam-replies.ts'
import { maya, refuse, renderApp } from '../../test/render-app.tsx'
import { answersTo, button, newSession, place, renderPlayer } from '../../test/render-player.tsx'

test('after the exam is handed in, the focus is at the heading of the result, however late its code comes', async () => {
  renderPlayer(newSession(2, { answers: answersTo(2) }), 2, {
    'POST /api/exams/7/attempt': reviewOf([1, 1]),
  })
  await place('Question 2 of 2')
  await userEvent.click(button('Submit Exam'))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Exam Completed!' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test.each(['', '?question=1', '?count=20'])(
  'a number that cannot be the id of an exam leads to no exam (%s)',
  async (search) => {
    const notAnId = () => refuse(422, 'invalid_input', 'Please check the highlighted fields.')
    renderApp({
      as: maya,
      path: `/exam-practice/take/99999999999${search}`,
      replies: {
        '/api/exams/99999999999': notAnId,
        '/api/exams/99999999999/session': notAnId,
      },
    })
    await screen.findByText('Exam Not Found')
    screen.getByText(/It may have been withdrawn or replaced/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)
