import { expect, test } from 'vitest'
import { getCard } from '../../understanding/knowledge/cards.ts'
import { ALL_FORMULAS, nameOf } from './calculate.ts'
import { sayIncomplete, sayWorked, sumOfTalk } from './sum-of-talk.ts'
import { answerTo } from '../talk-fixtures.ts'

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
  const formula = ALL_FORMULAS.find(
    (one) => nameOf(one) === 'Current ratio' && one.inputs[1]!.name === 'current liabilities',
  )!
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
  [
    ['if price goes from 10 to 12 and they sell 80 instead of 100 whats the elasticity'],
    'Exactly 1: unit elastic',
  ],
  [['cash 5000 inventory 7000 accounts payable 4000 whats the current ratio'], '= **3**'],
  [['revenue 80000 cogs 50000 expenses 18000 whats my net profit and the margin'], '**15%**'],
  [['store had 200 shirts sold 150 whats the sell through'], '**75%**'],
  [['if 12 ppl quit out of 80 whats turnover'], '**15%**'],
  [['a company has 500k in sales and 8% net margin how much profit'], '**$40,000**'],
  [
    ['how much do i need to sell to make 2000 profit if fixed is 1000 price 15 and cost 5'],
    '**300 units**',
  ],
  [['what percent is 45 of 180'], '**25%**'],
  [['inventory beginning 20000 purchases 50000 ending 15000 whats cogs'], '**$55,000**'],
  [['my hourly wage is 14 i work 20 hrs a week how much a month'], '**$1,213.33**'],
  [
    [
      'how do i calculate depreciation',
      'truck 30000 lasts 5 yrs worth 5000 after',
      'whats it worth after 2 years',
    ],
    '**$20,000**',
  ],
  [['net worth', '500 in bank, car worth 3000, owe 2000 on it'], '**$1,500**'],
  [['net worth', 'i have 2000 saved and a laptop worth 800 and 1500 student loan'], '**$1,300**'],
  [['market share', 'we sold 200 of 1000'], '**20%**'],
  [['market share', 'we sold 200 of 1000', 'next month 250 of 1400, did we do better'], '17.86%'],
  [['budget', '50/30/20?', 'i make 400 a month'], 'needs $200, wants $120'],
  [['what is a deductible', 'so if my crash costs 2000 and my deductible is 500'], '**$1,500**'],
  [['what is net 30', '2/10 net 30?', 'on 1000 what do i pay'], '**$980**'],
  [['whats a cash discount', 'so 2/10, n/30 on $8,000'], '**$7,840**'],
  [
    [
      'break even',
      'i sell shirts for 20, they cost 8 each, booth is 240',
      'what if i raise it to 25',
    ],
    '**15 units**',
  ],
])('figures after what was said of a sum: %s', (talk, result) => {
  expect(answerTo(...talk)).toContain(result)
})

test.each(['whats the rule of 72', 'what does 3/15 net 60 mean', '50/30/20 rule'])(
  'a name that has figures in it is no sum: %s',
  (asked) => {
    expect(answerTo(asked)).not.toContain('With your figures')
  },
)
