import { AMOUNT } from '../typed-figures.ts'

export type Input = {
  name: string
  /** What stands beside its figure. */
  words: string
  /** Words by which it is changed afterward, beside those of its name. */
  also?: string
}

export type Formula = {
  card: string
  /** What it works out, where that is not what the card is called. */
  result?: string
  /** The figure that it works out, by its name in `named/`: it can then be found by its figures' names, and go on into other sums. */
  gives?: string
  /** Words that ask for just this, whatever terms are named beside it. Without them, the card has to be asked about. */
  asks?: RegExp
  /** Words that speak of something like it that is worked out otherwise. */
  unless?: RegExp
  /** In words, as a student writes it down. */
  formula: string
  inputs: Input[]
  /** Where words beside the figures do not tell them apart: groups a, b, c and on, in the order of the inputs. */
  reads?: RegExp[]
  /** Where a list may have any order: the figures as said, in the order of the inputs; undefined where it is another list. */
  finds?: (text: string) => string[] | undefined
  /** Words that ask for this with the figures of the sum before: "and compounded?" */
  also?: RegExp
  /** The figure that was worked out before, where it only goes on with that one. */
  after?: string
  /** In the order of the inputs. Percentages and rates as typed: 5 for 5 %. */
  compute: (values: number[]) => number
  /** The sum with the figures in it. */
  steps: (values: number[]) => string
  shows: 'money' | 'percent' | 'number' | 'units' | 'times' | 'years' | 'months' | 'days'
  /** What the figures make impossible, in a sentence; null where they can be worked with. */
  impossible?: (values: number[]) => string | null
  /** What the result says, in a sentence. */
  means?: (result: number) => string
  /** The verdict on it in words, which stands behind the sum. */
  says?: (values: number[]) => string
  /** The input that the result is a percentage of, and what that percentage is called. */
  percentOf?: { input: string; called: string }
  /** The same in dollars, for a percentage. */
  inMoney?: {
    called: string
    compute: (values: number[]) => number
    steps: (values: number[]) => string
  }
  /** What the result is for, where the formula says it. */
  span?: 'day' | 'month' | 'year'
  /** Figures for worked examples beside the card's. */
  examples: { story: string; values: number[] }[]
}

/** A figure that a pattern gives a name, as `reads` has them. */
export const named = (name: string) => `(?<${name}>${AMOUNT})`

// Made once: to make a format takes some fifty times as long as to use it.
const TWO_PLACES = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const CENTS = new Intl.NumberFormat('en-US', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
})
const SIX_PLACES = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6, useGrouping: false })

/** $48.825 is no binary number, and would be shown a cent short. */
const halfUp = (value: number) => value + Math.sign(value) * 1e-9

/** Up to two places, thousands parted. */
export const figure = (value: number) => TWO_PLACES.format(halfUp(value))

/** A rate or a factor in a sum, as exact as it was said. */
export const decimal = (value: number) => SIX_PLACES.format(value)

/** "$5", but "$5.20": cents have two places. */
export const money = (value: number) => {
  const isWhole = Number.isInteger(Math.round(value * 100) / 100)
  return `$${(isWhole ? TWO_PLACES : CENTS).format(halfUp(value))}`
}

export const YEARS = { name: 'years', words: 'years?|yrs?' }

/** "Sells cups for", "sold it at": what follows is the price. */
export const SELLS = '(?:price|charges?|(?:sells?|selling|sold) (?:[a-z]+ ){0,3}?(?:for|at))'
/** "Bought a shirt for", "pays": what follows is the cost; fixed costs are something else. */
export const BUYS =
  '(?:(?:bought|buys?|buying|purchased?) (?:[a-z]+ ){0,3}?(?:for|at)|(?<!fixed )(?<!total )costs?|pays?|paid)'

/** "15 hours at 13" */
export const HOURS_AT = [
  new RegExp(`${named('b')} ?(?:hours?|hrs?)\\b[^.]{0,30}?\\b(?:at|for) ${named('a')}`, 'is'),
]

/** Each pattern looks for its part wherever that stands. */
export const readsOf = (...parts: string[][]) =>
  parts
    .reduce<string[]>(
      (all, ways) => all.flatMap((one) => ways.map((way) => `${one}(?=.*?(?:${way}))`)),
      ['^'],
    )
    .map((pattern) => new RegExp(pattern, 's'))
