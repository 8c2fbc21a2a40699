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

const OF_HIM =
  'He opened with the tent that you held. A remark about the product is the **merchandise approach**. A fact starts a talk.'

test.each(['how come just looking ends every chat', 'first words about the item', 'is it smart'])(
  '“%s” speaks of no man, so nothing is told of him',
  (said) =>
    expect(withoutStrangers(OF_HIM, said)).toBe(
      'A remark about the product is the **merchandise approach**. A fact starts a talk.',
    ),
)

test.each([
  'the guy said two people can put that one up',
  'why did the clerk talk about the zipper',
  'he talked about the zipper',
])('“%s” hears what is said of him', (said) => expect(withoutStrangers(OF_HIM, said)).toBe(OF_HIM))

test.each([
  'The owner puts in the money. That is a **franchise**. He pays a fee.',
  'Tell her to choose one place in the mind. That is **positioning**. Draw two lines.',
  'Ask: "Has she paid? If not, wait." That is a **reminder**. It helps.',
])('what the rest of the text leans on stays: %s', (says) =>
  expect(withoutStrangers(says, 'what is it for')).toBe(says),
)
