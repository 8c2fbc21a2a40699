import { decimal, figure, money, type Formula } from './formula.ts'

const PERCENT = String.raw`(\d+(?:\.\d+)?) ?(?:%|percent)`
const named = (name: string) => PERCENT.replace('(', `(?<${name}>`)
const SOURCES = `${named('a')} (?:of )?(?:is |in )?equity\\D{0,30}?${named('b')}.*?${named('c')} (?:of )?(?:is |in )?debt\\D{0,30}?${named('d')}`

const WEIGHTED = [
  { name: 'share of equity', words: 'equity' },
  { name: 'cost of equity', words: 'cost of equity' },
  { name: 'share of debt', words: 'debt' },
  { name: 'cost of debt', words: 'cost of debt' },
]
const weighted = ([equity = 0, asked = 0, debt = 0, interest = 0, tax = 0]: number[]) =>
  (equity * asked + debt * interest * (1 - tax / 100)) / 100
const sources = ([equity = 0, asked = 0, debt = 0, interest = 0]: number[]) =>
  `${decimal(equity / 100)} × ${figure(asked)}% + ${decimal(debt / 100)} × ${figure(interest)}%`

/** What a business is worth to its owners and lenders, and two sums that are asked for together. */
export const OWNERS: Formula[] = [
  {
    card: 'financial-analysis-equity-financing',
    result: 'Weighted average cost of capital',
    asks: /^(?=.*\b(wacc|cost of capital)\b)(?=.*\btax(es)?\b)(?=(?:.*?\d){5})/is,
    formula: 'WACC = share of equity × its cost + share of debt × its cost × (1 − taxes)',
    inputs: [...WEIGHTED, { name: 'taxes in percent', words: 'tax' }],
    reads: [
      new RegExp(`${SOURCES}.*?${named('e')} (?:corporate |income )?tax`, 's'),
      new RegExp(`${SOURCES}.*?\\btax(?:es)?(?: rate)?(?: is| are| of|:)? ${named('e')}`, 's'),
    ],
    compute: weighted,
    steps: (values) => `${sources(values)} × ${decimal(1 - values[4]! / 100)}`,
    shows: 'percent',
    examples: [
      {
        story: 'Half equity at 12 percent, half debt at 8 percent, taxes of 25 percent.',
        values: [50, 12, 50, 8, 25],
      },
    ],
  },
  {
    card: 'financial-analysis-equity-financing',
    result: 'Weighted average cost of capital',
    asks: /^(?=.*\b(wacc|cost of capital)\b)(?!.*(?<!after[- ])\btax(es)?\b)(?=(?:.*?\d){4})/is,
    formula: 'WACC = share of equity × its cost + share of debt × its cost after taxes',
    inputs: WEIGHTED,
    reads: [new RegExp(SOURCES, 's')],
    compute: weighted,
    steps: sources,
    shows: 'percent',
    examples: [
      {
        story: '60 percent equity at 10 percent and 40 percent debt at 5 percent after taxes.',
        values: [60, 10, 40, 5],
      },
    ],
  },
  {
    card: 'entrepreneurship-venture-capital',
    result: 'Share of the investor',
    asks: /^(?=.*\bpre-? ?money\b)(?=.*\b(invest\w*|puts? in|pays?)\b)(?=(?:.*?\d){2})/is,
    formula: 'share = investment ÷ (pre-money valuation + investment)',
    inputs: [
      { name: 'pre-money valuation', words: 'pre-? ?money(?: valuation)?(?: is| of| was| at)?' },
      { name: 'investment', words: 'puts? in|invests?|investment(?: of)?|investing|pays?' },
    ],
    compute: ([before = 0, paid = 0]) => (100 * paid) / (before + paid),
    steps: ([before = 0, paid = 0]) =>
      `${money(paid)} ÷ (${money(before)} + ${money(paid)}) = ${money(paid)} ÷ ${money(before + paid)}`,
    shows: 'percent',
    examples: [
      {
        story: 'A firm is worth $300,000 before an investor puts in $100,000.',
        values: [300_000, 100_000],
      },
    ],
  },
]
