import { expect, test } from 'vitest'
import { getCard } from '../understanding/cards.ts'
import { ALL_FORMULAS, nameOf } from './calculate.ts'
import { sayIncomplete, sayWorked, sumOfTalk } from './sum-of-talk.ts'
import { answerTo } from './talk-fixtures.ts'

const after = (content: string) => sumOfTalk([{ role: 'assistant', content }])

test.each(ALL_FORMULAS.map((formula) => [nameOf(formula), formula.formula, formula] as const))(
  '%s (%s) is found again in its answer, with its figures',
  (_, __, formula) => {
    expect(getCard(formula.card)).toBeDefined()
    for (const { values } of formula.examples) {
      expect(values).toHaveLength(formula.inputs.length)
      expect(Number.isFinite(formula.compute(values))).toBe(true)
      const again = after(sayWorked({ formula, figures: values }))!
      expect(again.figures).toEqual(values)
      expect(again.formula.inputs.map(({ name }) => name)).toEqual(
        formula.inputs.map(({ name }) => name),
      )
      expect(again.formula.shows).toBe(formula.shows)
      expect(again.formula.compute(values)).toBe(formula.compute(values))
    }
  },
)

test('what is missing stays missing', () => {
  const formula = ALL_FORMULAS.find((one) => nameOf(one) === 'Current ratio')!
  const answer = sayIncomplete({ formula, figures: [50_000.5, undefined] })
  expect(answer).toContain('I still need: **current liabilities**')
  expect(after(answer)).toEqual({ formula, figures: [50_000.5, undefined] })
})

test.each([
  [['what is inventory turnover', 'cogs is 90000 and avg inventory is 15000'], '**6 times**'],
  [
    ['what is depreciation', 'do a straight line one: machine 12000, salvage 2000, 5 years'],
    '**$2,000**',
  ],
  [['if the price goes up 10% and people buy 20% less is that elastic'], 'Above 1: elastic'],
])('figures after what was said of a sum: %s', (talk, result) => {
  expect(answerTo(...talk)).toContain(result)
})

test('a name that has a figure in it is no sum', () => {
  expect(answerTo('whats the rule of 72')).not.toContain('With your figures')
})
