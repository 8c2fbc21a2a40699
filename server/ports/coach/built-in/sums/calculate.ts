import { getCard } from '../../understanding/knowledge/cards.ts'
import { inDollars, NUMBER, TIMES, valueOf } from './typed-figures.ts'
import { figure, money, type Formula } from './formulas/formula.ts'
import { AVERAGES } from './formulas/formulas-of-averages.ts'
import { BILLS } from './formulas/formulas-of-bills.ts'
import { BUSINESS_FORMULAS } from './formulas/formulas-of-business.ts'
import { CASH_DISCOUNTS } from './formulas/formulas-of-cash-discounts.ts'
import { COUNTS } from './formulas/formulas-of-counts.ts'
import { ECONOMY } from './formulas/formulas-of-economy.ts'
import { ELASTICITIES } from './formulas/formulas-of-elasticity.ts'
import { EXCHANGES } from './formulas/formulas-of-exchange.ts'
import { COMPOUND_INTEREST, OFTENER, SIMPLE_INTEREST } from './formulas/formulas-of-interest.ts'
import { OPERATIONS_FORMULAS } from './formulas/formulas-of-operations.ts'
import { MONEY_FORMULAS } from './formulas/formulas-of-money.ts'
import { OWN_MONEY } from './formulas/formulas-of-own-money.ts'
import { OWNERS } from './formulas/formulas-of-owners.ts'
import { PAYMENTS } from './formulas/formulas-of-payments.ts'
import { PRICES } from './formulas/formulas-of-prices.ts'
import { MARGINS_COMPARED } from './formulas/formulas-of-margins.ts'
import { NET_WORTHS } from './formulas/formulas-of-net-worth.ts'
import { RATIOS } from './formulas/formulas-of-ratios.ts'
import { ON_RESULTS } from './formulas/formulas-on-results.ts'
import { SALES } from './formulas/formulas-of-sales.ts'
import { SERVICES } from './formulas/formulas-of-services.ts'
import { SHARES } from './formulas/formulas-of-shares.ts'
import { STATEMENTS } from './formulas/formulas-of-statements.ts'
import { SUMS } from './formulas/formulas-of-sums.ts'
import { TRADE } from './formulas/formulas-of-trade.ts'

/** Written sums, which are found by the names of their figures. */
const WRITTEN = [...STATEMENTS, ...TRADE, ...SERVICES, ...ECONOMY, ...OWN_MONEY]

/** What cards are about. */
export const FORMULAS = [
  ...BUSINESS_FORMULAS,
  ...MONEY_FORMULAS,
  ...WRITTEN.filter(({ card, result }) => getCard(card).term === result),
]
/** In the order in which a text is compared with them: what is asked for more exactly comes first. */
export const ALL_FORMULAS = [
  ...new Set([
    ...OWNERS,
    ...PAYMENTS,
    ...MARGINS_COMPARED,
    ...NET_WORTHS,
    ...EXCHANGES,
    ...AVERAGES,
    ...CASH_DISCOUNTS,
    ...BILLS,
    ...SALES,
    ...COUNTS,
    ...OPERATIONS_FORMULAS,
    ...RATIOS,
    ...ELASTICITIES,
    ...PRICES,
    ...SUMS,
    ...SHARES,
    ...FORMULAS,
    ...WRITTEN,
    ...ON_RESULTS,
  ]),
]

export const formulaOf = (cardId: string): Formula | undefined =>
  FORMULAS.find(({ card }) => card === cardId)

/** All that belong to a card: what is asked for may be any part of the sum. */
export const formulasOf = (cardId: string) => FORMULAS.filter(({ card }) => card === cardId)

/** The sum that a text asks for by its own words and gives all figures of. */
export function sumAskedFor(text: string): { formula: Formula; figures: number[] } | null {
  if (text.length > LONGEST_TOLD) return null
  for (const formula of ALL_FORMULAS) {
    const figures = formula.asks?.test(text) && readFigures(formula, text)
    if (figures) return { formula, figures }
  }
  return null
}

