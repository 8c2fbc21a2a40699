import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { inputsOf, type Story } from './story.ts'

const CARD = { card: 'spending-budget', examples: [], shows: 'money' as const }
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']
const pricesOf = (count: number) => PLACES.slice(0, count).map((place) => `${place} price`)

/** Several things that each of a group takes. */
const forAll = (prices: string[]): Formula => {
  const sumOf = (values: number[]) => values.reduce((sum, one) => sum + one, 0)
  return {
    ...CARD,
    result: 'All of them together',
    formula: `all together = people × (${prices.join(' + ')})`,
    inputs: inputsOf(['people', ...prices]),
    compute: ([people = 0, ...each]) => people * sumOf(each),
    steps: ([people = 0, ...each]) =>
      `${figure(people)} × (${each.map(money).join(' + ')}) = ${figure(people)} × ${money(sumOf(each))}`,
    says: ([people = 0, ...each]) =>
      `I took it that each of the ${figure(people)} pays all of these. If they are prices for the whole group, it is ${money(sumOf(each))} in all and ${money(sumOf(each) / people)} for each.`,
  }
}

const LESS_DISCOUNT: Formula = {
  ...CARD,
  result: 'To pay after the discount',
  formula: 'to pay = pieces × price of each × (1 − discount)',
  inputs: inputsOf(['pieces', 'price of each', 'discount in percent']),
  compute: ([pieces = 0, each = 0, percent = 0]) => pieces * each * (1 - percent / 100),
  steps: ([pieces = 0, each = 0, percent = 0]) =>
    `${figure(pieces)} × ${money(each)} × ${decimal(1 - percent / 100)} = ${money(pieces * each)} − ${money((pieces * each * percent) / 100)}`,
}

const PAID_BACK: Formula = {
  ...CARD,
  result: 'To pay back',
  formula: 'to pay back = loan × (1 + part on top)',
  inputs: inputsOf(['loan', 'part on top in percent']),
  compute: ([loan = 0, percent = 0]) => loan * (1 + percent / 100),
  steps: ([loan = 0, percent = 0]) =>
    `${money(loan)} × ${decimal(1 + percent / 100)} = ${money(loan)} + ${money((loan * percent) / 100)}`,
  says: ([, percent = 0]) =>
    `I took the ${figure(percent)}% as added once to the whole loan. If it is for each year, say how many years.`,
}

/** What friends pay together, a few pieces with a discount, a loan with a part on top. */
export const BILLS_TOLD: Story = {
  find: ({ text, figures }) => {
    if (figures.some(({ isPercent }) => isPercent))
      return figures.length === 3 ? lessDiscount(text, figures) : paidBack(text, figures)
    return forFriends(text, figures)
  },
  formulas: (names) => [
    ...[LESS_DISCOUNT, PAID_BACK].filter(
      ({ inputs }) => inputs.map(({ name }) => name).join() === names.join(),
    ),
    ...(names[0] === 'people' && names[1] === 'first price' ? [forAll(names.slice(1))] : []),
  ],
}

/** No question stands there, or one for the whole amount. */
const asksForAll = (text: string) =>
  !ASKS.test(text) ||
  /\b(?:total|altogether|all together|in all|how much|whats|what (?:is|do|will|would))\b/.test(text)
const ASKS = /\?|\b(?:how|what|whats|which|who|why|is|are|does|do|did|should|can)\b/

/** "Movie 12 + popcorn 8 for 4 friends" */
function forFriends(text: string, figures: Figure[]) {
  const people = figures.find(isPeople)
  const prices = figures.filter((one) => one !== people)
  if (!people || prices.length < 2 || prices.length > PLACES.length) return undefined
  if (!asksForAll(text) || OTHER_SHARING.test(text) || !prices.every(isPrice)) return undefined
  return {
    formula: forAll(pricesOf(prices.length)),
    figures: [people, ...prices].map(({ value }) => value),
  }
}
const OTHER_SHARING =
  /\b(?:split\w*|shar(?:e|es|ed|ing)|divid\w+|sell|sells|sold|profit|earn|made|save|saved|budget|borrow|owes?|lent|raised?|spent|fixed|rent|rented|booked|enough|afford|hours?|left|charge|cost of)\b|\beach\b(?! (?:ticket|movie|person gets))|\bper person\b|\b(?:have|got|with) \$?\d/
const isPeople = ({ value, isMoney, before, after }: Figure) =>
  !isMoney &&
  Number.isInteger(value) &&
  value > 1 &&
  /^ ?(?:of us|of them|friends|people|ppl|kids|girls|guys|students|players|persons|cousins|classmates)\b/.test(
    after,
  ) &&
  !/\b(?:sold|to)\s*$/.test(before)
/** "At 7" may be a time. */
const isPrice = ({ isPercent, isMoney, before, after }: Figure) =>
  !isPercent &&
  (isMoney || !/\bat\s*$/.test(before)) &&
  /^ ?(?:\+|a|the|an|is|costs?|for|and|plus|if)?(?: ?[a-z]+){1,4} $|^ ?[a-z]+ \$?$/.test(before) &&
  /^ ?(?:dollars|bucks)?\s*(?:$|\+|for\b|and\b|plus\b|with\b)/.test(after)

/** "10% friend discount on 2 drinks at 1.50" */
function lessDiscount(text: string, figures: Figure[]) {
  const part = figures.find(({ isPercent }) => isPercent)
  const each = figures.find(
    (one) =>
      one !== part &&
      (/\b(?:at|for|cost|costs|are|@)\s*$/.test(one.before) || EACH.test(one.after)),
  )
  const pieces = figures.find((one) => one !== part && one !== each)
  if (!part || !each || !pieces || !asksForAll(text) || MORE.test(text)) return undefined
  const isOff = /^ ?(?:[a-z]+ ){0,3}(?:off|discount)\b/.test(part.after)
  const isCount =
    !pieces.isMoney &&
    Number.isInteger(pieces.value) &&
    /^ (?!dollars|bucks|day|week|month|year|hour)[a-z]+/.test(pieces.after)
  const isOne = EACH.test(each.after) || /\b(?:at|@)\s*$/.test(each.before)
  return isOff && isCount && isOne
    ? { formula: LESS_DISCOUNT, figures: [pieces, each, part].map(({ value }) => value) }
    : undefined
}
const EACH = /^ ?(?:dollars |bucks )?(?:each|apiece|a ?piece)\b/
const MORE =
  /\b(?:tax|tip|profit|margin|markup|cost me|costs? us|sell|sells|sold|selling|minimum|then another|save)\b/

/** "My dad lends me 500 and wants 10% back" */
function paidBack(text: string, figures: Figure[]) {
  const part = figures.find(({ isPercent }) => isPercent)
  const loan = figures.find((one) => one !== part)
  if (figures.length !== 2 || !part || !loan || !LENDS.test(loan.before + loan.after))
    return undefined
  const isOnTop =
    /^ ?(?:back|more|extra|on top|interest|fee|added)\b/.test(part.after) ||
    /\b(?:plus|extra|adds?|on top|interest(?: of)?|fee(?: of)?)\s*$/.test(part.before)
  return isOnTop && asksForAll(text) && !TIMED.test(text)
    ? { formula: PAID_BACK, figures: [loan.value, part.value] }
    : undefined
}
const LENDS = /\b(?:lends?|lent|lending|loan(?:s|ed)?|borrow(?:s|ed|ing)?)\b/
const TIMED =
  /\b(?:years?|yrs?|months?|monthly|yearly|annual\w*|weeks?|weekly|daily|apr|compound\w*|a day|down|how much interest)\b/
