import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const CARD = { card: 'spending-budget', examples: [] }

/** What a cost is of what comes in, in percent. */
const COST_OF_INCOME: Formula = {
  ...CARD,
  result: 'Cost in percent of what comes in',
  formula: 'part in percent = cost ÷ what comes in',
  inputs: inputsOf(['cost', 'what comes in']),
  compute: ([cost = 0, income = 0]) => (100 * cost) / income,
  steps: ([cost = 0, income = 0]) => `${money(cost)} ÷ ${money(income)}`,
  shows: 'percent',
  says: ([cost = 0, income = 0]) =>
    `So of each $100 that comes in, ${money((100 * cost) / income)} goes there, and ${money(income - cost)} in all is left for everything else. Whether that is too much depends on what else has to be paid from it.`,
}
const WAGES_OF_SALES: Formula = {
  ...COST_OF_INCOME,
  result: 'Labor cost percentage',
  formula: 'labor cost in percent = wages ÷ sales',
  inputs: inputsOf(['wages', 'sales']),
  says: ([wages = 0, sales = 0]) =>
    `So of each $100 of sales, ${money((100 * wages) / sales)} goes to wages, and ${money(sales - wages)} in all is left for every other cost and the profit. In many restaurants wages are about 25 to 35 percent; other businesses have other shares.`,
}

const FOOD_OF_SALES: Formula = {
  ...COST_OF_INCOME,
  result: 'Food cost percentage',
  formula: 'food cost percentage = food cost ÷ food sales',
  inputs: inputsOf(['food cost', 'food sales']),
  says: ([food = 0, sales = 0]) => {
    const percent = (100 * food) / sales
    const where =
      percent < USUAL_FOOD[0]
        ? `below the usual ${USUAL}, so it is not too high; very low can mean small portions or high prices`
        : percent > USUAL_FOOD[1]
          ? `above the usual ${USUAL}, so it is high: look at waste, portions, suppliers and menu prices`
          : `within the usual ${USUAL}, so it is not too high`
    return `So of each $100 of sales, ${money(percent)} goes to food, and ${money(sales - food)} in all is left for wages, rent, every other cost and the profit. **Your ${figure(percent)}% lies ${where}.**`
  },
}
/** In percent, of most restaurants. */
const USUAL_FOOD = [28, 35] as const
const USUAL = `${USUAL_FOOD[0]} to ${USUAL_FOOD[1]} percent of a restaurant`

/** What is left when a part in percent is taken away, with the part itself. */
const rest = (isMoney: boolean): Formula => {
  const show = isMoney ? money : figure
  const whole = isMoney ? 'whole amount' : 'whole number'
  return {
    ...CARD,
    result: 'The other part',
    formula: `the other part = ${whole} × (1 − part)`,
    inputs: inputsOf([whole, 'part in percent']),
    compute: ([all = 0, part = 0]) => all * (1 - part / 100),
    steps: ([all = 0, part = 0]) =>
      `${show(all)} × ${decimal(1 - part / 100)} = ${show(all)} − ${show((all * part) / 100)}`,
    shows: isMoney ? 'money' : 'number',
    says: ([all = 0, part = 0]) => `The ${figure(part)}% itself are ${show((all * part) / 100)}.`,
  }
}
const REST_OF_MONEY = rest(true)
const REST_OF_COUNT = rest(false)

/** So many sold, of which somebody has a part in percent. */
const shareOfSales = ({ isKept, isMoney }: { isKept: boolean; isMoney: boolean }): Formula => {
  const show = isMoney ? money : figure
  const price = isMoney ? 'price' : 'price in game money'
  const part = isKept ? 'part that you get in percent' : 'part that they take in percent'
  const factor = (percent: number) => (isKept ? percent : 100 - percent) / 100
  return {
    ...CARD,
    result: 'Your part of the sales',
    formula: `your part = units sold × ${price} × ${isKept ? 'part that you get' : '(1 − part that they take)'}`,
    inputs: inputsOf(['units sold', price, part]),
    compute: ([units = 0, each = 0, percent = 0]) => units * each * factor(percent),
    steps: ([units = 0, each = 0, percent = 0]) =>
      `${figure(units)} × ${show(each)} × ${decimal(factor(percent))} = ${show(units * each)} × ${decimal(factor(percent))}`,
    shows: isMoney ? 'money' : 'number',
  }
}
const KINDS = [true, false].flatMap((isKept) =>
  [true, false].map((isMoney) => ({
    ...{ isKept, isMoney },
    formula: shareOfSales({ isKept, isMoney }),
  })),
)

/** A cost held against what comes in, a part in percent and the rest, a share of what is sold. */
export const PARTS_OF_MONEY = fixedStory(
  [
    ...[COST_OF_INCOME, WAGES_OF_SALES, FOOD_OF_SALES, REST_OF_MONEY, REST_OF_COUNT],
    ...KINDS.map(({ formula }) => formula),
  ],
  ({ text, figures }) =>
    costOfIncome(text, figures) ?? restOf(text, figures) ?? partOfSales(text, figures),
)

const COSTS =
  /\b(?:rent|wages?|payroll|labor|salar(?:y|ies)|food|ingredients?|gas|car payment|insurance|bills?|ads?|advertising)\b/
