export type Formula = {
  card: string
  /** What it works out, where that is not what the card is called. */
  result?: string
  /** Words that ask for just this, whatever terms are named beside it. Without them, the card has to be asked about. */
  asks?: RegExp
  /** In words, as a student writes it down. */
  formula: string
  inputs: { name: string; words: string }[]
  /** In the order of the inputs. Percentages and rates as typed: 5 for 5 %. */
  compute: (values: number[]) => number
  /** The sum with the figures in it. */
  steps: (values: number[]) => string
  shows: 'money' | 'percent' | 'number' | 'units' | 'times' | 'years'
  /** Figures for worked examples beside the card's. */
  examples: { story: string; values: number[] }[]
}

/** Up to two places, thousands parted. */
export const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 })

/** "$5", but "$5.20": cents have two places. */
export const money = (value: number) => {
  const isWhole = Number.isInteger(Math.round(value * 100) / 100)
  return `$${isWhole ? figure(value) : value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

export const YEARS = { name: 'years', words: 'years?|yrs?' }

/** "Sells cups for", "sold it at": what follows is the price. */
export const SELLS = '(?:price|charges?|(?:sells?|selling|sold) (?:[a-z]+ ){0,3}?(?:for|at))'
/** "Bought a shirt for", "pays": what follows is the cost; fixed costs are something else. */
export const BUYS =
  '(?:(?:bought|buys?|buying|purchased?) (?:[a-z]+ ){0,3}?(?:for|at)|(?<!fixed )(?<!total )costs?|pays?|paid)'
