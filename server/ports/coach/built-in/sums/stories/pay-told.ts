import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { fixedStory, inputsOf, type Told } from './story.ts'

const CARD: Pick<Formula, 'card' | 'shows' | 'examples'> = {
  card: 'earning-income-net-pay',
  shows: 'money',
  examples: [],
}

const LESS_PART: Formula = {
  ...CARD,
  result: 'Pay that is left',
  formula: 'pay that is left = hourly rate × hours worked × (1 − part taken out)',
  inputs: inputsOf(['hourly rate', 'hours worked', 'part taken out in percent']),
  compute: ([rate = 0, hours = 0, part = 0]) => rate * hours * (1 - part / 100),
  steps: ([rate = 0, hours = 0, part = 0]) =>
    `${money(rate)} × ${figure(hours)} × ${decimal(1 - part / 100)} = ${money(rate * hours)} × ${decimal(1 - part / 100)}`,
}

const OVERTIME: Formula = {
  ...CARD,
  result: 'Pay with overtime',
  formula: 'pay = hourly rate × 40 hours + hourly rate × 1.5 × (hours worked − 40)',
  inputs: inputsOf(['hourly rate', 'hours worked']),
  compute: ([rate = 0, hours = 0]) => rate * FULL_WEEK + rate * 1.5 * (hours - FULL_WEEK),
  impossible: ([, hours = 0]) =>
    hours >= FULL_WEEK ? null : 'of no more than 40 hours none is overtime',
  steps: ([rate = 0, hours = 0]) =>
    `${money(rate)} × 40 + ${money(rate * 1.5)} × ${figure(hours - FULL_WEEK)} = ${money(rate * FULL_WEEK)} + ${money(rate * 1.5 * (hours - FULL_WEEK))}`,
}
const FULL_WEEK = 40

const WITH_TIPS: Formula = {
  ...CARD,
  result: 'Pay with tips',
  formula: 'pay = hourly rate × hours worked + tips',
  inputs: inputsOf(['hourly rate', 'hours worked', 'tips']),
  compute: ([rate = 0, hours = 0, tips = 0]) => rate * hours + tips,
  steps: ([rate = 0, hours = 0, tips = 0]) => `${money(rate)} × ${figure(hours)} + ${money(tips)}`,
}

const TIPS_PER_HOUR: Formula = {
  ...WITH_TIPS,
  result: 'Pay per hour with tips',
  formula: 'pay per hour = (hourly rate × hours worked + tips) ÷ hours worked',
  compute: ([rate = 0, hours = 0, tips = 0]) => (rate * hours + tips) / hours,
  steps: ([rate = 0, hours = 0, tips = 0]) =>
    `(${money(rate)} × ${figure(hours)} + ${money(tips)}) ÷ ${figure(hours)} = ${money(rate * hours + tips)} ÷ ${figure(hours)}`,
}

const JOB_PER_HOUR: Formula = {
  ...CARD,
  result: 'Earned per hour',
  formula: 'earned per hour = (price − costs) ÷ hours',
  inputs: inputsOf(['price', 'costs', 'hours']),
  compute: ([price = 0, costs = 0, hours = 0]) => (price - costs) / hours,
  steps: ([price = 0, costs = 0, hours = 0]) =>
    `(${money(price)} − ${money(costs)}) ÷ ${figure(hours)} = ${money(price - costs)} ÷ ${figure(hours)}`,
}

const OF_WEEKS: Formula = {
  ...CARD,
  result: 'Pay for several weeks',
  formula: 'pay = hourly rate × hours a week × weeks',
  inputs: inputsOf(['hourly rate', 'hours a week', 'weeks']),
  compute: ([rate = 0, hours = 0, weeks = 0]) => rate * hours * weeks,
  steps: ([rate = 0, hours = 0, weeks = 0]) =>
    `${money(rate)} × ${figure(hours)} × ${figure(weeks)}`,
}

const isHours = ({ before, after }: Figure) =>
  /^ ?(?:hours?|hrs?)\b/.test(after) ||
  (/\bworked\s*$/.test(before) && /^ ?(?:at|for|hours?|hrs?|$)/.test(after.trim()))
