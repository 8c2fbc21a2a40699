import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
// Compiled before the first test's clock runs.
import '../exam-take-screen.tsx'
import { examWithQuestions, questionsOf, sessionOf } from '../../../test/exam-replies.ts'
import { dana, maya, refuse, renderApp, type Replies } from '../../../test/render-app.tsx'

const none = { session: null }
const wholeExam = { ...examWithQuestions, wholeExamOnly: true }

function renderStep(search = '', more: Replies = {}, as = maya) {
  const replies = { '/api/exams/7': examWithQuestions, '/api/exams/7/session': none, ...more }
  renderApp({ as, path: `/exam-practice/take/7${search}`, replies })
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('presets, and the way from a number to the confirmation and back', async () => {
  renderStep()
  const card = (await screen.findByText('How many questions?')).closest('section')!
  const presets = within(within(card).getByRole('list'))
  expect(presets.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '20 questionsabout 18 minutes',
    '50 questionsabout 45 minutes',
    '100 questionsthe whole exam',
  ])
  await press(/^20 questions/)
  await heading('Questions Selected')
  expect(location.search).toBe('?count=20')
  await press('Change Question Count')
  await heading('Set up your exam')
})

test('a custom number is taken by Set and by Enter, and a bad one is explained', async () => {
  renderStep()
  const field = await screen.findByLabelText('Custom number')
  await userEvent.type(field, '101')
  await press('Set')
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a number from 1 to 100.')
  await userEvent.clear(field)
  await userEvent.click(screen.getByLabelText('Include questions from previous attempts'))
  await userEvent.type(field, '35{Enter}')
  await heading('Questions Selected')
  expect(location.search).toBe('?count=35&unseen=1')
})

test('a paper that must stay whole offers only the whole, and says why', async () => {
  renderStep('', { '/api/exams/7': wholeExam })
  const twenty = await screen.findByRole('button', { name: /^20 questions/ })
  expect(twenty).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: /^100 questions/ })).toHaveProperty('disabled', false)
  expect(screen.getByText(/licence notice printed in this paper/)).toBeTruthy()
  expect(screen.queryByLabelText('Custom number')).toBeNull()
  const toggle = screen.getByLabelText('Include questions from previous attempts')
  expect(toggle).toHaveProperty('disabled', true)
  expect(screen.queryByText(/holds the right/)).toBeNull()
})

test('an advisor is told what would lift it', async () => {
  renderStep('', { '/api/exams/7': wholeExam }, dana)
  expect(await screen.findByText(/holds the right to use the questions singly/)).toBeTruthy()
})

test('an address with an impossible count is the set-up', async () => {
  renderStep('?count=101')
  await heading('Set up your exam')
})

test('a student with extra time is told so before the start', async () => {
  renderStep('?count=100', {}, { ...maya, extraTime: 1.5 })
  await screen.findByText(/^135 minutes, with your extra time \(1\.5×\)\. When they are up/)
  await press('Change Question Count')
  expect(await screen.findByText('about 27 minutes')).toBeTruthy()
})

test('the whole exam is timed by default, a part is not', async () => {
  renderStep('?count=100')
  const timed = await screen.findByLabelText('Timed')
  expect(timed.getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText(/^90 minutes\. When they are up/)).toBeTruthy()
  await press('Change Question Count')
  await press(/^20 questions/)
  expect((await screen.findByLabelText('Timed')).getAttribute('aria-checked')).toBe('false')
  expect(screen.getByText(/^No clock runs: .* it would be 18 minutes\.$/)).toBeTruthy()
  for (const words of [/worth 1 point/, /navigate freely/, /saved automatically/, /randomly/]) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  expect(screen.getByText("Click 'Submit Exam' when you're finished")).toBeTruthy()
})

