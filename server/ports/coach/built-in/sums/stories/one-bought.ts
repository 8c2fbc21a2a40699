import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import { amountAndPercent, type Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const BOUGHT = { card: 'pricing-markup', examples: [] }

const PROFIT_IN_PERCENT: Formula = {
  ...BOUGHT,
  result: 'Profit in percent of the cost',
  formula: 'profit in percent = (price − cost) ÷ cost',
  inputs: inputsOf(['price', 'cost']),
  compute: ([price = 0, cost = 0]) => (100 * (price - cost)) / cost,
  steps: ([price = 0, cost = 0]) =>
    `(${money(price)} − ${money(cost)}) ÷ ${money(cost)} = ${signed(price - cost)} ÷ ${money(cost)}`,
  shows: 'percent',
  says: ([price = 0, cost = 0]) =>
    `That is the markup, a part of what you paid. As a part of the price, the margin, it is ${figure((100 * (price - cost)) / price)}%.`,
}
const signed = (value: number) => (value < 0 ? `-${money(-value)}` : money(value))

const PRICE_FOR_PROFIT: Formula = {
  ...BOUGHT,
  result: 'Price for a profit on the cost',
  formula: 'price = cost × (1 + profit on cost)',
  inputs: inputsOf(['cost', 'profit on cost in percent']),
  compute: ([cost = 0, percent = 0]) => cost * (1 + percent / 100),
  steps: ([cost = 0, percent = 0]) => `${money(cost)} × ${decimal(1 + percent / 100)}`,
  shows: 'money',
}

const COST_FROM_MARGIN: Formula = {
  ...BOUGHT,
  result: 'Cost from price and margin',
  formula: 'cost = price × (1 − margin)',
  inputs: inputsOf(['price', 'margin in percent']),
  compute: ([price = 0, margin = 0]) => price * (1 - margin / 100),
  steps: ([price = 0, margin = 0]) => `${money(price)} × ${decimal(1 - margin / 100)}`,
  shows: 'money',
}

const WHOLE_WORTH: Formula = {
  card: 'financial-analysis-equity-financing',
  result: 'What the whole is worth by that offer',
  formula: 'worth of the whole = amount paid ÷ share',
  inputs: inputsOf(['amount paid', 'share in percent']),
  compute: ([paid = 0, share = 0]) => (100 * paid) / share,
  steps: ([paid = 0, share = 0]) => `${money(paid)} ÷ ${decimal(share / 100)}`,
  shows: 'money',
  examples: [],
}

/** What somebody asks who buys one thing and sells it, or is offered money for a share. */
export const ONE_BOUGHT = fixedStory(
  [PROFIT_IN_PERCENT, PRICE_FOR_PROFIT, COST_FROM_MARGIN, WHOLE_WORTH],
  ({ text, figures }) =>
    figures.length === 2
      ? (withPercent(text, figures) ?? profitInPercent(text, figures))
      : undefined,
)

function withPercent(text: string, figures: Figure[]) {
  const told = amountAndPercent(figures)
  if (!told) return undefined
  const { part, amount, all, around } = told
  if (/\bmargin\b/.test(around) && IS_PRICE.test(amount.before) && ASKS_FOR_COST.test(text))
    return { formula: COST_FROM_MARGIN, figures: all }
  if (OF_BUSINESS.test(part.after) && ASKS_FOR_WORTH.test(text) && IS_OFFERED.test(amount.before))
    return { formula: WHOLE_WORTH, figures: all }
  const wantsProfit = /\b(?:make|profit|earn|gain)\b/.test(around) && !/\bmargin\b/.test(text)
  return wantsProfit &&
    IS_BOUGHT.test(amount.before) &&
    ASKS_FOR_PRICE.test(text) &&
    !/\b(?:cut|fee|takes)\b/.test(text)
    ? { formula: PRICE_FOR_PROFIT, figures: all }
    : undefined
}
const IS_PRICE = /\bsells?\b|\bprice\b|\bcharge\b/
const ASKS_FOR_COST =
  /\bwhat (?:did|does|do|can|must|should|may) .{0,12}\bcost\b|\b(?:whats|what is|find) (?:the |my )?cost\b/
const OF_BUSINESS =
  /\bof (?:my|our|the|his|her|their) (?:business|company|shop|store|startup|brand|stand)\b/
const ASKS_FOR_WORTH = /\bworth\b|\bvalu(?:e|ed|ation)\b/
const IS_OFFERED = /\bfor\s*$|\boffer\w*\b|\bpays?\b/
const IS_BOUGHT = /\b(?:buy|bought|buys|costs?(?: me)?|paid|pay|get)\b[^#]*$/
const ASKS_FOR_PRICE =
  /\b(?:what|how much|price)\b.*\b(?:sell|charge|price|ask)\b|\b(?:selling )?price\b/

/** "Bought for 150, sold for 210, profit in percent" */
function profitInPercent(text: string, figures: Figure[]) {
  if (figures.some(({ isPercent }) => isPercent)) return undefined
  const cost = figures.find(({ before }) => /\b(?:bought|buy|got|paid|costs?)\b[^#]*$/.test(before))
  const price = figures.find(
    (one) =>
      one !== cost && /\b(?:sold|sell|sells|selling|resold|flipped)\b[^#]*$/.test(one.before),
  )
  const isAsked =
    /\b(?:profit|gain|made|make|return)\b/.test(text) && /\b(?:percent|percentage)\b|%/.test(text)
  return cost && price && isAsked && !/\b(?:margin|markup|mark up)\b/.test(text)
    ? { formula: PROFIT_IN_PERCENT, figures: [price.value, cost.value] }
    : undefined
}
