import { expect, test } from 'vitest'
import { confirmSearch, readPlace } from './place.ts'

const at = (search: string) => readPlace(new URLSearchParams(search))

test('the address says which step of the exam this is', () => {
  expect(at('')).toEqual({ step: 'set-up' })
  expect(at('?question=12')).toEqual({ step: 'player', number: 12, reviewing: false })
  expect(at('?question=12&review=1')).toMatchObject({ number: 12, reviewing: true })
  expect(at('?attempt=5&show=incorrect')).toEqual({ step: 'result', attemptId: 5 })
  expect(at('?count=20')).toEqual({
    step: 'confirm',
    choice: { count: 20, includeAttempted: true },
  })
})

test('a choice survives its own address', () => {
  const choice = { count: 35, includeAttempted: false }
  expect(at(confirmSearch(choice))).toEqual({ step: 'confirm', choice })
})

test('nonsense in the address leads to the set-up', () => {
  for (const search of [
    '?question=0',
    '?question=abc',
    '?attempt=-1',
    '?count=1.5',
    '?question=',
  ]) {
    expect(at(search)).toEqual({ step: 'set-up' })
  }
})
