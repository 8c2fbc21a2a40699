import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { maya, refuse } from '../../test/render-app.tsx'
import { attemptOf, practiceOf } from '../../test/roleplay-replies.ts'
import { press, renderPractice, responseField } from './fixtures.tsx'
import { stubRecogniser } from './voice/fixtures.ts'

beforeEach(() => stubRecogniser())

test('everything of the scenario is there, also who may hear; what only the judge knows is not', async () => {
  renderPractice()
  expect(await screen.findByRole('heading', { name: 'Practice Session' })).toBeTruthy()
  expect(await screen.findByText('Three Fees for One Pair of Sneakers')).toBeTruthy()
  expect((await screen.findByRole('timer')).textContent).toMatch(/^0:\d\d$/)
  expect(screen.getByText('beginner')).toBeTruthy()
  const scenario = within(screen.getByRole('region', { name: 'Scenario' }))
  for (const words of ['Finance', 'Customer Service Challenge', 'Recommend what you will say.'])
    expect(scenario.getByText(words)).toBeTruthy()
  const criteria = within(screen.getByRole('region', { name: 'Evaluation Criteria' }))
  expect(criteria.getByText('Clear Communication')).toBeTruthy()
  expect(criteria.getByText('Greet the judge (6 points)')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Roleplays' }).getAttribute('href')).toBe(
    '/practice-roleplays',
  )
  expect(
    screen.getByText(/browser’s own recognizer, which may send what you say to its maker’s/),
  ).toBeTruthy()
  expect(document.body.textContent).not.toContain('What do I tell the next family?')
  expect(document.body.textContent).not.toContain('The mother has written a review.')
})

test('a scenario of the stand-in says so', async () => {
  renderPractice({ practice: practiceOf({ standIn: 'no-answer' }) })
  const scenario = within(await screen.findByRole('region', { name: 'Scenario' }))
  scenario.getByText(
    'The language model gave no usable answer, so the built-in coach wrote this scenario.',
  )
})

test.each(['/roleplay/practice/4', '/roleplay/practice/abc'])(
  '%s that is not there',
  async (path) => {
    renderPractice({
      path,
      replies: { '/api/roleplay/scenarios/4': () => refuse(404, 'not_found', 'Gone.') },
    })
    expect(await screen.findByRole('heading', { name: 'Scenario not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Roleplays' }).getAttribute('href')).toBe(
      '/practice-roleplays',
    )
  },
)

test('a blank response is not sent; a written one is, alone, and leads to its feedback', async () => {
  const { sent } = renderPractice()
  await userEvent.type(await responseField(), '   ')
  await press('Submit Response')
  expect(await screen.findByText('Missing Response')).toBeTruthy()
  expect(screen.getByText('Please provide your response before submitting.')).toBeTruthy()
  expect(sent).toEqual([])

  await userEvent.type(await responseField(), 'Call her.')
  expect(screen.getByText('12/1000 characters')).toBeTruthy()
  await press('Submit Response')
  expect(await screen.findByText('Response Submitted')).toBeTruthy()
  expect(screen.getByText('Your roleplay response has been submitted successfully!')).toBeTruthy()
  expect(sent).toEqual([{ response: 'Call her.' }])
  expect(location.pathname + location.search).toBe('/practice-roleplays')
  expect(await screen.findByRole('region', { name: 'Your feedback' })).toBeTruthy()
})

test('a response that did not arrive stays, also over a reload; a submitted one leaves no draft', async () => {
  const outcomes = [refuse(500, 'unexpected', 'Oops.'), Response.json(attemptOf())]
  const replies = { 'POST /api/roleplay/4/attempt': () => outcomes.shift()! }
  const { unmount } = renderPractice({ replies })
  await userEvent.type(await responseField(), 'Call her.')
  await press('Submit Response')
  expect(await screen.findByText('Failed to submit response. Please try again.')).toBeTruthy()
  expect(Object.keys(localStorage)).toEqual([`finalist:${maya.id}:roleplay-4-0`])
  unmount()

  renderPractice({ replies })
  expect((await responseField()).value).toBe('Call her.')
  await press('Submit Response')
  expect(await screen.findByText('Response Submitted')).toBeTruthy()
  expect(localStorage.length).toBe(0)
})

test('what another tab has written is here too, and is not written over', async () => {
  renderPractice()
  await userEvent.type(await responseField(), 'Call')
  const key = `finalist:${maya.id}:roleplay-4-0`
  const draft = JSON.parse(localStorage.getItem(key)!) as object
  localStorage.setItem(key, JSON.stringify({ ...draft, response: 'Call her today' }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect((await responseField()).value).toBe('Call her today')
  await userEvent.type(await responseField(), '.')
  expect(localStorage.getItem(key)).toContain('"Call her today."')
  // Submitted there: nothing of it is lost here.
  localStorage.removeItem(key)
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect((await responseField()).value).toBe('Call her today.')
})

test('two clicks at once send one response', async () => {
  const { sent } = renderPractice()
  await userEvent.type(await responseField(), 'Call her.')
  const button = screen.getByRole('button', { name: 'Submit Response' })
  act(() => [button, button].forEach((one) => one.click()))
  await screen.findByText('Response Submitted')
  expect(sent).toEqual([{ response: 'Call her.' }])
})

test('preparing keeps notes and the judge out of sight', async () => {
  const { unmount } = renderPractice()
  await press('Prepare for 10 minutes')
  expect(await screen.findByRole('timer', { name: 'Preparation time left' })).toHaveProperty(
    'textContent',
    '10:00',
  )
  expect(screen.queryByRole('heading', { name: 'The judge’s questions' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Your notes'), 'Greet.')
  unmount()
  renderPractice()
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your notes')).value).toBe('Greet.')
  await press('Start the interview')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Response' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your notes').value).toBe('Greet.')
})

test.each([
  [4, /^Interview 4:0\d of 10:00$/],
  [12, /^Interview 12:0\d of 10:00$/],
  [24 * 60, null],
])(
  '%i minutes after the preparation the interview’s time is told, or is none',
  async (minutes, words) => {
    const preparedAt = Date.now() - minutes * 60_000
    const draft = { response: 'Hello.', answers: {}, asked: 0, notes: '', preparedAt }
    localStorage.setItem(
      `finalist:${maya.id}:roleplay-4-0`,
      JSON.stringify({ ...draft, preparingSince: preparedAt - 1000 }),
    )
    renderPractice()
    expect((await responseField()).value).toBe('Hello.')
    if (words) expect(screen.getByText(words)).toBeTruthy()
    else expect(screen.queryByText(/^Interview /)).toBeNull()
  },
)

test('a redo says what it is about, and of which attempt it is', async () => {
  const { sent } = renderPractice({ path: '/roleplay/practice/4?redo=12' })
  const about = within(await screen.findByRole('region', { name: 'Redo only the weakest' }))
  expect(about.getByRole('listitem').textContent).toBe(
    'Creativity 1 of 6 pointsNo idea of your own.',
  )
  await userEvent.type(await responseField(), 'A new idea.')
  await press('Submit Response')
  await waitFor(() => expect(sent).toEqual([{ response: 'A new idea.', redoOf: 12 }]))
})

test('a model’s company is named before anything goes to it', async () => {
  const coach = { kind: 'model', provider: 'Some Company', model: 'm1' }
  renderPractice({ replies: { '/api/chat/start': { coach, suggestions: [] } } })
  await screen.findByText(/what you submit goes to Some Company \(m1\)/)
})
