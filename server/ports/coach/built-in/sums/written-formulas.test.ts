import { expect, test } from 'vitest'
import { evaluate } from '#content/expression.ts'
import { answerTo } from '../talk-fixtures.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { listWrittenFormulas } from '../../understanding/knowledge/written-formulas.ts'

const all = Object.entries(listWrittenFormulas())

test('every formula belongs to a term that exists', () => {
  const lost = all.filter(([term]) => findByName(term)?.term !== term)
  expect(lost.map(([term]) => term)).toEqual([])
})

const asTyped = (text: string) =>
  text
    .replace(/,(?=\d{3})/g, '')
    .replace(/−/g, '-')
    .replace(/×/g, '*')
    .replace(/÷/g, '/')

test.each(all)('%s: the figures come to the result that is printed', (_, { steps }) => {
  const [, sum, result] = asTyped(steps).match(/^(.+?) = (-?\d+(?:\.\d+)?)/)!
  expect(evaluate(sum!)).toBeCloseTo(Number(result), 6)
})

test.each([
  'formula for %s',
  'how do you calculate %s',
  'how is %s calculated',
  'what is the formula for %s',
])('"%s" gets the formula of every term that has one', (way) => {
  const lost = all.filter(
    ([term, { formula }]) =>
      !answerTo(way.replace('%s', term.toLowerCase())).includes(`> ${formula}`),
  )
  expect(lost.map(([term]) => term)).toEqual([])
})

test('"how do i calculate it" in a talk gets the formula of every term that has one', () => {
  const lost = all.filter(
    ([term, { formula }]) =>
      !answerTo(`what is ${term.toLowerCase()}`, 'how do i calculate it').includes(`> ${formula}`),
  )
  expect(lost.map(([term]) => term)).toEqual([])
})
