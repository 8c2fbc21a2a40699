// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RoleplayPractice } from '#contract/roleplays.ts'
// Compiled before the first test's clock runs.
import './roleplay-practice-screen.tsx'
import '../practice-roleplays/practice-roleplays-screen.tsx'
import { maya, refuse, renderApp, type Replies } from '../../test/render-app.tsx'
import { attemptOf, practiceOf } from '../../test/roleplay-replies.ts'

/** What the page made of the browser's recogniser; a test speaks through it. */
class FakeRecogniser {
  static latest: FakeRecogniser
  /** What its next start does instead of starting. */
  static refusal: Error | undefined
  onstart?: () => void
  onresult?: (event: object) => void
  onerror?: (event: object) => void
  onend?: () => void
  continuous = false
  lang = ''
  starts = 0
  constructor() {
    FakeRecogniser.latest = this
  }
  start() {
    if (FakeRecogniser.refusal) throw FakeRecogniser.refusal
    this.starts++
    this.onstart?.()
  }
  stop() {
    this.onend?.()
  }
  abort() {}
}
const recogniser = () => FakeRecogniser.latest
const say = (transcript: string, isFinal = true) =>
  act(() =>
    recogniser().onresult?.({
      resultIndex: 0,
      results: [Object.assign([{ transcript }], { isFinal })],
    }),
  )

type Shown = { practice?: RoleplayPractice; path?: string; replies?: Replies }

function renderScreen({
  practice = practiceOf(),
  path = '/roleplay/practice/4',
  replies,
}: Shown = {}) {
  const sent: object[] = []
  const app = renderApp({
    as: maya,
    path,
    replies: {
      '/api/roleplay/scenarios/4': practice,
      'POST /api/roleplay/4/attempt': (init) => {
        sent.push(JSON.parse(String(init.body)))
        return Response.json(attemptOf({ judging: 'waiting', feedback: null }))
      },
      '/api/roleplay/scenarios': [],
      '/api/roleplay-attempts': { attempts: [], progress: [] },
      '/api/roleplay-attempts/12': attemptOf(),
      ...replies,
    },
  })
  return { ...app, sent }
}
const response = () => screen.findByLabelText<HTMLTextAreaElement>('What you tell the judge')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  FakeRecogniser.refusal = undefined
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser)
})

