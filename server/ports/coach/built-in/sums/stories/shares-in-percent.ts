import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import { inputsOf, type Story } from './story.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']
const ALL = 100

/** An amount that partners share in parts of a hundred. */
const sharesOf = (count: number): Formula => ({
  card: 'spending-budget',
  result: 'The shares',
  formula: `share of each = amount × part of each (${PLACES.slice(0, count).join(', ')})`,
  inputs: inputsOf([
    'amount shared',
    ...PLACES.slice(0, count).map((place) => `${place} part in percent`),
  ]),
  compute: ([amount = 0, first = 0]) => (amount * first) / ALL,
  steps: ([amount = 0, first = 0]) => `the first part: ${money(amount)} × ${decimal(first / ALL)}`,
  shows: 'money',
  says: ([amount = 0, ...parts]) =>
    `**All of them:** ${parts.map((part) => `${figure(part)}% is ${money((amount * part) / ALL)}`).join(', ')}. Together that is ${money(amount)}.`,
  examples: [],
})

/** "Me and 2 friends split 420 profit 50 30 20": parts that make a hundred. */
export const SHARES_IN_PERCENT: Story = {
  find: ({ text, figures }) => {
    if (!SHARE.test(text) || OTHERWISE.test(text)) return undefined
    const rest = figures.filter(({ after, isMoney }) => isMoney || !PEOPLE.test(after))
    const parts = partsIn(rest.map(({ value }) => value))
    const [amount, ...more] = rest.filter((_, i) => !parts?.includes(i))
    if (!parts || !amount || more.length > 0 || amount.isPercent) return undefined
    return {
      formula: sharesOf(parts.length),
      figures: [amount.value, ...parts.map((i) => rest[i]!.value)],
    }
  },
  formulas: (names) => (names[0] === 'amount shared' ? [sharesOf(names.length - 1)] : []),
}

const SHARE =
  /\b(?:split\w*|shar(?:e|es|ed|ing)|divid\w+|how much (?:does|do|will|would) (?:each|every|everyone|we each|they each)|partners?)\b/
const OTHERWISE =
  /\b(?:needs?|wants|savings?|budget|rule|take-?home|paycheck|discount|tax|tip|off|interest|equity|valuation|margin)\b/
const PEOPLE =
  /^ ?(?:friends|people|ppl|of us|partners|kids|others|members|ways|girls|guys|cousins)\b/

/** Places of neighbors that make a hundred: all figures but one, that stands before or behind them. */
function partsIn(values: number[]): number[] | undefined {
  const places = values.map((_, i) => i)
  const found = [places.slice(1), places.slice(0, -1)].find(
    (row) =>
      row.length > 1 &&
      row.length <= PLACES.length &&
      row.reduce((sum, i) => sum + values[i]!, 0) === ALL,
  )
  return found
}
