import { describe, expect, test } from 'vitest'
import QUESTIONS from '#content/evaluation/tutor-questions.json' with { type: 'json' }
import { ownItems } from '../../built-in/items/item-fixtures.ts'
import { createFinder } from './item-likeness.ts'

const bakery = {
  question:
    'Maribel, who owns a bakery, gives the regular customers a free loaf after every tenth purchase so that they keep buying from her instead of the supermarket. What is she trying to build?',
  options: ['Customer loyalty', 'A price floor', 'Economies of scale', 'A safety stock'],
}
const swot = {
  question:
    'While preparing a SWOT analysis, a ferry company notes that a new bridge will open next spring. This bridge is a',
  options: ['threat.', 'weakness.', 'strength.', 'limitation.'],
}
const interest = {
  question: 'At 6 percent a year, about how long does a deposit take to double?',
  options: ['6 years', '12 years', '17 years', '72 years'],
}
const find = createFinder([bakery, swot, interest, ...ownItems(10)])

describe('an open question is known', () => {
  test.each([
    ['by its options alone', 'Economies of scale, a safety stock, customer loyalty, a price floor'],
    ['by options with letters', 'a) customer loyalty b) a price floor c) economies of scale'],
    ['by three of its options', 'safety stock or customer loyalty or economies of scale'],
    [
      'with words replaced',
      'A woman who runs a bakery hands her regular guests one free loaf after each tenth purchase so they keep coming instead of the supermarket, what does she want?',
    ],
    ['shortened', 'bakery gives regular customers free loaf after tenth purchase keep buying'],
    [
      'misspelled',
      'Maribel ownes a bakry, gives reguler custmers a free loaf after evry tenth purchse so they keep bying insted of the supermrket',
    ],
    [
      'in another order, without its name',
      'what is an owner of a bakery building if instead of the supermarket they keep buying from her, as customers get a free loaf every tenth purchase?',
    ],
  ])('%s', (_, text) => {
    expect(find(text)).toBe(bakery)
  })
})

test.each([
  'what is a swot analysis?',
  'give me an example of a threat in swot',
  'what is customer loyalty?',
  'difference between economies of scale and safety stock and customer loyalty',
  'how do loyalty programs work in a bakery',
  'how long does it take to get a loan?',
])('a question about concepts is none of them: %s', (text) => {
  expect(find(text)).toBeUndefined()
})

test('of the questions that students ask in general, one in a hundred at most is taken for an open one', () => {
  const asked = QUESTIONS.filter((question) => !('item' in question)).map(({ turns }) => turns[0]!)
  expect(asked.length).toBeGreaterThan(200)
  expect(asked.filter((text) => find(text)).length).toBeLessThan(asked.length / 100)
})

test('without open questions nothing is found', () => {
  expect(createFinder([])('what is inflation?')).toBeUndefined()
})
