import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { inputsOf, type Story } from './story.ts'

const CARD = { card: 'earning-income-net-pay', examples: [], shows: 'money' as const }
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

/** Several days of work at one rate. */
function payOfDays(days: number): Formula {
  const names = PLACES.slice(0, days).map((place) => `${place} hours`)
  const sum = (hours: number[]) => hours.reduce((all, one) => all + one, 0)
  return {
    ...CARD,
    result: 'Pay for all the hours',
    formula: `pay = hourly rate × (${names.join(' + ')})`,
    inputs: inputsOf(['hourly rate', ...names]),
    compute: ([rate = 0, ...hours]) => rate * sum(hours),
    steps: ([rate = 0, ...hours]) =>
      `${money(rate)} × (${hours.map(figure).join(' + ')}) = ${money(rate)} × ${figure(sum(hours))}`,
  }
}

const PAY: Formula = {
  ...CARD,
  result: 'Pay for the hours',
  formula: 'pay = hourly rate × hours worked',
  inputs: inputsOf(['hourly rate', 'hours worked']),
  compute: ([rate = 0, hours = 0]) => rate * hours,
  steps: ([rate = 0, hours = 0]) => `${money(rate)} × ${figure(hours)}`,
}

const RAISED: Formula = {
  ...CARD,
  result: 'Pay after the raise',
  formula: 'new pay = old pay × (1 + raise)',
  inputs: inputsOf(['old pay', 'raise in percent']),
  compute: ([pay = 0, raise = 0]) => pay * (1 + raise / 100),
  steps: ([pay = 0, raise = 0]) =>
    `${money(pay)} × ${decimal(1 + raise / 100)} = ${money(pay)} + ${money((pay * raise) / 100)}`,
}

/** What one job leaves, and what an hour of it brings. */
const JOB: Formula = {
  ...CARD,
  result: 'Earned per hour',
  formula: 'earned per hour = (price of one − costs of one) ÷ hours for one',
  inputs: inputsOf(['price of one', 'costs of one', 'hours for one']),
  compute: ([price = 0, costs = 0, hours = 0]) => (price - costs) / hours,
  steps: ([price = 0, costs = 0, hours = 0]) =>
    `(${money(price)} − ${money(costs)}) ÷ ${figure(hours)} = ${signed(price - costs)} ÷ ${figure(hours)}`,
  says: ([price = 0, costs = 0, hours = 0]) =>
    price > costs
      ? `**So yes, you make money:** ${money(price - costs)} on each, which is ${money((price - costs) / hours)} an hour for your time. Hold that against what another job would pay.`
      : `**So you lose money:** one costs ${money(costs)} and brings ${money(price)}.`,
}
const signed = (value: number) => (value < 0 ? `-${money(-value)}` : money(value))

/** What somebody earns who works by the hour or by the job. */
export const WORK_TOLD: Story = {
  find: ({ text, figures }) =>
    payOf(text, figures) ?? daysOf(text, figures) ?? raiseOf(text, figures) ?? jobOf(text, figures),
  formulas: (names) =>
    [PAY, RAISED, JOB, payOfDays(names.length - 1)].filter(
      ({ inputs }) => inputs.map(({ name }) => name).join() === names.join(),
    ),
}

const PER_HOUR = /^ ?(?:dollars |bucks )?(?:\/ ?|an? |per )(?:hour|hr)\b/
const ASKS_FOR_PAY = /\b(?:how much|what)\b[^\d]*\b(?:make|made|earn|earned|get|paid|pay|owed?)\b/

/** "6 hours at 12.75, what do they owe me" */
function payOf(text: string, figures: Figure[]) {
  const [hours, rate, ...more] = figures
  const isTold =
    hours &&
    rate &&
    more.length === 0 &&
    !rate.isPercent &&
    !hours.isMoney &&
    /^ ?(?:hours?|hrs?)(?: shift)? (?:at|for)\s*$/.test(`${hours.after}`) &&
    /^[^\d]{0,20}\bat\s*$/.test(rate.before)
  return isTold && /\bowed? me\b|\bshould (?:i|they) (?:get|pay)\b/.test(text)
    ? { formula: PAY, figures: [rate.value, hours.value] }
    : undefined
}

