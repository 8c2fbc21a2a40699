import { expect, test } from 'vitest'
import { withoutStrangers } from './own-case.ts'

const SAYS =
  'Whoever is suspicious wants proof: a **label**. Your sister should not mind it. Take your time with the others.'

test('what was written for another case is left out', () =>
  expect(withoutStrangers(SAYS, 'how do you handle an angry customer')).toBe(
    'Whoever is suspicious wants proof: a **label**. Take your time with the others.',
  ))

test('whoever has spoken of the sister gets it', () =>
  expect(withoutStrangers(SAYS, 'my sister works at a shoe store')).toBe(SAYS))
