import { ALL_FORMULAS, readSome } from './calculate.ts'
import { NUMBER, valueOf } from './typed-figures.ts'
import { fallenAway } from './fallen-away.ts'
import { changedResult } from './changed-result.ts'
import type { Formula, Input } from './formulas/formula.ts'
import { called, isPercent, mayBeMoney, sharesWord } from './input-names.ts'
import { sameAs } from './named/same-figures.ts'
import { isWhole, type Sum } from './sum-of-talk.ts'

/** The sum with what a turn changes of it, or the names of what the turn may mean; null where it changes nothing. */
export type Changed =
  | { kind: 'sum'; sum: Sum; notes: string[] }
  | { kind: 'unclear'; names: string[] }

/** "What if fixed costs double and the price is 12?": what was not said anew stays as it was. */
export function changedSum(sum: Sum, text: string): Changed | null {
  const fallen = fallenAway(sum, text)
  if (fallen === 'unclear')
    return { kind: 'unclear', names: sum.formula.inputs.map(({ name }) => name) }
  if (fallen) return { kind: 'sum', sum: fallen.sum, notes: [fallen.note] }
  const other = otherFormula(sum, text)
  const onResult = !other && isWhole(sum) ? changedResult(sum, text) : null
  if (onResult) return { kind: 'sum', sum: onResult, notes: [] }
  const base = other ?? sum
  // What it needed besides is no change of what was there: "pay off 20000 of the liabilities".
  const found = other && isReadIn(other, sum, text) ? null : changesIn(base, text)
  if (found?.kind === 'unclear') return found
  if (!found && !other) return null
  return { kind: 'sum', sum: found?.sum ?? base, notes: found?.notes ?? [] }
}

/** Whether each figure of the text is one that the other formula has and the first had not. */
const isReadIn = (other: Sum, { figures }: Sum, text: string) =>
  [...text.matchAll(new RegExp(NUMBER, 'g'))].every(
    ([number]) => other.figures.includes(valueOf(number)) && !figures.includes(valueOf(number)),
  )

/** "And compounded?", "on price?", "and with 8% tax?": another way to work with the same figures, and what it needs besides. */
function otherFormula({ formula, figures }: Sum, text: string): Sum | null {
  const known = ({ name }: Input) =>
    figures[formula.inputs.findIndex((input) => sameAs(name).includes(input.name))]
  for (const one of ALL_FORMULAS) {
    if (one.formula === formula.formula || !one.also?.test(text) || one.unless?.test(text)) continue
    if (one.after !== undefined && one.after !== formula.gives) continue
    if (!one.inputs.some((input) => known(input) !== undefined)) continue
    const said = readSome(one, text)
    const all = one.inputs.map((input, i) => known(input) ?? said[i])
    if (all.every((value) => value !== undefined)) return { formula: one, figures: all }
  }
  return null
}

function changesIn(base: Sum, text: string): Changed | null {
  let sum = base
  const notes: string[] = []
  let isLeftOut = false
  for (const clause of clausesOf(text)) {
    const change = changeIn(sum, clause)
    if (!change) {
      isLeftOut ||= /\d/.test(clause)
      continue
    }
    if ('unclear' in change) return { kind: 'unclear', names: change.unclear }
    const figures = sum.figures.map((value, i) => change.figures.get(i) ?? value)
    sum = { ...sum, figures }
    notes.push(...change.notes)
  }
  if (sum === base) return null
  // A change that has no place among the figures is asked about: without it the result would be of nothing that was said.
  const kept = base.formula.inputs.filter((_, i) => sum.figures[i] === base.figures[i])
  return isLeftOut && kept.length > 0
    ? { kind: 'unclear', names: kept.map(({ name }) => name) }
    : { kind: 'sum', sum, notes }
}

/** Each with one change; what has none belongs to the next: "price and costs double". */
function clausesOf(text: string): string[] {
  const clauses: string[] = []
  let rest = ''
  for (const part of text.split(/,(?!\d)|;|\band\b|\bbut\b|[?!]/)) {
    if (STAYS.test(part.trim())) continue
    rest = `${rest} ${part}`.trim()
    if (!/\d/.test(rest) && timesIn(rest) === undefined) continue
    clauses.push(rest)
    rest = ''
  }
  // "Double the price and the fixed costs".
  const last = clauses.pop()
  return last === undefined ? [] : [...clauses, `${last} ${rest}`.trim()]
}

/** "Same markup", "price stays the same": nothing of it changes. */
const STAYS =
  /^(?:(?:with|keep|keeping|at|still|but|for) )*(?:the )?same (?:[a-z]+ ?){1,3}$|^(?:[a-z]+ ){1,3}(?:stays?|remains?|is|are) (?:still )?the same$|^(?:[a-z]+ )?(?:everything|the rest) (?:else )?(?:stays?|is|remains?)(?: the)? same$/