const WAGES = /\b(?:wages?|payroll|labor|salar(?:y|ies)|staff|workers|employees)\b/
const COMES_IN =
  /\b(?:i|we) (?:make|earn|bring in|take in|get|take home)\s*$|^\s*(?:make|earn|bring in|take home)\s*$|\b(?:sales|revenue|income|pay|take home|paycheck)\b[^#]*$/
const ASKS_WHETHER_MUCH =
  /\b(?:too (?:much|high)|a lot|ok|okay|normal|good|bad|high)\b\s*\??$|\b(?:what|how much) ?(?:percent|percentage|%)|\bwhat (?:part|share)\b/

function costOfIncome(text: string, figures: Figure[]) {
  const [one, other, ...more] = figures
  if (!one || !other || more.length > 0 || !ASKS_WHETHER_MUCH.test(text)) return undefined
  if (one.isPercent || other.isPercent) return undefined
  const isCost = ({ before, after }: Figure) => COSTS.test(`${before} ${after}`)
  const isIncome = ({ before }: Figure) => COMES_IN.test(before)
  const [cost, income] = isCost(one) ? [one, other] : [other, one]
  const spans = [cost, income].map(({ after }) => SPAN.exec(after)?.[1] ?? '')
  const areAlike = spans.includes('') || spans[0] === spans[1]
  if (!isCost(cost) || isCost(income) || !isIncome(income) || !areAlike) return undefined
  return {
    formula: shareOf(`${cost.before} ${cost.after}`, text),
    figures: [cost.value, income.value],
  }
}

/** Of sales a restaurant's food and wages have names of their own. */
function shareOf(cost: string, text: string): Formula {
  if (!/\b(?:sales|revenue)\b/.test(text)) return COST_OF_INCOME
  if (WAGES.test(cost)) return WAGES_OF_SALES
  return /\b(?:food|ingredients?)\b/.test(cost) ? FOOD_OF_SALES : COST_OF_INCOME
}
const SPAN = /\b(?:an?|per|each|every) (hour|day|week|month|year)\b/

const ASKS_FOR_REST =
  /\b(?:how (?:much|many)|whats?(?: is)?)\b[^\d]*\b(?:left|rest|remain\w*|others?|normal|regular|not|without|didnt|dont|arent|werent|isnt)\b[^\d]*$/

/** "20% of the 350 were vip, how many normal ones", "the driver gets 70%, how much does uber keep" */
function restOf(text: string, figures: Figure[]) {
  const [one, other, ...more] = figures
  if (!one || !other || more.length > 0 || one.isPercent === other.isPercent) return undefined
  const [part, whole] = one.isPercent ? [one, other] : [other, one]
  if (
    part.value >= 100 ||
    /\b(?:tax|tip|interest|apr|off|discount|raise|markup|margin)\b/.test(text)
  )
    return undefined
  const isAsked = ASKS_FOR_REST.test(text) || asksForOther(text, part)
  const isCount = isOfThings(whole) || GAME_MONEY.test(text)
  return isAsked
    ? { formula: isCount ? REST_OF_COUNT : REST_OF_MONEY, figures: [whole.value, part.value] }
    : undefined
}
const isOfThings = ({ isMoney, before, after }: Figure) =>
  !isMoney &&
  !/\b(?:was|is|for|costs?|paid|made|earned|at)\s*$/.test(before) &&
  /^ [a-z]{2,}(?:s|ople|pl)\b/.test(after)

/** Who gets the part is one, and who is asked about another. */
function asksForOther(text: string, part: Figure): boolean {
  const [, taker = ''] = /\b([a-z]+) (?:gets?|takes?|took|keeps?|kept)\s*$/.exec(part.before) ?? []
  const [, keeper = ''] =
    /\bhow (?:much|many) (?:do|does|did|will|would) (?:the )?([a-z]+) (?:keep|get|have|end up)/.exec(
      text,
    ) ?? []
  return taker !== '' && keeper !== '' && taker !== keeper
}

const GAME_MONEY = /\b(?:robux|v-?bucks|coins|gems|tokens|points|credits)\b/

/** "Sells for 50, I get 70%, 200 buy it", "they take 15%, I sold 12 at 14" */
function partOfSales(text: string, figures: Figure[]) {
  const part = figures.find(({ isPercent }) => isPercent)
  const price = figures.find((one) => one !== part && PRICED.test(one.before))
  const units = figures.find((one) => one !== part && one !== price && isSold(one))
  if (!part || !price || !units || figures.length !== 3) return undefined
  if (!/\bhow (?:much|many)\b|\bwhat (?:do|does|will|would|is)\b|\bwhats\b/.test(text))
    return undefined
  if (/\b(?:costs?|profit|tax|off|discount|margin|markup|raise)\b/.test(text)) return undefined
  const isKept = /\b(?:i|we) (?:get|keep|earn|receive|take home)\b[^.,;]*$/.test(part.before)
  const isTaken =
    /\b(?:takes?|took|keeps?|kept|wants?|gets?|charges?|cuts?|fees?)\b/.test(part.before) ||
    /^ ?(?:fee|cut|goes to)\b/.test(part.after)
  const asksForOwn =
    /\b(?:do|did|will|would|can) (?:i|we) (?:\w+ )?(?:get|keep|make|earn|have|end up)\b/.test(text)
  if ((!isKept && !isTaken) || !asksForOwn) return undefined
  const isMoney = !GAME_MONEY.test(text)
  const kind = KINDS.find((one) => one.isKept === isKept && one.isMoney === isMoney)!
  return { formula: kind.formula, figures: [units.value, price.value, part.value] }
}
const PRICED =
  /\b(?:(?:sells?|selling|sold)(?: [a-z]+){0,4} (?:for|at)|for|at|is|are|costs?|priced at|charge)\s*$/
const isSold = ({ isMoney, before, after, value }: Figure) =>
  !isMoney &&
  Number.isInteger(value) &&
  (/\b(?:sold|sell|sells)(?: (?:like|about|around))?\s*$/.test(before) ||
    /^ ?(?:people|ppl|kids|players|customers|of them|times|subs|copies)\b|^ [a-z]+s\b/.test(after))
