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

/** "50 revenue and 30 cost, profit margin" */
export const MARGINS_TOLD = fixedStory([MARGIN], ({ text, figures }) => {
  const [one, other] = figures
  const isAsked =
    /\bprofit margins?\b/.test(text) &&
    !/\b(?:gross|net|operating|each|per unit|goods)\b/.test(text)
  if (!isAsked || !one || !other || figures.length > 2) return undefined
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