type Change = { figures: Map<number, number>; notes: string[] } | { unclear: string[] } | null

function changeIn(sum: Sum, clause: string): Change {
  const said = [...clause.matchAll(new RegExp(NUMBER, 'g'))]
  if (said.length > 1 && !FROM_TO.test(clause)) return setAll(sum, clause, said.length)
  const targets = targetsOf(sum, clause)
  const { inputs } = sum.formula
  const names = 'unclear' in targets ? targets.unclear : inputs.map(({ name }) => name)
  const isNamed = 'isNamed' in targets
  // With words of its own the figure is for something else.
  if (!isNamed && !isBare(clause, names)) return null
  if ('unclear' in targets) return targets
  const change = operationIn(isNamed ? withoutNames(clause, inputs) : clause)
  if (!change) return null
  const figures = new Map<number, number>()
  const notes: string[] = []
  for (const place of targets.places) {
    const input = sum.formula.inputs[place]!
    const before = sum.figures[place]
    if (change.kind === 'set' && !fits(clause, input)) return null
    if (before === undefined && change.kind !== 'set') return null
    figures.set(place, apply(change, before ?? 0, input))
    if (change.kind === 'by' && change.isPercent && isPercent(input))
      notes.push(
        `I take "by ${change.amount}%" as percentage points: ${before}% becomes ${figures.get(place)}%.`,
      )
  }
  return figures.size > 0 ? { figures, notes } : null
}

/** "20%" is no price, and "$20" no rate. */
const fits = (clause: string, input: Input) =>
  isPercent(input) ? !/\$ ?\d/.test(clause) : !/\d ?(%|percent)/.test(clause)

const FROM_TO = new RegExp(`\\bfrom ${NUMBER} to ${NUMBER}`)

/** Several figures in one breath: each has to stand beside its word. */
function setAll({ formula }: Sum, clause: string, count: number): Change {
  const read = partOfWhole(formula, clause) ?? readSome(formula, clause)
  const figures = new Map(
    read.flatMap((value, i): [number, number][] => (value === undefined ? [] : [[i, value]])),
  )
  return figures.size === count ? { figures, notes: [] } : null
}

/** "3 out of 40", of a sum that is a part in percent of its whole. */
function partOfWhole({ inputs, shows, compute }: Formula, clause: string) {
  const [, part, whole] = PART_OF.exec(clause) ?? []
  const isShare = inputs.length === 2 && shows === 'percent' && compute([1, 4]) === 25
  return isShare && part && whole ? [part, whole].map(valueOf) : undefined
}
const PART_OF =
  /(?<![\d.,$])(\d[\d,]*)(?: [a-z]+){0,2} (?:out )?of (?:a |the |our |my )?(\d[\d,]*)(?![\d.,]*(?:%| percent))/

/** "30% off" names the discount, and takes nothing off. */
const withoutNames = (clause: string, inputs: Input[]) =>
  inputs.reduce(
    (rest, input) =>
      rest.replace(called(input, inputs), (name) => name.replace(/(?!months?\b)\b[a-z]+/g, ' ')),
    clause,
  )

type Operation =
  | { kind: 'times'; factor: number }
  | { kind: 'by'; amount: number; isPercent: boolean; sign: 1 | -1 }
  | { kind: 'set'; amount: number }

const UP =
  /\b(up|rises?|rose|rising|increas\w+|raises?|raised|raising|grows?|grew|jumps?|climbs?|add|adds|adding|plus|higher|more|extra|bigger)\b/
const DOWN =
  /\b(down|falls?|fell|falling|drop(s|ped|ping)?|decreas\w+|declin\w+|reduc\w+|lower(s|ed)?|cut|cuts|cutting|shrinks?|less|minus|cheaper|off|fewer|smaller)\b/

function operationIn(clause: string): Operation | null {
  const [isUp, isDown] = [UP.test(clause), DOWN.test(clause)]
  const factor = timesIn(clause)
  if (factor !== undefined && factor >= 1) return { kind: 'times', factor }
  if (factor !== undefined) {
    // "Up by half", "down by a third", "to a third".
    if (/\bto (a |one )?(half|third|quarter)\b/.test(clause)) return { kind: 'times', factor }
    if (isUp) return { kind: 'times', factor: 1 + factor }
    return { kind: 'times', factor: isDown && factor < 0.5 ? 1 - factor : factor }
  }
  const [amount] = [...clause.matchAll(new RegExp(NUMBER, 'g'))]
    .map(([number]) => valueOf(number))
    .slice(-1)
  if (amount === undefined) return null
  if (isUp && isDown) return null
  // "Rent goes up and fixed is 6000" names the new figure, "is 10% higher" a change.
  const isTo = new RegExp(
    `\\bto (?:be )?${NUMBER}|\\b(?:is|are|becomes?) (?:now )?${NUMBER}(?! ?(?:%|percent|more|higher|less|lower))`,
  ).test(clause)
  const isMonths = /\d ?-?months?\b/.test(clause)
  if ((!isUp && !isDown) || isTo) return { kind: 'set', amount: isMonths ? amount / 12 : amount }
  if (isMonths) return null
  return {
    kind: 'by',
    amount,
    isPercent: /\d ?(%|percent(?!age))/.test(clause),
    sign: isUp ? 1 : -1,
  }
}