test('starting opens the player at its first question', async () => {
  renderStep('?count=20', { 'POST /api/exams/7/custom': () => Response.json(sessionOf(20)) })
  const called = vi.fn(globalThis.fetch)
  vi.stubGlobal('fetch', called)
  await userEvent.click(await screen.findByLabelText('Timed'))
  await press('Start Exam')
  expect(await screen.findByText('Question 1 of 20')).toBeTruthy()
  expect(location.search).toBe('?question=1')
  expect(screen.getByText('Exam Started!')).toBeTruthy()
  expect(screen.getByText('Ready to practice with 20 questions.')).toBeTruthy()
  const [address, init] = called.mock.calls.find(([path]) => String(path).includes('custom'))!
  expect(address).toBe('/api/exams/7/custom?timed=1')
  expect(JSON.parse(String(init?.body))).toEqual({
    questionCount: 20,
    includeAttemptedQuestions: true,
  })
})

test('while it is prepared the button says so', async () => {
  renderStep('?count=20', { 'POST /api/exams/7/custom': () => new Promise(() => undefined) })
  await press('Start Exam')
  expect(await screen.findByRole('button', { name: 'Preparing Exam...' })).toBeTruthy()
})

test('too few unseen questions are offered in one click', async () => {
  const bodies: { questionCount: number }[] = []
  renderStep('?count=50&unseen=1', {
    'POST /api/exams/7/custom': (init) => {
      bodies.push(JSON.parse(String(init.body)))
      if (bodies.length > 1) return Response.json(sessionOf(35))
      const body = {
        code: 'conflict',
        message: 'Only 35 questions are left that you have not answered before.',
        fields: { available: '35' },
        requestId: 'request-1',
      }
      return Response.json(body, { status: 409 })
    },
  })
  await press('Start Exam')
  expect((await screen.findAllByText(/Only 35 questions are left/)).length).toBeGreaterThan(0)
  await press('Use the 35 unseen questions')
  await screen.findByText('Question 1 of 35')
  expect(bodies.map(({ questionCount }) => questionCount)).toEqual([50, 35])
})

test('any other failure has the specification’s words', async () => {
  renderStep('?count=20', {
    'POST /api/exams/7/custom': () => refuse(500, 'unexpected', 'Something went wrong.'),
  })
  await press('Start Exam')
  expect((await screen.findAllByText('Failed to generate custom exam')).length).toBeGreaterThan(0)
})

test('a dead network has them too', async () => {
  renderStep('?count=20', {
    'POST /api/exams/7/custom': () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await press('Start Exam')
  const words = await screen.findAllByText('Failed to prepare exam. Please try again.')
  expect(words.length).toBeGreaterThan(0)
})

const running = sessionOf(20, {
  answers: questionsOf(12).map(({ id }, position) => ({
    questionId: id,
    answer: 0,
    revision: position + 1,
  })),
})

test('an exam in progress can be resumed at its first unanswered question', async () => {
  renderStep('', { '/api/exams/7/session': { session: running } })
  expect(await screen.findByText('In progress: 12 of 20 answered')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Resume' }))
  expect(await screen.findByText('Question 13 of 20')).toBeTruthy()
})

test('starting over asks first', async () => {
  const started = vi.fn(() => Response.json(sessionOf(20, { sessionId: 32 })))
  renderStep('', {
    '/api/exams/7/session': { session: running },
    'POST /api/exams/7/custom': started,
  })
  await press('Start over')
  const dialog = within(await screen.findByRole('dialog', { name: 'Start over?' }))
  expect(dialog.getByText(/12 of 20 answered/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my answers' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(started).not.toHaveBeenCalled()

  await press('Start over')
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start over' }),
  )
  await screen.findByText('Question 1 of 20')
  expect(started).toHaveBeenCalledOnce()
})

test('while the exam loads it says so', async () => {
  renderStep('', { '/api/exams/7': () => new Promise(() => undefined) })
  expect(await screen.findByText('Loading exam...')).toBeTruthy()
})

test('an exam that cannot be fetched, and one without questions', async () => {
  renderStep('', { '/api/exams/7': () => refuse(404, 'not_found', 'There is no such exam.') })
  expect(await screen.findByRole('heading', { name: 'Exam Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Exams' })).toBeTruthy()
})

test('an exam without questions says so', async () => {
  renderStep('', { '/api/exams/7': { ...examWithQuestions, questionCount: 0, questions: [] } })
  expect(await screen.findByRole('heading', { name: 'No Questions Available' })).toBeTruthy()
})
