import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const CARD = { card: 'spending-budget', examples: [] }

const FOR_ONE: Formula = {
  ...CARD,
  result: 'For each one',
  formula: 'for each one = amount ÷ number',
  inputs: inputsOf(['amount', 'number']),
  compute: ([amount = 0, number = 0]) => amount / number,
  steps: ([amount = 0, number = 0]) => `${money(amount)} ÷ ${figure(number)}`,
  shows: 'money',
}

const paidBackIn = (span: 'weeks' | 'months'): Formula => ({
  ...CARD,
  result: `How many ${span} it takes`,
  formula: `${span} = amount owed ÷ paid each time`,
  inputs: inputsOf(['amount owed', 'paid each time']),
  compute: ([owed = 0, paid = 0]) => Math.ceil(owed / paid - 1e-9),
  steps: ([owed = 0, paid = 0]) => {
    const exact = owed / paid
    return `${money(owed)} ÷ ${money(paid)}${Number.isInteger(exact) ? '' : ` = ${figure(exact)}, rounded up`}`
  },
  shows: 'number',
  says: ([owed = 0, paid = 0]) =>
    `So ${figure(Math.ceil(owed / paid - 1e-9))} ${span}, as long as nothing is added to it, such as interest.`,
})
const IN_WEEKS = paidBackIn('weeks')
const IN_MONTHS = paidBackIn('months')

const ORDER_LESS: Formula = {
  ...CARD,
  result: 'What is left after the percentage',
  formula: 'left = pieces × amount for one × (1 − percentage)',
  inputs: inputsOf(['pieces', 'amount for one', 'part in percent']),
  compute: ([pieces = 0, one = 0, part = 0]) => pieces * one * (1 - part / 100),
  steps: ([pieces = 0, one = 0, part = 0]) =>
    `${figure(pieces)} × ${money(one)} × ${decimal(1 - part / 100)} = ${money(pieces * one)} − ${money((pieces * one * part) / 100)}`,
  shows: 'money',
}

const TAKEN_OUT: Formula = {
  ...CARD,
  result: 'Part of the pay that was taken out',
  formula: 'part in percent = (gross pay − net pay) ÷ gross pay',
  inputs: inputsOf(['gross pay', 'net pay']),
  compute: ([gross = 0, net = 0]) => (100 * (gross - net)) / gross,
  impossible: ([gross = 0, net = 0]) =>
    net <= gross ? null : 'the net pay is above the gross pay, so nothing was taken out',
  steps: ([gross = 0, net = 0]) =>
    `(${money(gross)} − ${money(net)}) ÷ ${money(gross)} = ${money(gross - net)} ÷ ${money(gross)}`,
  shows: 'percent',
}

const FEES_ON_TOP: Formula = {
  ...CARD,
  result: 'Price with the fees',
  formula: 'to pay = price × (1 + fee) + other fees',
  inputs: inputsOf(['price', 'fee in percent', 'other fees']),
  compute: ([price = 0, fee = 0, others = 0]) => price * (1 + fee / 100) + others,
  steps: ([price = 0, fee = 0, others = 0]) =>
    `${money(price)} × ${decimal(1 + fee / 100)} + ${money(others)} = ${money(price)} + ${money((price * fee) / 100)} + ${money(others)}`,
  shows: 'money',
}

/** Few figures, each told by its own words: so much for each, how long a debt takes, what is off or on top. */
export const AMOUNTS_TOLD = fixedStory(
  [FOR_ONE, IN_WEEKS, IN_MONTHS, ORDER_LESS, TAKEN_OUT, FEES_ON_TOP],
  ({ text, figures }) =>
    figures.length === 2
      ? (forOne(text, figures) ?? paidBack(text, figures) ?? takenOut(text, figures))
      : figures.length === 3
        ? (orderLess(text, figures) ?? feesOnTop(text, figures))
        : undefined,
)

