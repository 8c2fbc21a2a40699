import type { Turn } from '../../../coach.ts'
import type { Formula } from '../formulas/formula.ts'
import { sameAs } from './same-figures.ts'
import { textOfSum } from '../typed-figures.ts'
import { figuresAsked, type Asked } from './figures-asked.ts'
import { figuresOfTalk } from './figures-of-talk.ts'
import { figuresSaid, readable } from './figures-said.ts'
import { better, missingOf, plainer, sumsFor, type Earlier, type Found } from './find-sum.ts'

export type NamedSum = { formula: Formula; figures: (number | undefined)[] }

/** The sums that a text asks for by name and gives every figure of, where nothing is left that it may mean as well. */
export function namedSums(message: string): NamedSum[] {
  const text = readable(textOfSum(message))
  if (figuresSaid(text).length === 0 || ASKS_FOR_KIND.test(text)) return []
  const whole = bestFor(text, NOTHING).filter(({ best }) => isWhole(best))
  const sums = whole[0]?.best.unread === 0 ? inOneBreath(whole, text) : []
  const together = sumsTogether(text)
  return together.length > sums.length || resultsOf(together) === resultsOf(sums) ? together : sums
}

const resultsOf = (sums: NamedSum[]) => sums.map(({ formula }) => formula.gives).join()

/** "Occupancy, ADR and RevPAR": several, each the plainest way, that have a use for every figure between them. */
function sumsTogether(text: string): NamedSum[] {
  const named = bestFor(text, NOTHING, plainer).filter(
    ({ asked, best }) => !asked.isVague && isWhole(best),
  )
  const sums = inOneBreath(named, text)
  const said = figuresSaid(text).map(({ value }) => value)
  const namesOf = (value: number) =>
    new Set(
      sums.flatMap(({ formula, figures }) =>
        formula.inputs.flatMap(({ name }, i) => (figures[i] === value ? sameAs(name)[0]! : [])),
      ),
    ).size
  // In all of them a figure is the same one.
  const isRead = (value: number) => namesOf(value) === said.filter((one) => one === value).length
  return sums.length > 1 && said.every(isRead) ? sums : []
}
const ASKS_FOR_KIND = /\b(?:what|which) (?:kind|type|sort)s? of\b/
const NOTHING: Earlier = () => new Map()

/** The same where figures stand in the text that nothing tells of. */
export function likelySums(message: string): NamedSum[] {
  const text = readable(textOfSum(message))
  return inOneBreath(
    bestFor(text, NOTHING).filter(({ best }) => isWhole(best) && best.own > 1),
    text,
  )
}

/** The same with the figures that the talk has said before; where no sum has them all, the one that lacks least. */
export function sumsOfTalk(turns: Turn[], message: string): NamedSum[] {
  const text = readable(textOfSum(message))
  const isBare = figuresSaid(text).length === 0
  const all = bestFor(text, (names, told) => figuresOfTalk(turns, names, told)).filter(
    ({ best }) => isBare || best.own > 0,
  )
  const whole = all.filter(({ best }) => isWhole(best))
  const named = all.filter(({ asked }) => !asked.isVague)
  return inOneBreath(whole.length > 0 ? whole : named.slice(0, 1), text)
}

/** Names of figures that a text asks for or is about. */
export const askedIn = (message: string): string[] =>
  message.length > LONGEST
    ? []
    : figuresAsked(readable(textOfSum(message))).flatMap(({ names, isVague }) =>
        isVague ? [] : names,
      )

/**
 * Those of these that a text gives figures for, and nothing else that could be meant; it asks for none by name; in
 * their order.
 */
export function sumsMeant(turns: Turn[], message: string, names: string[]): NamedSum[] {
  const text = readable(textOfSum(message))
  if (text.length > LONGEST || figuresAsked(text).some(({ isVague }) => !isVague)) return []
  const earlier: Earlier = (wanted, told) => figuresOfTalk(turns, wanted, told)
  const meant = names.flatMap((name) => {
    const [best] = sumsFor(name, { text, asked: [] }, earlier).toSorted(better)
    return best && isWhole(best) && best.own > 0 && best.unread === 0 ? [best] : []
  })
  const byFormula = new Map(meant.toReversed().map((one) => [one.formula, one]))
  return [...byFormula.values()].toReversed()
}

const isWhole = (found: Found) => missingOf(found) === 0

type Candidate = { asked: Asked; best: Found }

/** Characters, and figures: what says more tells of more than one sum. */
const LONGEST = 800
const MOST_FIGURES = 16

/** For each figure that is asked for, what its words most likely mean; the best first. */
function bestFor(text: string, earlier: Earlier, order = better): Candidate[] {
  if (text.length > LONGEST || figuresSaid(text).length > MOST_FIGURES) return []
  const all = figuresAsked(text)
  const turn = { text, asked: all.filter(({ isVague, isWritten }) => !isVague || isWritten) }
  return all
    .flatMap((asked) => {
      const [best] = asked.names.flatMap((name) => sumsFor(name, turn, earlier)).toSorted(order)
      return best ? [{ asked, best }] : []
    })
    .toSorted((a, b) => order(a.best, b.best) || b.asked.from - a.asked.from)
}

/** "The markup and the margin": the best, and what is asked for right beside it. */
function inOneBreath(all: Candidate[], text: string): NamedSum[] {
  const [first] = all
  if (!first) return []
  // What is asked for between two of them parts them no more than "and" does.
  const bare = all.reduce(
    (rest, { asked: { from, to } }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  )
  const isJoined = ({ asked }: Candidate) => {
    const [one, other] = [asked, first.asked].toSorted((a, b) => a.from - b.from)
    return JOINS.test(bare.slice(one!.to, other!.from))
  }
  const sums = all
    .filter((one) => one === first || isJoined(one))
    .toSorted((a, b) => a.asked.from - b.asked.from)
    .map(({ best }) => best)
  return [...new Map(sums.map((sum) => [sum.formula.gives, sum])).values()]
}
const JOINS =
  /^[\s,&]*(?:(?:and|n|or|vs?|versus|against|plus|both|then|also|the|my|our|its|what|whats|is|are|find|that|it|this|same|as|equal|different|from|to|percent|percentage|%|rate|ratio)[\s,&]+)*$/