test('everything of the scenario is there, also who may hear; what only the judge knows is not', async () => {
  renderScreen()
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

test.each(['/roleplay/practice/4', '/roleplay/practice/abc'])(
  '%s that is not there',
  async (path) => {
    renderScreen({
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
  const { sent } = renderScreen()
  await userEvent.type(await response(), '   ')
  await press('Submit Response')
  expect(await screen.findByText('Missing Response')).toBeTruthy()
  expect(screen.getByText('Please provide your response before submitting.')).toBeTruthy()
  expect(sent).toEqual([])

  await userEvent.type(await response(), 'Call her.')
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
  const { unmount } = renderScreen({ replies })
  await userEvent.type(await response(), 'Call her.')
  await press('Submit Response')
  expect(await screen.findByText('Failed to submit response. Please try again.')).toBeTruthy()
  expect(Object.keys(localStorage)).toEqual([`finalist:${maya.id}:roleplay-4-0`])
  unmount()

  renderScreen({ replies })
  expect((await response()).value).toBe('Call her.')
  await press('Submit Response')
  expect(await screen.findByText('Response Submitted')).toBeTruthy()
  expect(localStorage.length).toBe(0)
})

test('spoken words are appended to what is typed, interim ones shown apart, and it goes on by itself', async () => {
  renderScreen()
  await userEvent.type(await response(), 'Typed.')
  await press('Voice Recording')
  expect(await screen.findByText('Listening...')).toBeTruthy()
  expect(recogniser()).toMatchObject({ continuous: true, interimResults: true, lang: 'en-US' })
  say('good mor', false)
  expect(screen.getByText('good mor')).toBeTruthy()
  expect((await response()).value).toBe('Typed.')
  say('Good morning.')
  expect(screen.queryByText('good mor')).toBeNull()

  // In the middle of what is there, while more is heard.
  await userEvent.type(await response(), ' First', {
    initialSelectionStart: 6,
    initialSelectionEnd: 6,
  })
  say('Thank you.')
  await userEvent.keyboard('!')
  expect((await response()).value).toBe('Typed. First! Good morning. Thank you.')

  act(() => recogniser().onend?.())
  expect(recogniser().starts).toBe(2)
  await press('Stop Recording')
  expect(await screen.findByRole('button', { name: 'Voice Recording' })).toBeTruthy()
  expect(recogniser().starts).toBe(2)
})

test.each([
  [
    'not-allowed',
    'Microphone Access Denied',
    'Please allow microphone access to use voice recording.',
  ],
  ['no-speech', 'No Speech Detected', 'Please speak clearly into your microphone.'],
  [
    'audio-capture',
    'Microphone Access Error',
    'Could not access your microphone. Please check permissions.',
  ],
  [
    'network',
    'Voice Recording Error',
    'There was an error with voice recording. Please try again.',
  ],
])('the recogniser’s error %s stops recording and says why', async (error, title, description) => {
  renderScreen()
  await press('Voice Recording')
  act(() => recogniser().onerror?.({ error }))
  act(() => recogniser().onend?.())
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(description)).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Voice Recording' })
  expect(button.getAttribute('aria-disabled')).toBe(error === 'not-allowed' ? 'true' : null)
  await userEvent.click(button)
  expect(recogniser().starts).toBe(error === 'not-allowed' ? 1 : 2)
})

test('a refused microphone is refused to the whole page', async () => {
  renderScreen()
  await press('Show the first question')
  await press('Voice Recording')
  act(() => recogniser().onerror?.({ error: 'not-allowed' }))
  await press('Next question')
  const buttons = await screen.findAllByRole('button', { name: /^Voice Recording/ })
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(
    Array(3).fill('true'),
  )
})

test('a microphone that cannot be reached is said', async () => {
  FakeRecogniser.refusal = new Error('No device.')
  renderScreen()
  await press('Voice Recording')
  expect(await screen.findByText('Microphone Access Error')).toBeTruthy()
})

test.each([
  ['by the browser', practiceOf(), /This browser cannot/],
  ['by the team', practiceOf({ voice: false }), /Your advisor has switched/],
])('voice that is not supported %s is said', async (_, practice, why) => {
  if (practice.voice) vi.stubGlobal('webkitSpeechRecognition', undefined)
  renderScreen({ practice })
  await press('Voice recording not supported')
  expect(await screen.findByText('Voice Recording Not Supported')).toBeTruthy()
  expect(screen.getAllByText(why)).not.toEqual([])
})

test('the judge asks one question after another, and the answers go along', async () => {
  const { sent } = renderScreen()
  await userEvent.type(await response(), 'Call her.')
  await press('Show the first question')
  const first = await screen.findByRole('heading', { name: /What do I tell the next family/ })
  expect(document.activeElement).toBe(first)
  expect(screen.getByText('The mother has written a review.')).toBeTruthy()
  expect(screen.queryByText(/How would you explain/)).toBeNull()
  await userEvent.type(screen.getByLabelText('Your answer'), 'The same.')
  await press('Next question')
  expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Voice Recording ?: answer 2$/ }))
  say('In two', false)
  // What was only heard so far is handed in too.
  await press('Submit Response')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ response: 'Call her.', answers: { q1: 'The same.', q2: 'In two' } }])
})

test('the judge is heard only if wanted, and never by the microphone', async () => {
  const speak = vi.fn<(utterance: { text: string }) => void>()
  vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn<() => void>(), getVoices: () => [] })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  renderScreen()
  await userEvent.click(await screen.findByLabelText('Read questions aloud'))
  expect(screen.getByRole('button', { name: 'Hear the first question' })).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Read questions aloud'))
  await press('Show the first question')
  expect(speak).not.toHaveBeenCalled()
  await userEvent.click(screen.getByLabelText('Read questions aloud'))
  await press('Voice Recording')
  await press('Next question')
  expect(speak.mock.calls.map(([{ text }]) => text)).toEqual(['How would you explain the order?'])
  expect(await screen.findByRole('button', { name: 'Voice Recording' })).toBeTruthy()
})

test('preparing keeps notes and the judge out of sight', async () => {
  const { unmount } = renderScreen()
  await press('Prepare for 10 minutes')
  expect(await screen.findByRole('timer', { name: 'Preparation time left' })).toHaveProperty(
    'textContent',
    '10:00',
  )
  expect(screen.queryByRole('heading', { name: 'The judge’s questions' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Your notes'), 'Greet.')
  unmount()
  renderScreen()
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your notes')).value).toBe('Greet.')
  await press('Start the interview')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Response' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your notes').value).toBe('Greet.')
})

test('a redo says what it is about, and of which attempt it is', async () => {
  const { sent } = renderScreen({ path: '/roleplay/practice/4?redo=12' })
  const about = within(await screen.findByRole('region', { name: 'Redo only the weakest' }))
  expect(about.getByRole('listitem').textContent).toBe(
    'Creativity 1 of 6 pointsNo idea of your own.',
  )
  await userEvent.type(await response(), 'A new idea.')
  await press('Submit Response')
  await waitFor(() => expect(sent).toEqual([{ response: 'A new idea.', redoOf: 12 }]))
})

test('a model’s company is named before anything goes to it', async () => {
  const coach = { kind: 'model', provider: 'Some Company', model: 'm1' }
  renderScreen({ replies: { '/api/chat/start': { coach, suggestions: [] } } })
  await screen.findByText(/what you submit goes to Some Company \(m1\)/)
})
