import { figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const MARGIN: Formula = {
  card: 'financial-analysis-net-profit-margin',
  result: 'Profit margin',
  formula: 'profit margin = (revenue − costs) ÷ revenue',
  inputs: inputsOf(['revenue', 'costs']),
  compute: ([revenue = 0, costs = 0]) => (100 * (revenue - costs)) / revenue,
  steps: ([revenue = 0, costs = 0]) =>
    `(${money(revenue)} − ${money(costs)}) ÷ ${money(revenue)} = ${signed(revenue - costs)} ÷ ${money(revenue)}`,
  shows: 'percent',
  says: ([revenue = 0, costs = 0]) =>
    `Of every dollar that comes in, ${figure((100 * (revenue - costs)) / revenue)} cents are profit.`,
  examples: [],
}
const signed = (value: number) => (value < 0 ? `-${money(-value)}` : money(value))

const REVENUE = /\b(?:revenue|sales|rev|income|comes? in|came in|took in|takes? in)\b/
const COSTS = /\b(?:costs?|expenses?|spent|spend|spending)\b/

/** Of one piece, where nothing is said of how many. */
const MARGIN_OF_ONE: Formula = {
  ...MARGIN,
  formula: 'profit margin = (price − cost of one) ÷ price',
  inputs: inputsOf(['price', 'cost of one']),
  says: ([price = 0, cost = 0]) =>
    `Of each sale ${figure((100 * (price - cost)) / price)}% stay with you, before rent, fees and your own time.`,
}
const SELLS = /\b(?:price[ds]?|sells?|sold|selling|charge[ds]?|charging|asks? for)\b/
const BUYS =
  /\b(?:costs?|buys?|bought|pays?|paid|makes?|making|made|materials?|supplies|ingredients?)\b/

/** "Sell a shirt for 25 and it costs 10", "50 revenue and 30 cost, profit margin" */
export const MARGINS_TOLD = fixedStory([MARGIN, MARGIN_OF_ONE], ({ text, figures }) => {
  const [one, other] = figures
  const isAsked =
    /\bprofit margins?\b/.test(text) && !/\b(?:gross|net|operating|goods)\b/.test(text)
  if (!isAsked || !one || !other || figures.length > 2) return undefined
  const ofOne = priceAndCost(one, other) ?? priceAndCost(other, one)
  if (ofOne) return { formula: MARGIN_OF_ONE, figures: ofOne }
  if (/\b(?:each|per unit)\b/.test(text)) return undefined
  const [first, second] = [one, other].map(kindOf)
  if (first === undefined || second === undefined || first === second) return undefined
  const [revenue, costs] = first === 'revenue' ? [one, other] : [other, one]
  return { formula: MARGIN, figures: [revenue.value, costs.value] }
})

function kindOf({ before, after, isPercent }: Figure): 'revenue' | 'costs' | undefined {
  const around = `${before} # ${after.replace(/\bprofit margins?\b/g, '')}`
  const [isRevenue, isCosts] = [REVENUE.test(around), COSTS.test(around)]
  return isPercent || isRevenue === isCosts ? undefined : isRevenue ? 'revenue' : 'costs'
}

function priceAndCost(price: Figure, cost: Figure): [number, number] | undefined {
  if (REVENUE.test(wordsAround(price)) || !SELLS.test(price.before) || SELLS.test(cost.before))
    return undefined
  const isOfCost = BUYS.test(cost.before) && !SPANS.test(wordsAround(cost) + wordsAround(price))
  const isMoney = !price.isPercent && !cost.isPercent
  return isOfCost && isMoney ? [price.value, cost.value] : undefined
}
const wordsAround = ({ before, after }: Figure) => `${before} # ${after}`
/** What runs by time, or is spent beside the goods, is no cost of one piece. */
const SPANS =
  /\b(?:day|daily|week|weekly|month|monthly|year|yearly|rent|total|expenses?|sales|profit of)\b/