/** Characters: a pasted chapter tells no sum, and its patterns are not tried at each of its letters. */
const LONGEST_TOLD = 1500

/** Simple against compound interest on the same figures, where a text asks for both; else the one that it asks for. */
export function sumsAskedFor(text: string): { formula: Formula; figures: number[] }[] {
  const figures = ASKS_FOR_BOTH.test(text)
    ? (readFigures(SIMPLE_INTEREST, text) ?? readFigures(COMPOUND_INTEREST, text))
    : null
  if (figures) return [SIMPLE_INTEREST, COMPOUND_INTEREST].map((formula) => ({ formula, figures }))
  const told = sumAskedFor(text)
  return told ? [told] : []
}
const ASKS_FOR_BOTH = new RegExp(
  `^(?=.*\\bsimple\\b)(?=.*\\bcompound)(?!.*\\b(?:not|instead of|rather than) (?:simple|compound))(?!.*\\b(?:${OFTENER})\\b)`,
  'is',
)

/** The sum that a text asks for by its own words and places some figures of, where it says too little to be worked out. */
export function sumBegun(
  text: string,
): { formula: Formula; figures: (number | undefined)[] } | null {
  if (text.length > LONGEST_TOLD) return null
  for (const formula of ALL_FORMULAS) {
    if (!formula.asks?.test(text) || formula.unless?.test(text)) continue
    const figures = readPlaced(formula, inDollars(text.toLowerCase()))
    const isBegun = figures?.some((value) => value !== undefined)
    if (figures && isBegun && !isWhole(figures)) return { formula, figures }
  }
  return null
}

/** What it works out, by its name. */
export const nameOf = ({ result, card }: Formula) => result ?? getCard(card).term

/** The figures a text gives for a formula's inputs; null where one of them is missing. */
export function readFigures(formula: Formula, text: string): number[] | null {
  if (text.length > LONGEST_TOLD || formula.unless?.test(text)) return null
  const values = readSome(formula, text)
  return isWhole(values) && Number.isFinite(formula.compute(values)) ? values : null
}

/** The same where one figure stands beside a word of the student's own: "machine 12000, salvage 2000, 5 years". */
export function readNearly(formula: Formula, text: string): number[] | null {
  const values = readSome(formula, text)
  const parts = text.toLowerCase().split(/[;,](?!\d{3})|\band\b|\bwith\b/)
  const said = parts.flatMap((part) =>
    [...part.matchAll(new RegExp(NUMBER, 'g'))].map((one) => ({ part, value: valueOf(one[0]) })),
  )
  const left = said.filter(({ value }) => !values.includes(value))
  const [only] = left
  if (!only || left.length > 1 || said.length !== values.length || isOfItsOwn(only.part))
    return null
  const whole = values.map((value) => value ?? only.value)
  const isNearly = values.filter((value) => value === undefined).length === 1 && values.length > 1
  return isNearly && Number.isFinite(formula.compute(whole)) ? whole : null
}
/** What it counts is said, and is not what is missing: a unit, or what other sums go by. */
const isOfItsOwn = (part: string) =>
  HAS_UNIT.test(part) ||
  ALL_FORMULAS.some(({ inputs }) =>
    inputs.some(({ name }) => part.includes(name.slice(name.lastIndexOf(' ') + 1))),
  )
const HAS_UNIT = /%|\b(percent|units?|pieces?|people|rooms?|shares?|hours?|months?|times|days?)\b/

const isWhole = (values: (number | undefined)[]): values is number[] =>
  values.every((value) => value !== undefined)

/** The figures that a text gives, and undefined for what it does not. */
export function readSome(formula: Formula, text: string): (number | undefined)[] {
  const plain = inYears(formula, inDollars(text.toLowerCase()))
  return readPlaced(formula, plain) ?? readByWords(formula, plain)
}

