import { expect, test } from 'vitest'
import { contradictsKey, rationaleOf } from './rationale.ts'

const OPTIONS = ['Fixed costs', 'Costs', 'Variable costs', 'P.E.S.T.L.E.']

test.each([
  ['the keyed option', 'Fixed costs. They stay the same.', 0, false],
  ['another option', 'Variable costs. They change.', 0, true],
  ['an option with dots', 'P.E.S.T.L.E. It has six parts.', 3, false],
  ['another option with dots', 'P.E.S.T.L.E. It has six parts.', 1, true],
  ['an option that the keyed one begins with', 'Fixed costs. They stay the same.', 1, true],
  ['no option at all', 'Rent is paid every month.', 0, false],
  [
    'an option within a longer sentence',
    'Variable costs are not what the owner asks about.',
    0,
    false,
  ],
])('a rationale that restates %s', (_, rationale, keyed, isContradiction) => {
  expect(contradictsKey(rationale, OPTIONS, keyed)).toBe(isContradiction)
})

test('a rationale gives its reasons, and the first source its performance indicator', () => {
  expect(
    rationaleOf([
      'Fixed costs. They stay the same in a well-',
      'kept shop.',
      'SOURCE: FI:085 Explain the need to',
      'keep accounts',
      'SOURCE: Stall, S. (2024). Book of stalls [pp. 1-9]. Springfield: Sons.',
    ]),
  ).toEqual({
    explanation: 'Fixed costs. They stay the same in a well-kept shop.',
    indicator: 'FI:085',
    indicatorText: 'Explain the need to keep accounts',
  })
  expect(rationaleOf(['SOURCE: BL:069'])).toEqual({
    explanation: null,
    indicator: 'BL:069',
    indicatorText: null,
  })
})
