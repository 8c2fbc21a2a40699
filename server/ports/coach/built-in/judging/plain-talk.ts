import { affinityTo, type CaseTerms } from './case-terms.ts'
import { passagesOf } from './passages.ts'
import type { Statement } from './statements.ts'
import { proposes, substanceOf } from './substance.ts'
import { aboutTheCase } from './trust.ts'

/** What a talk is by itself, whether or not its words are those of the form. */
export type Talk = {
  /** 0 to 1: how much of what it says of the points counts. */
  credit: number
  /** Why not all of that counts. */
  cause: 'vague' | 'told' | null
  /** For each line of the form the sentences that plan something for it, and how far these lift it, 0 to 1. */
  lines: TalkLine[]
}

export type TalkLine = {
  /** Every sentence that seems to be for it, and those of them that are steps of a plan. */
  around: Statement[]
  passage: Statement[]
  /** 0 to 1: how far a talk that is a plan lifts the line, and how far a beginning of one does. */
  lift: number
  start: number
}

/** `heard` is the share of the points, 0 to 1, that were said in words the judge knows. */
export function talkOf(terms: CaseTerms, statements: Statement[], heard: number): Talk {
  const vague = vagueness(statements)
  const [clear, told] = [1 - MOST_LOST * between(TOO_VAGUE, vague), tellingOf(statements, terms)]
  return {
    credit: clear * told,
    cause: told < 1 ? 'told' : clear < 1 ? 'vague' : null,
    lines: linesOf(terms, statements, plannedIn(terms, statements, { vague, heard, told })),
  }
}

type Range = readonly [from: number, to: number]
/** 0 at the first, 1 at the second and beyond. */
const between = ([from, to]: Range, value: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

/** Vague words among a hundred: strong talks have two at most, weak ones seven. */
function vagueness(statements: Statement[]) {
  const words = wordsOf(statements)
  return words < A_FEW ? 0 : (100 * sum(statements.map(({ vague }) => vague))) / words
}
const TOO_VAGUE: Range = [5.5, 8.5]
const MOST_LOST = 0.5
/** Of fewer words a share says little. */
const A_FEW = 100

/** Whoever tells the case again proposes next to nothing, and works nothing out. */
function tellingOf(statements: Statement[], { givenStems }: CaseTerms) {
  if (wordsOf(statements) < A_FEW) return 1
  const own = statements.filter((one) => proposes(one.text) || isWorkedOut(one, givenStems))
  return Math.min(1, own.length / (A_PROPOSAL_EVERY * Math.max(1, statements.length))) ** 2
}
/** At least one sentence of five. */
const A_PROPOSAL_EVERY = 0.2
const isWorkedOut = ({ figures }: Statement, given: ReadonlySet<string>) =>
  figures.some((figure) => !given.has(`#${figure}`))

/** How far, 0 to 1, a talk plans: as much as strong ones do, in clear words, on this case, and not yet heard. */
function plannedIn(
  terms: CaseTerms,
  statements: Statement[],
  { vague, heard, told }: { vague: number; heard: number; told: number },
) {
  const substance = statements.map((one) => substanceOf(one, terms))
  const whole = sum(substance)
  // Words around a plan make it no longer.
  const steps = statements.filter((_, place) => substance[place]! >= A_BIT)
  const most =
    between(A_TALK, wordsOf(steps)) *
    (1 - between(NOT_CLEAR, vague)) *
    (1 - between(HEARD, heard)) *
    aboutTheCase(statements, terms) *
    told
  return { plan: most * between(A_PLAN, whole), start: most * between(A_START, whole) }
}
const A_PLAN: Range = [4.4, 6.2]
const A_START: Range = [1.8, 3.2]
const A_BIT = 0.2
/** In words; a few good sentences are no plan for a whole case. */
const A_TALK: Range = [130, 210]
const NOT_CLEAR: Range = [2.5, 5.5]
/** Where most of the points were heard, the others are missing and not said in other words. */
const HEARD: Range = [0.75, 1]

function linesOf(
  terms: CaseTerms,
  statements: Statement[],
  planned: { plan: number; start: number },
): TalkLine[] {
  const affinities = statements.map((one) =>
    terms.indicators.map((line) => (one.weight > 0 ? affinityTo(one, line) : 0)),
  )
  const passages = passagesOf(affinities)
  const substance = statements.map((one) => substanceOf(one, terms))
  return terms.indicators.map((_, line) => {
    const at = [...statements.keys()].filter((place) => passages[place]!.has(line))
    const here = between([0, A_PASSAGE], sum(at.map((place) => substance[place]!)))
    return {
      passage: at.filter((place) => substance[place]! >= A_STEP).map((place) => statements[place]!),
      around: at.map((place) => statements[place]!),
      lift: planned.plan * (WHEREVER + (1 - WHEREVER) * here),
      start: planned.start * here,
    }
  })
}
/** As much as makes a sentence a step of a plan. */
const A_STEP = 0.3
const A_PASSAGE = 1
/** It cannot be told surely which sentence is for which line. */
const WHEREVER = 0.5

const wordsOf = (statements: Statement[]) =>
  sum(statements.filter(({ weight }) => weight > 0).map(({ words }) => words))
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