/** By the first of its patterns that fits. */
function readPlaced({ reads = [], finds, inputs }: Formula, plain: string) {
  if (finds) return finds(plain)?.map(valueOf) ?? inputs.map(() => undefined)
  for (const pattern of reads) {
    const groups = pattern.exec(plain)?.groups
    if (groups)
      return inputs.map((_, i) => {
        const said = groups['abcdef'.charAt(i)]
        return said === undefined ? undefined : valueOf(said)
      })
  }
  return undefined
}

function readByWords(formula: Formula, text: string): (number | undefined)[] {
  let rest = text
    .replace(/401\(?k\)?|rule of 72/g, ' ')
    .replace(/\brev\b/g, 'revenue')
    .replace(/(\d[\d,.]*)\s*(k\b)?\s*(?:dollars?|bucks|usd)\b/g, '$$$1$2')
  const isNumberFirst = startsWithNumber(formula, rest)
  return formula.inputs.map(({ words }) => {
    const found = figureFor(words, rest, isNumberFirst)
    if (!found) return undefined
    // A figure is for one input only.
    rest = rest.slice(0, found.at) + ' '.repeat(found.length) + rest.slice(found.at + found.length)
    return found.value
  })
}

/** "18 months" as "1.5 years", "for a year" as "for 1 years". */
const inYears = ({ inputs }: Formula, text: string) =>
  inputs.some(({ name }) => name === 'years') && !/\d ?-?(?:years?|yrs?)\b/.test(text)
    ? text
        .replace(/(\d+(?:\.\d+)?) ?-?months?\b/g, (_, months) => `${Number(months) / 12} years`)
        .replace(/\b(?:for )?half a year\b/g, 'for 0.5 years')
        .replace(/\bfor (?:a|one) (?:whole |full )?year\b/g, 'for 1 years')
    : text

/** "$600 costs, $900 sales" rather than "costs $600, sales $900": where a figure stands between two words, it tells which is meant. */
function startsWithNumber({ inputs }: Formula, text: string) {
  const places = inputs.map(({ words }) => text.search(new RegExp(words)))
  return text.search(/\d/) < Math.min(...places.filter((place) => place >= 0))
}

/** Beside its word: before it ("$600 fixed costs", "5 years") or after it ("fixed costs of $600"), whichever is nearer. */
function figureFor(words: string, text: string, isNumberFirst: boolean) {
  const after = new RegExp(String.raw`(?:\b|(?=[%$]))(?:${words})(\D{0,25}?)${NUMBER}`, 'd').exec(
    text,
  )
  const before = new RegExp(
    String.raw`${NUMBER}((?:(?!what|how|and\b)[^\d.,;?]){0,12}?)(?:${words})`,
    'd',
  ).exec(text)
  const options = [
    ...(after ? [found(after, 2, Math.max(1, after[1]!.length))] : []),
    ...(before ? [found(before, 1, Math.max(1, before[3]!.length))] : []),
  ]
  if (isNumberFirst) options.reverse()
  return options.toSorted((a, b) => a.distance - b.distance)[0]
}

function found(match: RegExpExecArray, group: number, distance: number) {
  const [from, to] = match.indices![group]!
  const times = TIMES[match[group + 1] ?? ''] ?? 1
  const value = Number(match[group]!.replaceAll(',', '')) * times
  return { value, at: from, length: to - from, distance }
}

/** The result as it is said: "300 units", "25%", "$1,200". */
export const resultOf = ({ compute, shows }: Formula, values: number[]) =>
  shown(compute(values), shows)

export function shown(result: number, shows: Formula['shows']): string {
  const value = figure(result)
  switch (shows) {
    case 'money':
      return value.startsWith('-') ? `-${money(-result)}` : money(result)
    case 'percent':
      return `${value}%`
    case 'units':
      return `${value} units`
    case 'times':
      return `${value} times`
    case 'years':
    case 'months':
    case 'days':
      return `${value} ${shows}`
    case 'number':
      return value
  }
}
