import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import { amountAndPercent, type Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const CARD = { card: 'spending-budget', examples: [] }

const BEFORE_DISCOUNT: Formula = {
  ...CARD,
  card: 'spending-unit-price',
  result: 'Price before the discount',
  formula: 'price before = price paid ÷ (1 − discount)',
  inputs: inputsOf(['price paid', 'discount in percent']),
  compute: ([paid = 0, off = 0]) => paid / (1 - off / 100),
  impossible: ([, off = 0]) =>
    off < 100 ? null : 'with a discount of 100% and more nothing would be paid',
  steps: ([paid = 0, off = 0]) => `${money(paid)} ÷ ${decimal(1 - off / 100)}`,
  shows: 'money',
  says: ([paid = 0, off = 0]) =>
    `What was paid is ${figure(100 - off)}% of the old price. To add ${figure(off)}% to ${money(paid)} would be too little, since the discount was taken from the higher price.`,
}

const GOAL_REACHED: Formula = {
  ...CARD,
  result: 'Part of the goal',
  formula: 'part reached in percent = reached ÷ goal',
  inputs: inputsOf(['reached', 'goal']),
  compute: ([reached = 0, goal = 0]) => (100 * reached) / goal,
  steps: ([reached = 0, goal = 0]) => `${figure(reached)} ÷ ${figure(goal)}`,
  shows: 'percent',
  says: ([reached = 0, goal = 0]) =>
    reached < goal
      ? `${figure(goal - reached)} is still missing, ${figure(100 - (100 * reached) / goal)}% of the goal.`
      : 'The goal is reached.',
}

const saveEach = (span: 'day' | 'week' | 'month'): Formula => ({
  ...CARD,
  result: `To put away each ${span}`,
  formula: `each ${span} = goal ÷ number of ${span}s`,
  inputs: inputsOf(['goal', `number of ${span}s`]),
  compute: ([goal = 0, times = 0]) => goal / times,
  steps: ([goal = 0, times = 0]) => `${money(goal)} ÷ ${figure(times)}`,
  shows: 'money',
})
const SAVE_EACH = { day: saveEach('day'), week: saveEach('week'), month: saveEach('month') }

const TIP: Formula = {
  ...CARD,
  result: 'Tip',
  formula: 'tip = bill × percentage of the tip',
  inputs: inputsOf(['bill', 'tip in percent']),
  compute: ([bill = 0, tip = 0]) => (bill * tip) / 100,
  steps: ([bill = 0, tip = 0]) => `${money(bill)} × ${decimal(tip / 100)}`,
  shows: 'money',
  says: ([bill = 0, tip = 0]) => `With the tip it is ${money(bill + (bill * tip) / 100)} in all.`,
}

const INTEREST_A_MONTH: Formula = {
  ...CARD,
  result: 'Interest for a month',
  formula: 'interest of one month = balance × yearly rate ÷ 12',
  inputs: inputsOf(['balance', 'yearly rate in percent']),
  compute: ([balance = 0, rate = 0]) => (balance * rate) / 1200,
  steps: ([balance = 0, rate = 0]) => `${money(balance)} × ${decimal(rate / 100)} ÷ 12`,
  shows: 'money',
}

/** A price before its discount, a goal and how far it is, a tip, what a month of debt costs: two figures each. */
export const PRICES_AND_GOALS = fixedStory(
  [BEFORE_DISCOUNT, GOAL_REACHED, ...Object.values(SAVE_EACH), TIP, INTEREST_A_MONTH],
  ({ text, figures }) =>
    figures.length === 2
      ? (withPercent(text, figures) ?? goalOf(text, figures) ?? saveOf(text, figures))
      : undefined,
)

function withPercent(text: string, figures: Figure[]) {
  const told = amountAndPercent(figures)
  if (!told) return undefined
  const { part, amount, all, around } = told
  const isGiven = OLD_PRICE.test(amount.before)
  if (IS_OFF.test(part.after) && !isGiven && ASKS_FOR_BEFORE.test(text) && IS_AFTER.test(text))
    return { formula: BEFORE_DISCOUNT, figures: all }
  const isTip = /\btip(?:s|ping)?\b|\bgratuity\b/.test(around) && !OTHERWISE.test(text)
  if (isTip && / on\b|\bbill\b|\bmeal\b|\bcheck\b/.test(`${part.after} ${amount.before} ${text}`))
    return { formula: TIP, figures: all }
  const isOwed = /\b(?:credit card|card|balance|owe|owed|apr|debt)\b/.test(text)
  return isOwed && A_MONTH.test(text) && /\binterest\b/.test(text)
    ? { formula: INTEREST_A_MONTH, figures: all }
    : undefined
}
const IS_OFF = /^ ?(?:off|discount|markdown)\b/
const OLD_PRICE =
  /\b(?:original(?:ly)?|regular(?:ly)?|full|old|list|first|normal(?:ly)?|starting|usual(?:ly)?)\b/
const ASKS_FOR_BEFORE =
  /\b(?:what|whats|find|how much|calculate)\b[^\d]*\b(?:original(?:ly)?|(?:regular|full|old|list|first|normal|starting)(?: selling)? (?:price|cost|amount)|(?:price|cost|it|was|much)(?: [a-z]+)? before)\b/
const IS_AFTER = /\b(?:after|now|paid|pays?|sale price|with|at|on sale|marked down|reduced)\b/
const OTHERWISE = /\b(?:tax|split|total|each|per person|ways|hour|made|earned|off|minus)\b/
const A_MONTH = /\b(?:a|per|each|every|one|for the|this) month\b|\bmonthly\b/

/** "We raised 1250, our goal is 2000, what percent are we at" */
function goalOf(text: string, figures: Figure[]) {
  const goal = figures.find(({ before, after }) => IS_GOAL.test(before) || GOAL_BEHIND.test(after))
  const reached = figures.find((one) => one !== goal)
  const isAsked =
    /\b(?:what|whats|how many|which|how much) ?(?:is the |a )?(?:percent|percentage|%)|\bpercent\b[^\d]*$|\bhow (?:far|close)\b/.test(
      text,
    )
  const isTold = goal && reached && !goal.isPercent && !reached.isPercent
  return isTold && isAsked && REACHED.test(`${reached.before} ${reached.after}`)
    ? { formula: GOAL_REACHED, figures: [reached.value, goal.value] }
    : undefined
}
const IS_GOAL =
  /\b(?:goal|target|quota)(?: (?:is|was|of|to))*\s*$|\b(?:need|want|trying) to (?:raise|sell|save|make|get|reach|earn)\s*$|\b(?:need|out of)\s*$/
const GOAL_BEHIND = /^ ?(?:dollars |bucks )?(?:goal|target|quota)\b/
const REACHED =
  /\b(?:raised|have|has|got|saved|sold|made|earned|collected|so far|reached|at|already)\b/

/** "How much do I have to save a week to get 360 in 12 weeks" */
function saveOf(text: string, figures: Figure[]) {
  const [, span] =
    /\bhow much\b[^\d]*\b(?:save|put (?:away|aside)|set aside|earn|make|need)\b[^\d]*\b(?:a|per|each|every) (day|week|month)\b/.exec(
      text,
    ) ?? []
  const times = figures.find(
    ({ after, isMoney }) =>
      !isMoney && span !== undefined && new RegExp(`^ ?${span}s\\b`).test(after),
  )
  const goal = figures.find((one) => one !== times)
  const isBare = figures.every(({ isPercent }) => !isPercent)
  return times && goal && span && isBare && !/\b(?:hours?|already|interest|sell)\b/.test(text)
    ? { formula: SAVE_EACH[span as keyof typeof SAVE_EACH], figures: [goal.value, times.value] }
    : undefined
}
