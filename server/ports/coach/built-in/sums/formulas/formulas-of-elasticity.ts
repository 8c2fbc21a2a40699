import { figure, money, type Formula } from './formula.ts'

const ELASTICITY =
  /^(?!.*\b(income|cross)\b)(?=.*\b(elastic|inelastic|elasticity)\b)(?=(?:.*?\d){2})/is
const MIDPOINT = /\b(mid-?point|arc elasticity|average method)\b/i
const PRICE_FROM_TO = String.raw`price\D{0,30}?\b(?:from )?\$?(?<a>[\d,.]*\d) to \$?(?<b>[\d,.]*\d)(?! ?%)`
const QUANTITY_FROM_TO = String.raw`(?:quantit\w+|demand\w*|sales|units?|sold|sells?|buys?|purchases)\D{0,40}?\b(?:from )?(?<c>[\d,.]*\d) to (?<d>[\d,.]*\d)(?! ?%)`
const QUANTITY_INSTEAD = String.raw`(?:quantit\w+|demand\w*|sales|units?|sold|sells?|selling|buys?|buying)\D{0,20}?(?<d>[\d,.]*\d)(?: [a-z]+){0,3} instead of (?<c>[\d,.]*\d)(?! ?%)`
const PRICES_AND_QUANTITIES = {
  inputs: ['old price', 'new price', 'old quantity', 'new quantity'].map((name) => ({
    name,
    words: name,
  })),
  reads: [
    new RegExp(`${PRICE_FROM_TO}.*?${QUANTITY_FROM_TO}`, 's'),
    new RegExp(`${QUANTITY_FROM_TO}.*?${PRICE_FROM_TO}`, 's'),
    new RegExp(`${PRICE_FROM_TO}.*?${QUANTITY_INSTEAD}`, 's'),
  ],
}
const elasticity = {
  card: 'economics-elastic-demand',
  result: 'Price elasticity (without its minus sign)',
  shows: 'number',
  means: (result: number) =>
    result > 1
      ? 'Above 1: elastic, the quantity reacts more strongly than the price.'
      : result < 1
        ? 'Below 1: inelastic, the quantity reacts less strongly than the price.'
        : 'Exactly 1: unit elastic, both change by the same percentage.',
} satisfies Partial<Formula>
const percentOfOld = (from: number, to: number) => (100 * (to - from)) / from
const percentOfMiddle = (from: number, to: number) => (100 * (to - from)) / ((from + to) / 2)

/** By midpoints only where they are asked for. */
export const ELASTICITIES: Formula[] = [
  {
    ...elasticity,
    asks: new RegExp(`${ELASTICITY.source}(?=.*${MIDPOINT.source})`, 'is'),
    also: MIDPOINT,
    formula:
      'elasticity by midpoints = (change of quantity ÷ average quantity) ÷ (change of price ÷ average price)',
    ...PRICES_AND_QUANTITIES,
    compute: ([a = 0, b = 0, c = 0, d = 0]) =>
      Math.abs(percentOfMiddle(c, d) / percentOfMiddle(a, b)),
    steps: ([a = 0, b = 0, c = 0, d = 0]) =>
      `${figure(Math.abs(d - c))} ÷ ${figure((c + d) / 2)} = ${figure(Math.abs(percentOfMiddle(c, d)))}%; ${money(Math.abs(b - a))} ÷ ${money((a + b) / 2)} = ${figure(Math.abs(percentOfMiddle(a, b)))}%; the first ÷ the second`,
    examples: [{ story: 'Price $4 to $6, quantity 60 to 40.', values: [4, 6, 60, 40] }],
  },
  {
    ...elasticity,
    asks: ELASTICITY,
    unless: MIDPOINT,
    formula: 'elasticity = percentage change of quantity ÷ percentage change of price',
    ...PRICES_AND_QUANTITIES,
    compute: ([a = 0, b = 0, c = 0, d = 0]) => Math.abs(percentOfOld(c, d) / percentOfOld(a, b)),
    steps: ([a = 0, b = 0, c = 0, d = 0]) =>
      `${figure(Math.abs(d - c))} ÷ ${figure(c)} = ${figure(Math.abs(percentOfOld(c, d)))}%; ${money(Math.abs(b - a))} ÷ ${money(a)} = ${figure(Math.abs(percentOfOld(a, b)))}%; the first ÷ the second`,
    examples: [{ story: 'Price $10 to $12, quantity 100 to 90.', values: [10, 12, 100, 90] }],
  },
  {
    ...elasticity,
    asks: new RegExp(`${ELASTICITY.source}(?=(?:.*?\\d ?(?:%|percent)){2})`, 'is'),
    gives: 'elasticity',
    unless: /\bfrom \$?\d|\b(?:income|cross)\b/i,
    formula: 'elasticity = percentage change of quantity ÷ percentage change of price',
    inputs: [
      { name: 'change of price in percent', words: 'prices?' },
      {
        name: 'change of quantity in percent',
        words:
          'quantity demanded|quantity|demand|sales|units sold|units|purchases|sold|(?:people|customers|they|buyers) buys?|buys?|fewer|less people',
      },
    ],
    compute: ([price = 0, quantity = 0]) => quantity / price,
    steps: ([price = 0, quantity = 0]) => `${figure(quantity)}% ÷ ${figure(price)}%`,
    examples: [{ story: 'The price rises 10 percent, sales fall 20 percent.', values: [10, 20] }],
  },
]
