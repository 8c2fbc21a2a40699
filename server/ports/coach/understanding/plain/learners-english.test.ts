import { expect, test } from 'vitest'
import { inUsualOrder } from './learners-english.ts'

test.each([
  ['why is bad for savers', 'why is it bad for savers'],
  ['how i can make it more high', 'how can i make it higher'],
  ['what it need for be valid', 'what does it need to be valid'],
  ['what happen if price rise', 'what happens if price rise'],
  ['is netflix example of monopoly', 'is netflix a monopoly'],
  ['is that an example of what', 'is that an example of what'],
  ['is tariff same thing like quota', 'is tariff same thing as quota'],
  ['what is problem if it is late', 'what is the problem if it is late'],
  ['why is the sky blue', 'why is the sky blue'],
])('%s: is read as %s', (typed, meant) => expect(inUsualOrder(typed)).toBe(meant))
