import { expect, test } from 'vitest'
import type { QueueSnapshot } from './answer-queue.ts'
import { savedStateOf } from './saved-state.tsx'

const allSaved: QueueSnapshot = {
  answers: new Map([[101, { questionId: 101, answer: 0, revision: 1, state: 'saved' }]]),
  unsent: 0,
  offline: false,
  held: false,
  refusal: undefined,
  ended: undefined,
  kept: true,
}
const wordsFor = (change: Partial<QueueSnapshot>) => savedStateOf({ ...allSaved, ...change })?.words

test('"Saved" stands only while nothing is on its way', () => {
  expect(wordsFor({})).toBe('Saved')
  expect(wordsFor({ answers: new Map() })).toBeUndefined()
  expect(wordsFor({ unsent: 1 })).toBe('Saving…')
  for (const trouble of [{ offline: true }, { kept: false }, { ended: 'over' as const }]) {
    expect(wordsFor({ unsent: 1, ...trouble })).not.toMatch(/^Sav/)
  }
})

test('what is wrong is said, with where the answers are', () => {
  expect(wordsFor({ unsent: 2, offline: true })).toBe(
    'Waiting for connection – kept on this device',
  )
  expect(wordsFor({ unsent: 1, refusal: 'No such option.' })).toBe('Not saved: No such option.')
  expect(wordsFor({ unsent: 1, ended: 'signed-out' })).toBe('Kept on this device until you sign in')
})
