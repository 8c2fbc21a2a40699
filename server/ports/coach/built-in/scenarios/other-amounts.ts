import type { Scenario } from '#content/schema.ts'
import { textsOf } from './scenario-texts.ts'

/** Small enough steps that a price stays a price that somebody could ask. */
const FACTORS = [1.2, 0.8, 1.5, 1.25, 0.9, 1.4, 0.75, 1.6, 1.3, 0.7]

const AMOUNT = /\$(\d[\d,]*(?:\.\d+)?)/g
/** Money that the pattern above does not see would be left behind. */
const MONEY_IN_WORDS = /\b(?:\d+|\w+) (?:cents?|dollars?)\b/i

/**
 * Multiplies every amount of a case by one factor: sums, prices times numbers and shares of a total stay right. The
 * factors are those that leave round amounts round; where there is none, amounts stay as they are.
 */
export function otherAmounts(scenario: Scenario, turn: number): (text: string) => string {
  const texts = textsOf(scenario)
  if (texts.some((text) => MONEY_IN_WORDS.test(text))) return (text) => text
  const amounts = texts.flatMap((text) => [...text.matchAll(AMOUNT)].map(([, amount]) => amount!))
  const fitting = FACTORS.filter((factor) => amounts.every((amount) => isNeat(amount, factor)))
  const factor = fitting[turn % Math.max(1, fitting.length)]
  if (factor === undefined) return (text) => text
  return (text) => text.replace(AMOUNT, (_, amount: string) => `$${times(amount, factor)}`)
}

const CENT = 100
const valueOf = (amount: string) => Number(amount.replaceAll(',', ''))
const centsOf = (amount: string, factor: number) =>
  Math.round(valueOf(amount) * factor * CENT * 1e6) / 1e6

/** No fractions of a cent; whole dollars from a hundred on, and five cents at least below. */
function isNeat(amount: string, factor: number) {
  const cents = centsOf(amount, factor)
  const isOdd = /\.\d[1-46-9]/.test(amount)
  const step = valueOf(amount) * factor >= 100 && !amount.includes('.') ? CENT : isOdd ? 1 : 5
  return Number.isInteger(cents) && cents % step === 0
}

function times(amount: string, factor: number) {
  const value = centsOf(amount, factor) / CENT
  // "$1.25 million" has decimals that are no cents.
  const places = Number.isInteger(value) ? 0 : 2
  return value.toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: 2 })
}