/** "The ad cost 50 and brought 8 customers, how much per customer", "how much did each one cost" */
function forOne(text: string, figures: Figure[]) {
  const asked = askedForEach(text)
  const count = figures.find(
    ({ after, isMoney, value }) =>
      !isMoney &&
      asked !== undefined &&
      (asked === 'one'
        ? Number.isInteger(value) && COUNTED.test(after)
        : new RegExp(`^ (?:[a-z]+ ){0,2}?${asked}`).test(after)),
  )
  const amount = figures.find((one) => one !== count)
  const isPaid =
    amount && /\b(?:cost|costs|spent|spend|paid|pay|was|is|for)\b[^#]*$/.test(amount.before)
  const isAll = figures.every(({ isPercent }) => !isPercent)
  return count &&
    amount &&
    isPaid &&
    isAll &&
    /\bhow much\b|\bwhats\b|\bwhat\b|\bcost (?:per|of)\b/.test(text)
    ? { formula: FOR_ONE, figures: [amount.value, count.value] }
    : undefined
}

/** The name of one of them, in its singular; "one" where it goes by none. */
function askedForEach(text: string): string | undefined {
  const [, per, of, each, one] =
    /\b(?:cost )?per ([a-z]+)\b[^\d]*$|\b(?:for|of) (?:each|every) ([a-z]+)\b[^\d]*$|\b(?:is|was) (?:each|every) (?!one\b)([a-z]+)\b[^\d]*$|\b(?:did|does|do|is|was|will|would) (?:each|every|one)(?: (?:of (?:them|those|these)|[a-z]+))? (cost|come (?:out )?to)\b[^\d]*$/.exec(
      text,
    ) ?? []
  if (SOLD_TOO.test(text)) return undefined
  return one || of === 'one' ? 'one' : (per ?? of ?? each)
}
/** What is sold has a price beside what it costs. */
const SOLD_TOO = /\b(?:sells?|sold|selling|profit|charge|price|split\w*|shar(?:e|es|ed|ing))\b/
const COUNTED =
  /^ (?!hours?\b|days?\b|weeks?\b|months?\b|years?\b|people\b|dollars\b|bucks\b|(?:on|for|in|at|to|and|of|from|with|by|each|total)\b)(?:new )?[a-z]+/

/** "My mom lent me 200 and I pay back 25 a week, how many weeks" */
function paidBack(text: string, figures: Figure[]) {
  const [, span = ''] =
    /\bhow many (week|month)s\b/.exec(text) ??
    (/\bhow long\b/.test(text)
      ? (/\d (?:dollars |bucks )?(?:an?|per|each|every) (week|month)\b/.exec(text) ?? [])
      : [])
  const paid = figures.find(({ after }) =>
    new RegExp(`^ ?(?:dollars |bucks )?(?:back )?(?:an?|per|each|every) ${span || 'x'}\\b`).test(
      after,
    ),
  )
  const owed = figures.find((one) => one !== paid)
  const isOwed =
    owed &&
    /\b(?:lent|owe|owes|borrowed|loaned|lend|debt|loan)\b/.test(`${owed.before} ${owed.after}`)
  const isBare = figures.every(({ isPercent }) => !isPercent) && !/\binterest\b|\bapr\b/.test(text)
  return paid && isOwed && isBare && /\bpa(?:y|id|ys|ying)\b/.test(text)
    ? { formula: span === 'week' ? IN_WEEKS : IN_MONTHS, figures: [owed.value, paid.value] }
    : undefined
}

/** "My paycheck says gross 620 and net 527, how much percent was taken" */
function takenOut(text: string, figures: Figure[]) {
  const gross = figures.find(({ before }) => /\bgross(?: pay)?(?: (?:is|was|of))?\s*$/.test(before))
  const net = figures.find(
    (one) =>
      one !== gross && /\b(?:net|take home)(?: pay)?(?: (?:is|was|of))?\s*$/.test(one.before),
  )
  const isAsked =
    /%|\bpercent/.test(text) &&
    /\b(?:taken|took|taxe?s?|deduct\w*|withh\w+|out|gone|lose)\b/.test(text)
  return gross && net && isAsked && !/\bprofit|\bsales\b/.test(text)
    ? { formula: TAKEN_OUT, figures: [gross.value, net.value] }
    : undefined
}

const OFF_AFTER = /^ ?(?:off|discount|tax|taxes)\b/
/** "120 bottles for 1.20 each and 5% off", "2.50 per sub, 64 subs, minus 20% tax" */
function orderLess(text: string, figures: Figure[]) {
  const part = figures.find(({ isPercent }) => isPercent)
  const one = figures.find(({ after, isPercent }) => !isPercent && EACH.test(after))
  const pieces = figures.find((other) => other !== part && other !== one)
  if (!part || !one || !pieces || !OFF_AFTER.test(part.after)) return undefined
  const isTax = /^ ?tax/.test(part.after)
  const isLess =
    !isTax || /\b(?:minus|less|after|pay|take|takes|takes out|lose)\s*(?:out )?$/.test(part.before)
  const isCount =
    !pieces.isMoney &&
    Number.isInteger(pieces.value) &&
    /^ (?!dollars|bucks)[a-z]+/.test(pieces.after)
  const isAsked =
    /\b(?:do|does|did|will|would|should) (?:i|we|they|he|she) (?:\w+ )?(?:pay|owe|keep|get|have|spend|make|end up)|\btotal\b|\bto pay\b/.test(
      text,
    )
  const isOther =
    /\b(?:cost me|profit|margin|markup|sell|sells)\b/.test(text) ||
    (isTax && /\bpay for\b|\bbuy|bought\b/.test(text))
  return isCount && isLess && isAsked && !isOther
    ? { formula: ORDER_LESS, figures: [pieces.value, one.value, part.value] }
    : undefined
}
const EACH =
  /^ ?(?:dollars |bucks )?(?:each|apiece|a ?piece|per (?!hour|hr|day|week|month|year)[a-z]+)/

/** "80 plus 15% service fee plus 5 shipping" */
function feesOnTop(text: string, figures: Figure[]) {
  const [price, fee, others] = figures
  const isFee = fee?.isPercent && /^ ?(?:[a-z]+ )?(?:fees?|tax|tip|charge)\b/.test(fee.after)
  const isOnTop = (one: Figure | undefined) =>
    one !== undefined && /^ *$|\bplus\b|\band\b/.test(one.before)
  const isMore =
    others &&
    !others.isPercent &&
    /^ ?(?:dollars |bucks )?(?:for )?(?:the )?(?:shipping|delivery|parking|handling|processing|service|fees?)\b/.test(
      others.after,
    )
  return price &&
    !price.isPercent &&
    fee &&
    isFee &&
    isMore &&
    isOnTop(fee) &&
    isOnTop(others) &&
    /\btotal\b|\bhow much\b|\bpay\b|\ball together\b|\baltogether\b/.test(text) &&
    !/\b(?:minus|off|discount|sold|sell)\b/.test(text)
    ? { formula: FEES_ON_TOP, figures: [price.value, fee.value, others.value] }
    : undefined
}