function apply(change: Operation, before: number, input: Input): number {
  if (change.kind === 'set') return change.amount
  if (change.kind === 'times') return exact(before * change.factor)
  const { amount, sign } = change
  return change.isPercent && !isPercent(input)
    ? exact((before * (100 + sign * amount)) / 100)
    : exact(before + sign * amount)
}

/** Without what binary fractions add. */
const exact = (value: number) => Number(value.toPrecision(12))

const FACTORS: [RegExp, number][] = [
  [/\b(doubl\w+|twice|two times|2x|2 times|x2)\b/, 2],
  [/\b(tripl\w+|three times|3x|3 times|x3)\b/, 3],
  [/\b(quadrupl\w+|four times|4x|4 times)\b/, 4],
  [/(?<!\band a )\b(half|halve[sd]?|halving)\b/, 1 / 2],
  [/\b(a|one) third\b/, 1 / 3],
  [/\b(a|one) quarter\b/, 1 / 4],
]
const timesIn = (clause: string) => FACTORS.find(([words]) => words.test(clause))?.[1]

type Targets = { places: number[]; isNamed?: true } | { unclear: string[] }

/** What is named; else what alone can have a figure of that kind. */
function targetsOf(sum: Sum, clause: string): Targets {
  const { inputs } = sum.formula
  const named = placesOf(inputs, (input) => called(input, inputs).test(clause))
  if (named.length > 0) return { places: named, isNamed: true }
  const all = inputs.map((_, i) => i)
  if (inputs.length === 1) return { places: all }
  if (/\b(everything|all of (them|it)|all figures)\b/.test(clause))
    return { places: all, isNamed: true }
  if (inputs.length === 2 && /\bboth\b/.test(clause)) return { places: all, isNamed: true }
  const sharing = placesOf(inputs, (input) => sharesWord(input, clause))
  if (sharing.length > 0) return one(inputs, sharing)
  // Of a sum that lacks a figure, the one that is lacking is meant.
  const missing = placesOf(inputs, (_, i) => sum.figures[i] === undefined)
  if (missing.length > 0) return one(inputs, missing)
  if (/\d ?-?(years?|yrs?|months?)\b/.test(clause))
    return one(
      inputs,
      placesOf(inputs, ({ name }) => name === 'years'),
    )
  if (/\d ?(%|percent)/.test(clause) && operationIn(clause)?.kind === 'set')
    return one(inputs, placesOf(inputs, isPercent))
  if (/\$ ?\d|\d ?(dollars|bucks)/.test(clause)) return one(inputs, placesOf(inputs, mayBeMoney))
  return one(inputs, all)
}

const placesOf = (inputs: Input[], fits: (input: Input, place: number) => boolean) =>
  inputs.flatMap((input, i) => (fits(input, i) ? [i] : []))

const one = (inputs: Formula['inputs'], places: number[]): Targets =>
  places.length === 1
    ? { places }
    : {
        unclear: inputs
          .filter((_, i) => places.length === 0 || places.includes(i))
          .map(({ name }) => name),
      }

/** Nothing but the change itself: a turn with words of its own is about something else. */
function isBare(clause: string, names: string[]) {
  const own = names.flatMap((name) => name.split(' '))
  return clause
    .replace(new RegExp(NUMBER, 'g'), ' ')
    .split(/[^a-z]+/)
    .every(
      (word) => word === '' || LITTLE.has(word) || own.some((one) => stemOf(one) === stemOf(word)),
    )
}
const stemOf = (word: string) => word.replace(/s$/, '')
const LITTLE = new Set(
  (
    'what if it its is was were be the a an and or so ok now then how about by to of at for with instead only just in let lets ' +
    'say try make change use that this we i you they would will goes go going went up down rise rises rose increase increases ' +
    'increased raise raised grow grows fall falls fell drop drops dropped decrease decreases decreased reduce reduced lower higher ' +
    'half third quarter more less cut double doubles doubled triple triples tripled twice half halved halve times percent dollars dollar bucks points ' +
    'happens when suppose same but k everything all'
  ).split(' '),
)
