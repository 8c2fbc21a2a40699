import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { practiceOf } from '../../../test/roleplay-replies.ts'
import { press, renderPractice, responseField } from '../fixtures.tsx'
import { recogniser, say, stubRecogniser } from './fixtures.ts'

beforeEach(() => stubRecogniser())

test('spoken words are appended to what is typed, interim ones shown apart, and it goes on by itself', async () => {
  renderPractice()
  await userEvent.type(await responseField(), 'Typed.')
  await press('Voice Recording')
  expect(await screen.findByText('Listening...')).toBeTruthy()
  expect(recogniser()).toMatchObject({ continuous: true, interimResults: true, lang: 'en-US' })
  say('good mor', false)
  expect(screen.getByText('good mor')).toBeTruthy()
  expect((await responseField()).value).toBe('Typed.')
  say('Good morning.')
  expect(screen.queryByText('good mor')).toBeNull()

  // In the middle of what is there, while more is heard.
  await userEvent.type(await responseField(), ' First', {
    initialSelectionStart: 6,
    initialSelectionEnd: 6,
  })
  say('Thank you.')
  await userEvent.keyboard('!')
  expect((await responseField()).value).toBe('Typed. First! Good morning. Thank you.')

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
  renderPractice()
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
  renderPractice()
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
  stubRecogniser(new Error('No device.'))
  renderPractice()
  await press('Voice Recording')
  expect(await screen.findByText('Microphone Access Error')).toBeTruthy()
})

test.each([
  ['by the browser', practiceOf(), /This browser cannot/],
  ['by the team', practiceOf({ voice: false }), /Your advisor has switched/],
])('voice that is not supported %s is said', async (_, practice, why) => {
  if (practice.voice) vi.stubGlobal('webkitSpeechRecognition', undefined)
  renderPractice({ practice })
  await press('Voice recording not supported')
  expect(await screen.findByText('Voice Recording Not Supported')).toBeTruthy()
  expect(screen.getAllByText(why)).not.toEqual([])
})

test('what was being heard when the page went, as in a crash, is in the text when it comes again', async () => {
  const { unmount } = renderPractice()
  await userEvent.type(await responseField(), 'Typed.')
  await press('Voice Recording')
  say('Good morning.')
  say('I recom', false)
  await press('Show the first question')
  await screen.findByLabelText('Your answer')
  await userEvent.click(screen.getByRole('button', { name: /^Voice Recording ?: answer 1$/ }))
  say('the same', false)
  const [[key, kept]] = Object.entries(localStorage) as [[string, string]]
  unmount()
  // A page that is taken away has no time to tidy up.
  localStorage.setItem(key, kept)
  renderPractice()
  expect((await responseField()).value).toBe('Typed. Good morning. I recom')
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your answer')).value).toBe('the same')
  await userEvent.type(await responseField(), '!')
  expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({
    response: 'Typed. Good morning. I recom!',
    answers: { q1: 'the same' },
  })
  expect(localStorage.getItem(key)).not.toContain('interim')
})

test('what another tab is hearing never becomes text here, and its final words do', async () => {
  const first = renderPractice()
  await userEvent.type(await responseField(), 'Typed.')
  await press('Voice Recording')
  say('inter', false)
  const [[key, kept]] = Object.entries(localStorage) as [[string, string]]
  first.unmount()
  // It goes on in its own tab, of which this one knows nothing.
  localStorage.setItem(key, kept)
  sessionStorage.clear()
  renderPractice()
  expect((await responseField()).value).toBe('Typed.')
  await userEvent.type(await responseField(), ' Q')
  expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({ response: 'Typed. Q' })
  const draft = JSON.parse(localStorage.getItem(key)!) as object
  const final = {
    ...draft,
    response: 'Typed. Q intermission',
    interim: { response: 'and', q1: 'so' },
  }
  localStorage.setItem(key, JSON.stringify(final))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect((await responseField()).value).toBe('Typed. Q intermission')

  // Heard here: its own words alone are taken over when it comes again.
  await press('Voice Recording')
  say('we', false)
  const { interim } = JSON.parse(localStorage.getItem(key)!) as { interim: unknown }
  expect(interim).toEqual({ response: 'we' })
})

test('what was being heard when the page is left is text at once, for whichever tab comes next', async () => {
  renderPractice()
  await userEvent.type(await responseField(), 'Typed.')
  await press('Voice Recording')
  say('I recom', false)
  act(() => void dispatchEvent(new Event('pagehide')))
  const [[, kept]] = Object.entries(localStorage) as [[string, string]]
  expect(JSON.parse(kept)).toMatchObject({ response: 'Typed. I recom' })
})

/** Heard at once, it counts as said at 150 words a minute: half a minute. */
const SPOKEN = `${Array(73).fill('word').join(' ')} um basically`

test('who submits while recording finds with the feedback how it sounded, all fields together', async () => {
  const { sent } = renderPractice()
  await press('Voice Recording')
  say(SPOKEN)
  await press('Show the first question')
  await screen.findByLabelText('Your answer')
  await userEvent.click(screen.getByRole('button', { name: /^Voice Recording ?: answer 1$/ }))
  say(`${SPOKEN} um`, false)
  await press('Submit Response')
  const sounded = within(await screen.findByRole('region', { name: 'How you sounded' }))
  expect(sounded.getByText('150')).toBeTruthy()
  expect(sounded.getByText(/You said “um” 3×, “basically” 2×/)).toBeTruthy()
  // None of it goes anywhere.
  expect(Object.keys(sent[0]!)).toEqual(['response', 'answers'])
})

test('feedback on what was typed says nothing of how it sounded', async () => {
  renderPractice()
  await userEvent.type(await responseField(), 'Typed.')
  await press('Submit Response')
  await screen.findByRole('region', { name: 'Your feedback' })
  expect(screen.queryByRole('region', { name: 'How you sounded' })).toBeNull()
})
