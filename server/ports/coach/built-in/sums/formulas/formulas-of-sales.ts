import { figure, money, named, type Formula } from './formula.ts'
import { PROFIT_OF_SALES } from './told-in-several-ways.ts'

/** "Sell 200 hoodies at $40" */
const SALE = `\\b(?:sells?|selling|sold) ${named('c')} (?:[a-z]+ ){1,3}?(?:at|for) ${named('a')}(?: (?:each|apiece))?`
const COST = `(?:costs?|costing)(?: (?:me|us|him|her))?(?: (?:about|only|just))? ${named('b')}`
/** "Each costs $25", "they cost me $5 each", "I buy them for $5" */
const COSTS_OF_EACH = [
  `\\b(?:each|every|per) (?:[a-z]+ ){0,2}?${COST}`,
  `\\b${COST}(?: (?:dollars|bucks))? (?:each|apiece|a piece|per|to (?:make|produce|buy))\\b`,
  `\\b(?:make|buy|bought|made|get|got) (?:them|each|each one)(?: (?:for|at))? ${named('b')}`,
]
const FEES =
  '(?:rent|booth|table|stand|fees?|fixed costs?|overhead|permit|licen[sc]e|insurance|ads?|advertising|flyers|truck|machine)'
const OTHER_COSTS = [
  `\\b(?:pays?|paid|spends?|spent|plus|and|minus) ${named('d')}(?: (?:dollars|bucks))? (?:(?:for|in|of|on|the|a|my|our|as) )*(?:[a-z]+ )?${FEES}\\b`,
  `\\b${FEES}(?: (?:is|was|of|costs?|are|for|the|a|it|me|us))* ${named('d')}`,
]

const ASKS = String.raw`(?=.*\b(?:profit|make|made|earn|earned|keep|left|lose|loss)\b(?! margin))(?=.*\b(?:sells?|selling|sold)\b)`
const FOUR_FIGURES = String.raw`(?:.*?(?<![\d,.])\d){4}`

/** What is left of a number of things sold, each of which has a cost of its own. */
export const SALES: Formula[] = [
  {
    card: 'financial-analysis-net-profit-margin',
    result: 'Profit',
    asks: new RegExp(`^${ASKS}(?=${FOUR_FIGURES})`, 'is'),
    formula: 'profit = units × (price − cost of each) − other costs',
    inputs: [
      { name: 'price', words: 'price' },
      { name: 'cost of each', words: 'cost' },
      { name: 'units', words: 'units' },
      { name: 'other costs', words: FEES, also: FEES },
    ],
    reads: COSTS_OF_EACH.flatMap((cost) =>
      OTHER_COSTS.flatMap((other) => [
        new RegExp(`${SALE}.*?${cost}.*?${other}`, 'is'),
        new RegExp(`${SALE}.*?${other}.*?${cost}`, 'is'),
        new RegExp(`${other}.*?${SALE}.*?${cost}`, 'is'),
      ]),
    ),
    compute: ([price = 0, cost = 0, units = 0, other = 0]) => units * (price - cost) - other,
    steps: ([price = 0, cost = 0, units = 0, other = 0]) =>
      `${figure(units)} × (${money(price)} − ${money(cost)}) − ${money(other)} = ${money(units * (price - cost))} − ${money(other)}`,
    shows: 'money',
    examples: [
      {
        story: 'A club sells 60 mugs at $9; each costs $4, and the booth is $70.',
        values: [9, 4, 60, 70],
      },
    ],
  },
  {
    ...PROFIT_OF_SALES,
    asks: new RegExp(`^${ASKS}(?!${FOUR_FIGURES})`, 'is'),
    inputs: [
      { name: 'price', words: 'price' },
      { name: 'cost of each', words: 'cost' },
      { name: 'units', words: 'units' },
    ],
    reads: COSTS_OF_EACH.map((cost) => new RegExp(`${SALE}.*?${cost}`, 'is')),
  },
]
