import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, renderPractice, responseField } from './fixtures.tsx'
import { say, stubRecogniser } from './voice/fixtures.ts'

beforeEach(() => stubRecogniser())

test('the judge asks one question after another, and the answers go along', async () => {
  const { sent } = renderPractice()
  await userEvent.type(await responseField(), 'Call her.')
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
  renderPractice()
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
