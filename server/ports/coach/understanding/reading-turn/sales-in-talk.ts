import type { Turn } from '../../coach.ts'
import { lastAnswerIn, saidIn } from '../../turns.ts'

/** How many are sold, or another price, said on in a talk about what somebody sells, put as a whole; else undefined. */
export function salesMeant(content: string, earlier: Turn[]): string | undefined {
  const text = content.toLowerCase().trim()
  return changedSales(text, lastAnswerIn(earlier)) ?? withToldPrices(text, saidIn(earlier))
}

const MONEY = '\\$? ?(\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)'
const PRICE_TO = new RegExp(
  `\\b(?:drop|lower|raise|cut|change|set|move|bring|put|make|increase|reduce|go)\\b[^\\d$.]*?(?:\\bto|\\bat|\\bup|\\bdown|\\bit) ${MONEY}|\\b(?:charge|sell (?:it|them|those|each) (?:for|at)|price (?:is|was|of|at|goes to|went to)|at a price of) ${MONEY}`,
)
const UNITS =
  /\b(?:sell|sold|selling|sells)(?: (?:only|just|about|like|maybe|around|up to))? (\d[\d,]*)\b(?! ?(?:cents|bucks|dollars)|\.\d)/

/** "What if I drop it to 1.25 and sell 90", after a profit was worked out: two figures of it, by their names. */
function changedSales(text: string, last: string): string | undefined {
  if (!/\bunits sold = /.test(last) || !/\bprice = /.test(last)) return undefined
  const price = text.match(PRICE_TO)
  const units = text.match(UNITS)?.[1]
  const value = price?.[1] ?? price?.[2]
  if (value === undefined || units === undefined) return undefined
  // A third figure would be left out.
  return text.match(FIGURES)?.length === 2
    ? `what if the price is ${value} and units sold is ${units}`
    : undefined
}
const FIGURES = /\d[\d,]*(?:\.\d+)?|\.\d+/g

/** "What if I sell 60 a week, how much do I make", after a price and a cost were told: all of it in one story. */
function withToldPrices(text: string, said: string[]): string | undefined {
  const isAsked = UNITS.test(text) && MAKES.test(text) && text.match(FIGURES)?.length === 1
  const told = isAsked ? said.findLast((turn) => tellsPrices(turn.toLowerCase())) : undefined
  if (told === undefined) return undefined
  const asked = text
    .replace(/^(?:(?:so|and|ok|okay|now|then) )*(?:what if|if|say|suppose) /, 'if ')
    .replace(PROFIT, 'how much do i make')
  return `${told.replace(/[\s?.!]+$/, '')}. ${asked}`
}
/** Sales less a cost, where what each costs is told. */
const PROFIT =
  /\b(?:how much|what)(?: is| would be| will be|s)?(?: the| my| our)? profits?(?: (?:do|will|would|can) (?:i|we) (?:make|get|have))?/
const MAKES = /\b(?:make|earn|profit|left|get|keep|clear)\b/
const tellsPrices = (turn: string) =>
  SELLS.test(turn) && COSTS.test(turn) && turn.match(FIGURES)?.length === 2
const SELLS = /\b(?:sell|selling|sold|charge|charging|resell|price)\b/
const COSTS = /\b(?:buy|bought|get|costs?|make|made|pay|paid)\b/
