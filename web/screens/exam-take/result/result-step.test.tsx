import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ReviewedAttempt } from '#contract/exams.ts'
import { examWithQuestions, reviewOf, sessionOf } from '../../../test/exam-replies.ts'
import { maya, refuse, renderApp, type Replies } from '../../../test/render-app.tsx'
import { reloading } from './reloading.ts'

function renderResult(attempt: ReviewedAttempt, more: Replies = {}, search = '?attempt=51') {
  renderApp({
    as: maya,
    path: `/exam-practice/take/7${search}`,
    replies: { '/api/exam-attempts/51': attempt, ...more },
  })
}
const completed = () => screen.findByRole('heading', { level: 1, name: 'Exam Completed!' })
const itemOf = (number: number) =>
  within(screen.getByText(`Question ${number}:`).closest('article')!)

test('a past result reopens with score, message, counts and areas', async () => {
  renderResult(reviewOf([1, 1, 1, 0, null]))
  await completed()
  const panel = within((await screen.findByText('Your score')).closest('section')!)
  expect(panel.getByText('Good job! Keep practicing to improve.')).toBeTruthy()
  expect(panel.getByText('20 points to Mastered')).toBeTruthy()
  expect(panel.getByRole('img', { name: /^60 percent/ })).toBeTruthy()
  const counts = [...document.querySelectorAll('.counts > div')].map((row) => row.textContent)
  expect(counts).toEqual(['Correct3', 'Incorrect1', 'Answered4'])
  expect(screen.getByText('Where your next points are')).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Back to Exams' })
  expect(back.getAttribute('href')).toBe('/exam-practice')
})

test('each question says what was chosen, what is right and why', async () => {
  renderResult(reviewOf([1, 0, null]))
  await completed()
  await screen.findByText('Question by question')
  expect(itemOf(1).getByText('Correct')).toBeTruthy()
  expect(itemOf(2).getByText('Incorrect')).toBeTruthy()
  expect(itemOf(3).getByText('Not Answered')).toBeTruthy()

  const [first, second] = itemOf(2).getAllByRole('listitem')
  expect(first!.textContent).toBe('AFirstYour Answer')
  expect(second!.textContent).toBe('BSecondCorrect answer')
  expect(itemOf(2).getByText('Second, because it is.')).toBeTruthy()
  expect(itemOf(3).queryByText('Your Answer')).toBeNull()
})

test('a question of ours says what tempts in each wrong option, first of all in the chosen one', async () => {
  const review = reviewOf([0, 1])
  const ours = {
    objective: 'Tell what is right from what is not',
    misconceptions: ['Takes the first for the best.', '', 'Counts from zero.', 'Gives up.'],
  }
  renderResult({ ...review, questions: review.questions.map((one) => ({ ...one, ...ours })) })
  await completed()
  await screen.findByText('Question by question')
  const options = (number: number) =>
    itemOf(number)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(options(1)).toEqual([
    'AFirstYour AnswerBehind your answer: Takes the first for the best.',
    'BSecondCorrect answer',
    'CThirdCounts from zero.',
    'DFourthGives up.',
  ])
  expect(options(2)[0]).toBe('AFirstTakes the first for the best.')
  expect(itemOf(1).getByText(`Operations · ${ours.objective}`)).toBeTruthy()
})

test('the review can be narrowed, and the address keeps that', async () => {
  renderResult(reviewOf([1, 0, null]))
  await completed()
  await userEvent.click(await screen.findByRole('radio', { name: 'Incorrect 1' }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(location.search).toBe('?attempt=51&show=incorrect')
  await userEvent.click(screen.getByRole('radio', { name: 'Not Answered 1' }))
  expect(itemOf(3)).toBeTruthy()
})

test('Retake Exam reloads the page at the set-up', async () => {
  const now = vi.spyOn(reloading, 'now').mockImplementation(() => undefined)
  renderResult(reviewOf([1, 0]), {
    '/api/exams/7': examWithQuestions,
    '/api/exams/7/session': { session: null },
  })
  await completed()
  await userEvent.click(await screen.findByRole('button', { name: 'Retake Exam' }))
  expect(now).toHaveBeenCalledOnce()
  expect(location.pathname + location.search).toBe('/exam-practice/take/7')
})

test('mistakes can be retaken, and lead into the player', async () => {
  renderResult(reviewOf([1, 0]), {
    '/api/exams/7/session': { session: null },
    'POST /api/exam-attempts/51/retake': () => Response.json(sessionOf(1, { sessionId: 77 })),
  })
  await completed()
  await userEvent.click(await screen.findByRole('button', { name: 'Retake mistakes' }))
  expect(await screen.findByText('Question 1 of 1')).toBeTruthy()
})

test('before a running exam is set aside for that, it asks', async () => {
  const running = sessionOf(20, { answers: [{ questionId: 101, answer: 0, revision: 1 }] })
  const retaken = vi.fn(() => Response.json(sessionOf(1, { sessionId: 78 })))
  renderResult(reviewOf([1, 0]), {
    '/api/exams/7/session': { session: running },
    'POST /api/exam-attempts/51/retake': retaken,
  })
  await completed()
  await userEvent.click(await screen.findByRole('button', { name: 'Retake mistakes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start over?' }))
  expect(retaken).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(retaken).toHaveBeenCalledOnce())
})

test('a paper that must stay whole says why its mistakes cannot be retaken', async () => {
  renderResult(reviewOf([1, 0], { canRetakeMistakes: false }))
  await completed()
  expect(await screen.findByText(/cannot be retaken on their own/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retake mistakes' })).toBeNull()
})

test('an address that is no result of this person, or of this exam', async () => {
  renderResult(reviewOf([1]), {
    '/api/exam-attempts/51': () => refuse(404, 'not_found', 'There is no such attempt.'),
  })
  expect(await screen.findByRole('heading', { name: 'Result Not Found' })).toBeTruthy()
  const where = screen.getByRole('link', { name: 'Performance Analytics' })
  expect(where.getAttribute('href')).toBe('/analytics')
})