const isRate = ({ before, after, isPercent }: Figure) =>
  !isPercent &&
  (/^ ?(?:an?|per|\/) ?(?:hour|hr)\b|^ ?(?:hourly|each hour)\b/.test(after) ||
    /\b(?:at|for|rate is|wage is|make|paid|hourly(?: (?:rate|pay|wage))?(?: is)?)\s*$/.test(before))

const IS_LIMIT = /\b(?:after|over|past|above|beyond|more than)\s*$/

/** Hours and what they are paid, with what comes on top or off; the figures of the rest in their order. */
function hoursIn({ figures }: Told) {
  const hours = figures.find((one) => isHours(one) && !IS_LIMIT.test(one.before))
  const rate = figures.find((one) => one !== hours && isRate(one))
  return hours && rate
    ? { hours, rate, rest: figures.filter((one) => one !== hours && one !== rate) }
    : undefined
}

/** What somebody earns who tells hours and a rate. */
export const PAY_TOLD = fixedStory(
  [LESS_PART, OVERTIME, TIPS_PER_HOUR, WITH_TIPS, JOB_PER_HOUR, OF_WEEKS],
  (told) => jobPerHour(told) ?? payOf(told),
)

function payOf(told: Told) {
  const { text } = told
  const found = hoursIn(told)
  const [one, ...more] = found?.rest ?? []
  if (!found || !one || more.length > 0) return undefined
  const figures = [found.rate.value, found.hours.value]
  const around = `${one.before} # ${one.after}`
  const isOvertime = OVER.test(text)
  if (one.isPercent)
    return TAKEN.test(around) && !isOvertime && found.hours.value <= FULL_WEEK
      ? { formula: LESS_PART, figures: [...figures, one.value] }
      : undefined
  if (isOvertime)
    return one.value === FULL_WEEK && IS_LIMIT.test(one.before)
      ? { formula: OVERTIME, figures }
      : undefined
  if (/\btips?\b/.test(around)) {
    const formula = /\b(?:per|an|each) (?:hour|hr)\b(?=[^\d]*$)/.test(text)
      ? TIPS_PER_HOUR
      : WITH_TIPS
    return { formula, figures: [...figures, one.value] }
  }
  const isWeekly = /\b(?:a|per|each|every) week\b/.test(found.hours.after)
  return isWeekly && /^ ?(?:weeks?|wks?)\b/.test(one.after)
    ? { formula: OF_WEEKS, figures: [...figures, one.value] }
    : undefined
}
const OVER = /\btime and a half\b|\bovertime\b|\b1\.5\b/
const TAKEN =
  /\b(?:took|takes?|taken|taking|tax(?:es)?|out|withh\w+|deduct\w*|off|goes|comes|fica|minus)\b/

/** "Supplies 8, i charge 50, takes 4 hours": what an hour brings. */
function jobPerHour({ text, figures }: Told) {
  const hours = figures.find(({ after }) => /^ ?(?:hours?|hrs?)\b/.test(after))
  const price = figures.find(({ before }) =>
    /\b(?:charg(?:e|es|ed|ing)|paid|pays? me|get|got|sells?(?: \w+)? for|sold(?: \w+)? for)\s*$/.test(
      before,
    ),
  )
  const [costs] = figures.filter((one) => one !== hours && one !== price)
  const isAsked = /\b(?:an|per|each) (?:hour|hr)\b|\bhourly\b/.test(text)
  const isCost =
    costs &&
    /\b(?:supplies|materials?|costs?|spend|spent|gas|parts?|ingredients|paint)\b/.test(
      `${costs.before} ${costs.after}`,
    )
  // Paid by the hour, it is no price of the whole job.
  if (price && /^ ?(?:dollars |bucks )?(?:\/|an?|per) ?(?:hour|hr)\b/.test(price.after))
    return undefined
  return isAsked && isCost && hours && price && figures.length === 3 && !costs.isPercent
    ? { formula: JOB_PER_HOUR, figures: [price.value, costs.value, hours.value] }
    : undefined
}
