export type Formula = {
  card: string
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

export const money = (value: number) => `$${figure(value)}`

export const YEARS = { name: 'years', words: 'years?|yrs?' }