/** "14 an hour, 4.5 hours on sat and 3 on sunday" */
function daysOf(text: string, figures: Figure[]) {
  const rate = figures.find(({ after }) => PER_HOUR.test(after))
  const hours = figures.filter((one) => one !== rate)
  const isRow =
    hours.length > 1 &&
    hours.length <= PLACES.length &&
    hours.some(({ after }) => /^ ?(?:hours?|hrs?)\b/.test(after)) &&
    hours.every(isHoursOfDay)
  return rate &&
    isRow &&
    ASKS_FOR_PAY.test(text) &&
    !/\b(?:overtime|half|tax|tips?|minus)\b/.test(text)
    ? { formula: payOfDays(hours.length), figures: [rate, ...hours].map(({ value }) => value) }
    : undefined
}
const DAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|today|yesterday|the (?:next|first|second|other) day'
const isHoursOfDay = ({ isMoney, isPercent, before, after, value }: Figure) =>
  !isMoney &&
  !isPercent &&
  value <= HOURS_OF_DAY &&
  (new RegExp(`^ ?(?:hours?|hrs?)?(?: on)? ?(?:${DAY})\\b`).test(after) ||
    new RegExp(`\\b(?:${DAY})(?: (?:i|we) (?:worked|did))?\\s*$`).test(before))
const HOURS_OF_DAY = 24

/** "I make 13, got a 5% raise" */
function raiseOf(text: string, figures: Figure[]) {
  const [one, other, ...more] = figures
  if (!one || !other || more.length > 0 || one.isPercent === other.isPercent) return undefined
  const [raise, pay] = one.isPercent ? [one, other] : [other, one]
  const isRaise =
    /^ ?(?:pay )?raise\b/.test(raise.after) ||
    /\braise of\s*$|\braised (?:me|my pay|it|us) (?:by )?\s*$/.test(raise.before)
  const isAsked =
    (/\bwhat\b|\bwhats\b|\bhow much\b|\bnow\b/.test(text) || TELLS_ONLY.test(text)) &&
    !/\bprice|percent is|why|how do\b/.test(text)
  return isRaise &&
    isAsked &&
    (/\b(?:make|earn|pay|paid|hourly|wage|salary|rate|get)\b/.test(pay.before) ||
      /^ ?(?:dollars |bucks )?(?:an?|per) (?:hour|hr|year|month|week)\b/.test(pay.after))
    ? { formula: RAISED, figures: [pay.value, raise.value] }
    : undefined
}

/** No question stands there. */
const TELLS_ONLY = /^(?!.*(?:\?|\b(?:how|what|whats|which|who|why|is|are|does|should|can)\b))/

/** "25 a set, supplies are 6 and it takes 2 hours" */
function jobOf(text: string, figures: Figure[]) {
  const hours = figures.find(
    ({ before, after }) =>
      /\b(?:takes?|took)\b[^\d]*$/.test(before) && /^ ?(?:hours?|hrs?)\b/.test(after),
  )
  const rest = figures.filter((one) => one !== hours)
  const named = rest.find(
    ({ before, after }) =>
      OF_JOB.test(`${before} ${after}`) && !/^ ?(?:an?|each|per) (?:day|week|month)\b/.test(after),
  )
  // "I charge 20 a car, wax is 3 a car": what is left beside the price is its cost.
  const charged = rest.find(({ before }) => /\bcharg(?:e|es|ed|ing)\s*$/.test(before))
  const other = rest.find((one) => one !== charged && COSTS_SO.test(one.before))
  const costs = named ?? (charged ? other : undefined)
  const price = rest.find(
    (one) => one !== costs && (CHARGED.test(one.before) || EACH.test(one.after)),
  )
  const isAsked =
    /\b(?:making|make|earn|earning|losing) (?:any |even )?money\b|\bworth it\b|\b(?:an|per|each) (?:hour|hr)\b|\bhourly\b|\bprofit/.test(
      text,
    )
  const isAll = figures.length === 3 && figures.every(({ isPercent }) => !isPercent)
  return hours && costs && price && isAsked && isAll
    ? { formula: JOB, figures: [price.value, costs.value, hours.value] }
    : undefined
}
const OF_JOB =
  /\b(?:supplies|materials?|costs?|spend|gas|parts?|ingredients|paint|polish|chemicals?|soap|fabric|yarn|wood|products?)\b/
const COSTS_SO = /\b(?:is|are|costs?|cost me)\s*$/
const CHARGED = /\b(?:for|charge|charges|charging|at|get|paid|sell (?:it|them) for)\s*$/
const EACH =
  /^ ?(?:dollars |bucks )?(?:each|apiece|an? (?!hour|hr|day|week|month)[a-z]+|per (?!hour|hr|day|week|month)[a-z]+)/
