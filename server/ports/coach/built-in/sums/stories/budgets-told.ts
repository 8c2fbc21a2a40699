import { figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { inputsOf, type Story, fixedStory } from './story.ts'

const HAS =
  /\b(?:have|has|got|budget(?: is| of| was)?|saved(?: up)?|with|earn|earns|make|makes|making|income(?: is| of)?|bring home|take home|allowance(?: is| of)?|gets?|given)(?: (?:about|around|like|only))?\s*$/
const ASKS =
  /\b(?:enough|left|left ?over|afford|over budget|under budget|within|remain\w*|still have|can (?:i|we) (?:buy|pay|do)|does (?:it|that) fit|too much|short)\b/
/** "Dj 80", "65 for snacks", "spend 40 on gas": one thing and what it costs. */
const ITEM_AHEAD =
  /^ ?(?:(?:the|my|our|a|an|for|spend|spent|pay|paid|need|want|save|put away|to|i|we|is|buy|bought|costs?) )*(?:[a-z]+(?: [a-z]+)?)(?: (?:is|are|costs?|for|was|were|at|about))* ?$/
const ITEM_BEHIND = /^ ?(?:dollars |bucks )?(?:for|on|to) (?:the |my |our |a |an )?[a-z]+/
const OTHERWISE =
  /%|\b(?:each|apiece|per|sell|sold|selling|price|hours?|times|interest|split|loan|borrow\w*)\b|\bhow (?:many|long)\b/

/** What there is, and everything that it is spent on. */
const moneyLeft = (names: string[]): Formula => ({
  card: 'spending-budget',
  result: 'Money left',
  formula: `money left = ${names.join(' − ')}`,
  inputs: inputsOf(names),
  compute: leftOf,
  steps: ([has = 0, ...items]) =>
    items.length > 1
      ? `${money(has)} − (${items.map(money).join(' + ')}) = ${money(has)} − ${money(sumOf(items))}`
      : `${money(has)} − ${money(items[0] ?? 0)}`,
  shows: 'money',
  says: (values) => {
    const left = leftOf(values)
    if (left === 0) return '**It is just enough:** nothing is left over.'
    return left > 0
      ? `**Yes, it is enough:** ${money(left)} is left.`
      : `**No, it is not enough:** ${money(-left)} is missing.`
  },
  examples: [],
})
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const leftOf = ([has = 0, ...items]: number[]) => has - sumOf(items)

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const namesFor = (items: number) => [
  'money there is',
  ...PLACES.slice(0, items).map((place) => `${place} expense`),
]

export const BUDGETS_TOLD: Story = {
  find: ({ text, figures: all }) => {
    if (!ASKS.test(text) || OTHERWISE.test(text)) return undefined
    // "Every 2 weeks" says when, and not how much.
    const figures = all.filter(
      ({ before, after }) =>
        !(/\bevery\s*$/.test(before) && /^ ?(?:weeks|months|days)\b/.test(after)),
    )
    const has = figures.filter(({ before }) => HAS.test(before))
    const items = figures.filter((one) => !has.includes(one))
    if (
      has.length !== 1 ||
      items.length < 1 ||
      items.length > PLACES.length ||
      !items.every(isItem)
    )
      return undefined
    return {
      formula: moneyLeft(namesFor(items.length)),
      figures: [...has, ...items].map(({ value }) => value),
    }
  },
  formulas: (names) => (names[0] === 'money there is' ? [moneyLeft(names)] : []),
}
const isItem = ({ before, after }: Figure) =>
  (ITEM_AHEAD.test(before) && before.trim() !== '') || ITEM_BEHIND.test(after)

const PIECES: Formula = {
  card: 'spending-budget',
  result: 'How many the money is enough for',
  formula: 'pieces = money there is ÷ price of each, rounded down',
  inputs: inputsOf(['money there is', 'price of each']),
  compute: ([has = 0, price = 0]) => Math.floor(has / price + 1e-9),
  steps: ([has = 0, price = 0]) => `${money(has)} ÷ ${money(price)}`,
  shows: 'number',
  says: ([has = 0, price = 0]) => {
    const pieces = Math.floor(has / price + 1e-9)
    return `They cost ${money(pieces * price)}, and ${money(has - pieces * price)} is left.`
  },
  examples: [],
}

const ENOUGH_FOR: Formula = {
  card: 'spending-budget',
  result: 'What they cost together',
  formula: 'cost = pieces × price of each',
  inputs: inputsOf(['money there is', 'pieces', 'price of each']),
  compute: ([, pieces = 0, price = 0]) => pieces * price,
  steps: ([, pieces = 0, price = 0]) => `${figure(pieces)} × ${money(price)}`,
  shows: 'money',
  says: ([has = 0, pieces = 0, price = 0]) => {
    const left = has - pieces * price
    return left >= 0
      ? `**Yes, it is enough:** of ${money(has)}, ${money(left)} is left.`
      : `**No, it is not enough:** you have ${money(has)}, so ${money(-left)} is missing.`
  },
  examples: [],
}

/** "500 budget, shirts are 12 each, how many can we buy", "is it enough for 30". */
export const MONEY_FOR_PIECES = fixedStory([PIECES, ENOUGH_FOR], ({ text, figures }) => {
  if (/%|\b(?:sell\w*|sold|raise|profit|charge)\b/.test(text)) return undefined
  const has = figures.find(
    ({ before, after }) =>
      HAS.test(before) ||
      /^ ?(?:dollars? |bucks? )?(?:budget|to spend|in the budget)\b/.test(after),
  )
  const each = figures.find((one) => one !== has && isEach(one))
  const [pieces] = figures.filter((one) => one !== has && one !== each)
  if (!has || !each || has.value < each.value) return undefined
  if (
    figures.length === 2 &&
    /\bhow many\b/.test(text) &&
    /\b(?:buy|get|afford|order)\b/.test(text)
  )
    return { formula: PIECES, figures: [has.value, each.value] }
  const isCount =
    pieces &&
    !pieces.isMoney &&
    Number.isInteger(pieces.value) &&
    /^ (?:[a-z]+ )?(?:[a-z]{2,}s|people|ppl)\b/.test(pieces.after)
  return figures.length === 3 && isCount && /\b(?:enough|afford|can (?:i|we))\b/.test(text)
    ? { formula: ENOUGH_FOR, figures: [has.value, pieces.value, each.value] }
    : undefined
})
const isEach = ({ before, after }: Figure) =>
  /^ ?(?:dollars |bucks )?(?:each|apiece|a ?piece|per (?:person|[a-z]+)|a (?:head|person|shirt|box|pack))\b/.test(
    after,
  ) ||
  /\b(?:each|one|an?) [a-z]+ (?:is|costs?)\s*$/.test(before) ||
  /\b[a-z]+s (?:are|cost)\s*$/.test(before)
