import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { never, refuse } from '../../test/render-app.tsx'
import { interviewReplies } from '../../test/roleplay-replies.ts'
import { press, renderPractice, responseField } from './fixtures.tsx'
import { say, stubRecogniser } from './voice/fixtures.ts'

beforeEach(() => stubRecogniser())

test('the judge asks one question after another, and the answers go along', async () => {
  const { sent } = renderPractice()
  await userEvent.type(await responseField(), 'Call her.')
  await press('Show the first question')
  const first = await screen.findByRole('heading', { name: /What do I tell the next family/ })
  expect(document.activeElement).toBe(first)
  expect(screen.queryByText('The mother has written a review.')).toBeNull()
  expect(screen.queryByText(/How would you explain/)).toBeNull()
  await userEvent.type(screen.getByLabelText('Your answer'), 'The same.')
  await press('Next question')
  const second = await screen.findByRole('heading', { name: /How would you explain/ })
  expect(document.activeElement).toBe(second)
  const news = screen.getByText('The mother has written a review.')
  expect(second.getAttribute('aria-describedby')).toBe(news.closest('p')!.id)
  expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Voice Recording ?: answer 2$/ }))
  say('In two', false)
  // What was only heard so far is handed in too.
  await press('Submit Response')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ response: 'Call her.', answers: { q1: 'The same.', q2: 'In two' } }])
})

test('nothing of a turn is asked for before it comes; what did not arrive is said and asked for again', async () => {
  const asked: string[] = []
  const outcomes = [
    () => refuse(503, 'unavailable', 'Busy.'),
    () => Response.json(interviewReplies['/api/roleplay/scenarios/4/interview/1']),
  ]
  renderPractice({
    replies: {
      '/api/roleplay/scenarios/4/interview/1': () => (asked.push('first'), outcomes.shift()!()),
      '/api/roleplay/scenarios/4/interview/2': () => (asked.push('second'), never()),
    },
  })
  await userEvent.type(await responseField(), 'Call her.')
  expect(asked).toEqual([])
  await press('Show the first question')
  expect(
    await screen.findByText('The judge’s question did not arrive. Please try again.'),
  ).toBeTruthy()
  await press('Show the first question')
  await screen.findByRole('heading', { name: /What do I tell the next family/ })
  expect(asked).toEqual(['first', 'first'])
})

test('an interview goes on after a reload, also where a question comes only at the second try', async () => {
  const { unmount } = renderPractice()
  await press('Show the first question')
  await userEvent.type(await screen.findByLabelText('Your answer'), 'The same.')
  unmount()
  const outcomes = [
    () => refuse(503, 'unavailable', 'Busy.'),
    () => Response.json(interviewReplies['/api/roleplay/scenarios/4/interview/1']),
  ]
  renderPractice({
    replies: { '/api/roleplay/scenarios/4/interview/1': () => outcomes.shift()!() },
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Try again ?: question 1$/ }))
  await screen.findByRole('heading', { name: /What do I tell the next family/ })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('The same.')
  await press('Next question')
  await screen.findByText('The mother has written a review.')
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
  renderPractice()
  await userEvent.click(await screen.findByLabelText('Read questions aloud'))
  expect(screen.getByRole('button', { name: 'Hear the first question' })).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Read questions aloud'))
  await press('Show the first question')
  expect(speak).not.toHaveBeenCalled()
  await userEvent.click(screen.getByLabelText('Read questions aloud'))
  await press('Voice Recording')
  await press('Next question')
  await waitFor(() =>
    expect(speak.mock.calls.map(([{ text }]) => text)).toEqual([
      'The mother has written a review. How would you explain the order?',
    ]),
  )
  expect(await screen.findByRole('button', { name: 'Voice Recording' })).toBeTruthy()
})
