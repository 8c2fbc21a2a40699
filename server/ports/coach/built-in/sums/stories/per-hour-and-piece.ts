import { figure, money, type Formula } from '../formulas/formula.ts'
import { OF_EACH, type Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const CARD = { examples: [] }

const PRODUCTIVITY: Formula = {
  ...CARD,
  card: 'operations-capacity-utilization',
  result: 'Productivity',
  formula: 'productivity = output ÷ (workers × hours)',
  inputs: inputsOf(['output', 'workers', 'hours']),
  compute: ([output = 0, workers = 0, hours = 0]) => output / (workers * hours),
  steps: ([output = 0, workers = 0, hours = 0]) =>
    `${figure(output)} ÷ (${figure(workers)} × ${figure(hours)}) = ${figure(output)} ÷ ${figure(workers * hours)} hours of work`,
  shows: 'units',
  says: ([output = 0, workers = 0, hours = 0]) =>
    `So each of the ${figure(workers)} made ${figure(output / (workers * hours))} in an hour on average.`,
}

const AN_HOUR: Formula = {
  ...CARD,
  card: 'earning-income-net-pay',
  result: 'For each hour',
  formula: 'an hour = amount ÷ (shifts × hours of a shift)',
  inputs: inputsOf(['amount', 'shifts', 'hours of a shift']),
  compute: ([amount = 0, shifts = 0, hours = 0]) => amount / (shifts * hours),
  steps: ([amount = 0, shifts = 0, hours = 0]) =>
    `${money(amount)} ÷ (${figure(shifts)} × ${figure(hours)}) = ${money(amount)} ÷ ${figure(shifts * hours)}`,
  shows: 'money',
}

const WITH_SETUP: Formula = {
  ...CARD,
  card: 'pricing-markup',
  result: 'Cost of each with everything',
  formula: 'cost of each = (pieces × price of each + other costs) ÷ pieces',
  inputs: inputsOf(['pieces', 'price of each', 'other costs']),
  compute: ([pieces = 0, each = 0, others = 0]) => each + others / pieces,
  steps: ([pieces = 0, each = 0, others = 0]) =>
    `(${figure(pieces)} × ${money(each)} + ${money(others)}) ÷ ${figure(pieces)} = ${money(pieces * each + others)} ÷ ${figure(pieces)}`,
  shows: 'money',
  says: ([pieces = 0, , others = 0]) =>
    `The ${money(others)} are paid once, so they are ${money(others / pieces)} of each piece, and less the more you order.`,
}

/** What an hour brings, and what a piece costs once everything is in it. */
export const PER_HOUR_AND_PIECE = fixedStory(
  [PRODUCTIVITY, AN_HOUR, WITH_SETUP],
  ({ text, figures }) =>
    figures.length === 3 && figures.every(({ isPercent }) => !isPercent)
      ? (productivityOf(text, figures) ?? anHour(text, figures) ?? withSetup(text, figures))
      : undefined,
)

const isHours = ({ after }: Figure) => /^[ -]?(?:hours?|hrs?)\b/.test(after)

/** "360 cookies in 6 hours with 3 people, productivity?" */
function productivityOf(text: string, figures: Figure[]) {
  const hours = figures.find(isHours)
  const workers = figures.find(({ after, isMoney }) => !isMoney && WORKERS.test(after))
  const output = figures.find((one) => one !== hours && one !== workers)
  const isAsked =
    /\bproductivity\b|\bper (?:worker|person|employee)(?: (?:and|per|an|each) ?)?(?:hour)?\b|\bper (?:labor|work|man|person) ?hour\b/.test(
      text,
    )
  const isTold = hours && workers && output && !output.isMoney
  return isTold && isAsked && !/\b(?:cost|price|paid?|wages?|labor cost)\b/.test(text)
    ? { formula: PRODUCTIVITY, figures: [output, workers, hours].map(({ value }) => value) }
    : undefined
}
const WORKERS =
  /^ ?(?:people|ppl|workers?|employees?|bakers?|cooks?|staff|of us|students|helpers?|members|kids)\b/

/** "Made 86 in tips on 4 shifts of 5 hours, whats that an hour" */
function anHour(text: string, figures: Figure[]) {
  const hours = figures.find(isHours)
  const shifts = figures.find(({ after }) =>
    /^ ?(?:shifts?|days?|nights?|times|evenings?)\b/.test(after),
  )
  const amount = figures.find((one) => one !== hours && one !== shifts)
  const isAsked = /\b(?:an|per|each|every) (?:hour|hr)\b[^\d]*$|\bhourly\b/.test(text)
  const isTold = hours && shifts && amount && EARNED.test(amount.before)
  return isTold && isAsked && !/\b(?:overtime|total hours|in total)\b/.test(text)
    ? { formula: AN_HOUR, figures: [amount, shifts, hours].map(({ value }) => value) }
    : undefined
}
const EARNED = /\b(?:made|make|earn|earned|got|get|paid|tips?)\b[^#]*$/

/** "50 shirts at 7 plus 60 setup, cost per shirt?" */
function withSetup(text: string, figures: Figure[]) {
  const [pieces, each, others] = figures
  if (!pieces || !each || !others) return undefined
  const isCount =
    !pieces.isMoney &&
    Number.isInteger(pieces.value) &&
    /^ (?!dollars|bucks)[a-z]+/.test(pieces.after)
  const isEach =
    /\b(?:at|for|@)\s*$/.test(each.before) &&
    (OF_EACH.test(each.after) || /\bat\s*$/.test(each.before))
  const isOnce = ONCE.test(`${others.before} ${others.after}`) && !OF_EACH.test(others.after)
  const isAsked =
    /\b(?:cost|price|pay) (?:per|of (?:each|one)|for (?:each|one))\b|\bper (?!hour|day|week|month)[a-z]+\s*\??\s*$|\bhow much (?:is|does) (?:each|one)\b/.test(
      text,
    )
  return isCount && isEach && isOnce && isAsked && !/\b(?:sell|sells|sold|profit|off)\b/.test(text)
    ? { formula: WITH_SETUP, figures: figures.map(({ value }) => value) }
    : undefined
}
const ONCE =
  /\b(?:set ?up|shipping|delivery|design|screen|handling|tooling|art|fees?|rush|printing plate|freight)\b/
