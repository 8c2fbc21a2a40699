import { expect, test } from 'vitest'
import { withoutRepeats } from './without-repeats.ts'

const FIRST = `**In your team's materials** (*Guide*, page 1): "${'What was said before. '.repeat(4)}"`
const SECOND = `**And** (*Other guide*, page 2): "${'What is new. '.repeat(6)}"`
const LEAD = 'What the law says of it, in the words that a judge in a role-play would want to hear:'
const said = (...content: string[]) =>
  content.map((one) => ({ role: 'assistant' as const, content: one }))

test('of two pages the second is told as the only one where the first was quoted before', () => {
  const parts = ['**Term**', FIRST, { cites: 'a' }, SECOND, { cites: 'b' }]
  expect(withoutRepeats(parts, said(FIRST))).toEqual([
    ...['**Term**', SECOND.replace('**And**', "**In your team's materials**"), { cites: 'b' }],
  ])
  expect(withoutRepeats(parts, said('Hi!'))).toEqual(parts)
})

test('what leads to a paragraph stays with it', () => {
  const parts = ['**Term**', LEAD, 'Something new that is said of it.']
  expect(withoutRepeats(parts, said(LEAD))).toEqual(parts)
})
