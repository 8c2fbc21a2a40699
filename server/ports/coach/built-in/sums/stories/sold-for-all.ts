import { figure, money, type Formula } from '../formulas/formula.ts'
import { OF_EACH, type Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const SOLD_FOR_ALL: Formula = {
  card: 'financial-analysis-net-profit-margin',
  result: 'Profit',
  gives: 'profit',
  formula: 'profit = sales of all − units sold × cost of each',
  inputs: inputsOf(['units sold', 'sales of all', 'cost of each']),
  compute: ([units = 0, sales = 0, cost = 0]) => sales - units * cost,
  steps: ([units = 0, sales = 0, cost = 0]) =>
    `${money(sales)} − ${figure(units)} × ${money(cost)} = ${money(sales)} − ${money(units * cost)}`,
  shows: 'money',
  says: ([units = 0, sales = 0, cost = 0]) => {
    const profit = sales - units * cost
    const each = `I took the ${money(sales)} for all ${figure(units)} together, so ${money(sales / units)} for each`
    return profit >= 0
      ? `**So yes, you make money:** ${money(profit)} in all. ${each}, of which ${money(cost)} is its cost.`
      : `**So you lose money:** ${money(-profit)} in all. ${each}, and each costs ${money(cost)}.`
  },
  examples: [],
}

/** "Sold 20 shirts for 300 and they cost 9 each": an amount for all of them, and a cost of each. */
export const SOLD_FOR_ALL_TOLD = fixedStory([SOLD_FOR_ALL], ({ text, figures }) => {
  if (figures.length !== 3 || figures.some(({ isPercent }) => isPercent)) return undefined
  if (!isAsked(text) || OTHERWISE.test(text)) return undefined
  const units = figures.find(
    ({ before, value, isMoney }) => SOLD.test(before) && !isMoney && Number.isInteger(value),
  )
  const sales = units && figures[figures.indexOf(units) + 1]
  const cost = figures.find((one) => one !== units && one !== sales)
  if (!units || !sales || !cost || !FOR.test(sales.before) || !isCostOfEach(cost)) return undefined
  if (OF_EACH.test(sales.after) || !isForAll(sales, { units, cost })) return undefined
  return { formula: SOLD_FOR_ALL, figures: [units, sales, cost].map(({ value }) => value) }
})

const isAsked = (text: string) =>
  /\b(?:profit|make|made|earn|earned|lose|lost|left|keep|net income|clear)\b/.test(text) ||
  !/\?|\b(?:how|what|whats|which|should|is|are|why|can|if)\b/.test(text)
const OTHERWISE = /\b(?:margin|markup|mark up|percent|break|revenue|tax|better)\b/
const SOLD = /\b(?:sold|sell|sells|selling)(?: (?:about|around|like|only|just|all))?\s*$/
const FOR =
  /^ ?(?:[a-z]+ ){0,4}?(?:for|and (?:got|made|took in))(?: (?:a total of|about|only))?\s*$/
const isCostOfEach = ({ before, after }: Figure) =>
  (/\bcosts?\b[^#]*$|\b(?:paid|bought)\b[^#]*$/.test(before) && OF_EACH.test(after)) ||
  /\b(?:each|every|one) (?:[a-z]+ )?(?:costs?|cost me|is)(?: (?:me|us))?\s*$/.test(before) ||
  /^ ?(?:dollars |bucks )?(?:each )?to make(?: each| one)?\b/.test(after)

/** Said so, or nobody would pay as much for one. */
function isForAll(sales: Figure, { units, cost }: { units: Figure; cost: Figure }): boolean {
  if (/^ ?(?:dollars |bucks )?(?:in )?(?:total|all|altogether)\b/.test(sales.after)) return true
  if (/\ba total of\s*$/.test(sales.before)) return true
  return sales.value > TIMES_THE_COST * cost.value && sales.value / units.value >= cost.value
}
const TIMES_THE_COST = 5
