import { expect, test } from 'vitest'
import { choiceSaid, optionMeant } from './item-choice.ts'
import { figuresOf, worksWithFigures } from './item-figures.ts'

test.each([
  ['$8,000 and 11000', [8000, 11000]],
  ['8k, then eleven thousand', [8000, 11000]],
  ['eight thousand five hundred', [8500]],
  ['three hundred and forty two dollars', [342]],
  ['forty five percent of $1,250.50', [45, 1250.5]],
  ['2.5 million people', [2_500_000]],
])('figures are read in digits and in words: %s', (text, figures) => {
  expect(figuresOf(text)).toEqual(figures)
})

test('two figures of a question are its sum, in one turn or in several', () => {
  const question = 'A store spent $8,000 and got $11,000. What was its return?'
  expect(worksWithFigures(['8000 and 11000'], question)).toBe(true)
  expect(worksWithFigures(['I spend 8000', 'and get eleven thousand'], question)).toBe(true)
  expect(worksWithFigures(['8000 and 11000', 'and now?'], question)).toBe(true)
  expect(worksWithFigures(['8000 and 12000'], question)).toBe(false)
  expect(worksWithFigures(['8000 and 11000', 'with 50 and 60'], question)).toBe(false)
})

const item = {
  question: 'What?',
  options: ['Its sunk cost', 'The garden', 'The fixed cost', 'None'],
}

test.each([
  ['I think A', 0],
  ['B then?', 1],
  ['is it the sunk cost?', 0],
  ['my answer: C', 2],
  ['i think a sunk cost', 0],
  ['what about option A?', undefined],
  ['why is B wrong?', undefined],
  ['just give me the answer', undefined],
  ['another example', undefined],
])('a choice is read from “%s”', (said, place) => {
  expect(choiceSaid(said, item)).toBe(place)
})

test.each([
  ['what about option A?', 0],
  ['and why is B wrong?', 1],
  ['why not c', 2],
  ['why was i wrong', undefined],
  ['quiz me on something similar', undefined],
])('the option that “%s” is about', (said, place) => {
  expect(optionMeant(said, item)).toBe(place)
})
