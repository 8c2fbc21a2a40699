import { affinityTo, type CaseTerms } from './case-terms.ts'
import { namedShareOf } from './naming.ts'
import { passagesOf } from './passages.ts'
import type { Statement } from './statements.ts'
import { proposes, substanceOf } from './substance.ts'
import { aboutTheCase } from './trust.ts'

/** What a talk is by itself, whether or not its words are those of the form. */
export type Talk = {
  /** 0 to 1: how much of what it says of the points counts. */
  credit: number
  /** Why not all of that counts. */
  cause: 'vague' | 'told' | 'named' | 'short' | null
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
  const full =
    1 -
    NAMED_ONLY * between(IN_FEW, heard) * (1 - between(IN_FULL, wordsOf(nearTheCase(statements))))
  const said = 1 - between(MOSTLY_NAMES, namedIn(statements, terms))
  const planned = plannedIn(terms, statements, { vague, heard, told })
  return {
    credit: clear * told * full * (1 - OF_A_NAME * (1 - said)),
    cause: told < 1 ? 'told' : clear < 1 ? 'vague' : said < 1 ? 'named' : full < 1 ? 'short' : null,
    lines: linesOf(terms, statements, { plan: planned.plan * said, start: planned.start * said }),
  }
}
/** What only names a thing says a part of what there is to say of it. */
const OF_A_NAME = 0.3
const namedIn = (statements: Statement[], terms: CaseTerms) =>
  wordsOf(statements) < A_FEW ? 0 : namedShareOf(statements, terms)
/** Of its words: in strong talks less than half names something without saying what is done, in weak ones most. */
const MOSTLY_NAMES: Range = [0.52, 0.85]

type Range = readonly [from: number, to: number]
/** 0 at the first, 1 at the second and beyond. */
const between = ([from, to]: Range, value: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

/** Whoever touches on most points in few words names them more than says them. */
const NAMED_ONLY = 0.15
const IN_FEW: Range = [0.5, 0.62]
const IN_FULL: Range = [130, 180]

/** What is beside the case makes nothing clearer, in whatever words. Vague words among a hundred: strong talks have two at most, weak ones seven. */
function vagueness(statements: Statement[]) {
  const words = wordsOf(statements)
  const vague = sum(statements.map((one) => (one.weight > 0 ? one.vague : 0)))
  const near = statements.filter((one) => one.relevance > 0 || one.vague > 0)
  return words < A_FEW ? 0 : (100 * vague) / Math.max(A_FEW, wordsOf(near))
}
const TOO_VAGUE: Range = [5.5, 8.5]
const MOST_LOST = 0.5
/** Of fewer words a share says little. */
const A_FEW = 100

/** Whoever tells the case again proposes next to nothing, and works nothing out. */
function tellingOf(statements: Statement[], { givenStems, all }: CaseTerms) {
  if (wordsOf(statements) < A_FEW) return 1
  // What is proposed for something else is no proposal for the case.
  const own = statements.filter(
    (one) => hasAWordOf(all, one) && (proposes(one.text) || isWorkedOut(one, givenStems)),
  )
  return Math.min(1, own.length / (A_PROPOSAL_EVERY * Math.max(1, statements.length))) ** 2
}
const hasAWordOf = (all: CaseTerms['all'], { stems }: Statement) =>
  [...stems].some((stem) => all.has(stem))
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
  const whole = sum(substance.filter((_, place) => hasAWordOf(terms.all, statements[place]!)))
  // Words around a plan make it no longer.
  const steps = statements.filter(
    (_, place) => substance[place]! >= A_BIT && hasAWordOf(terms.all, statements[place]!),
  )
  const plan =
    clearness(terms, statements, { vague, told }) *
    (1 - between(HEARD, heard)) *
    between(A_TALK, wordsOf(steps)) *
    between(A_PLAN, whole)
  return { plan, start: begunIn(terms, nearTheCase(statements), heard) }
}

const clearness = (
  terms: CaseTerms,
  statements: Statement[],
  { vague, told }: { vague: number; told: number },
) => (1 - between(NOT_CLEAR, vague)) * aboutTheCase(statements, terms) * told

/** How far, 0 to 1, a short talk begins a plan for this task in words that are not known. */
function begunIn(terms: CaseTerms, near: Statement[], heard: number) {
  const words = wordsOf(near)
  const begun = sum(near.map((one) => substanceOf(one, terms)))
  const vague = (100 * sum(near.map((one) => one.vague))) / Math.max(A_SHORT_TALK[0], words)
  const told = tellingOf(near, terms)
  return (
    clearness(terms, near, { vague, told }) *
    between(A_SHORT_TALK, words) *
    between(ON_THE_TASK, heard) *
    (1 - between(WORDS_KNOWN, heard)) *
    between(A_START, Math.min(begun, (begun / Math.max(1, words)) * OF_WORDS))
  )
}
const A_PLAN: Range = [4.4, 6.2]
const A_START: Range = [1.0, 2.0]
const A_BIT = 0.2
/** In words; a few good sentences are no plan for a whole case. */
const A_TALK: Range = [130, 210]
/** The beginning of a plan is short; that it is one of this task shows in what was heard of it. */
const A_SHORT_TALK: Range = [35, 65]
const ON_THE_TASK: Range = [0.15, 0.35]
/** Whoever is heard so well speaks in words that are known. */
const WORDS_KNOWN: Range = [0.55, 0.75]
/** Among many words as many steps are less of a plan. */
const OF_WORDS = 100
const NOT_CLEAR: Range = [2.5, 5.5]
/** Where most of the points were heard, the others are missing and not said in other words. */
const HEARD: Range = [0.75, 1]

function linesOf(
  terms: CaseTerms,
  statements: Statement[],
  planned: { plan: number; start: number },
): TalkLine[] {
  const [all, near] = [partsOf(statements, terms), partsOf(nearTheCase(statements), terms)]
  return terms.indicators.map((_, line) => {
    const [{ around, steps, amount }, begun] = [all[line]!, near[line]!]
    const lift = planned.plan * (WHEREVER + (1 - WHEREVER) * amount)
    return {
      ...{ around, lift, start: planned.start * Math.max(begun.amount, begun.amountBeside) },
      passage: lift > 0 ? steps : begun.steps.length > 0 ? begun.steps : begun.beside,
    }
  })
}

/** What has nothing to do with the case, or was said before, makes no talk longer and stands between no two sentences. */
const nearTheCase = (statements: Statement[]) =>
  statements.filter(
    ({ text, weight, relevance }, at) =>
      weight > 0 && relevance > 0 && statements.findIndex((one) => one.text === text) === at,
  )

/** For each line the sentences for it, and those that are for another first and for it as well. */
function partsOf(statements: Statement[], terms: CaseTerms) {
  const affinities = statements.map((one) =>
    terms.indicators.map((line) => (one.weight > 0 ? affinityTo(one, line) : 0)),
  )
  const passages = passagesOf(affinities)
  const substance = new Map(statements.map((one) => [one, substanceOf(one, terms)]))
  const amountOf = (some: Statement[]) =>
    between([0, A_PASSAGE], sum(some.map((one) => substance.get(one)!)))
  const stepsIn = (some: Statement[]) => some.filter((one) => substance.get(one)! >= A_STEP)
  return terms.indicators.map((_, line) => {
    const around = statements.filter((_one, place) => passages[place]!.has(line))
    const beside = statements.filter((_one, place) => isBeside(affinities[place]!, line))
    return {
      ...{ around, steps: stepsIn(around), amount: amountOf(around) },
      ...{ beside: stepsIn(beside), amountBeside: BESIDE * amountOf(beside) },
    }
  })
}
/** In a short talk one sentence is for two lines: it says about half as much of the other. */
const isBeside = (affinities: number[], line: number) =>
  affinities[line]! >= LEAST_BESIDE && affinities[line]! >= HALF * Math.max(...affinities)
const LEAST_BESIDE = 0.2
const HALF = 0.4
const BESIDE = 0.8

/** As much as makes a sentence a step of a plan. */
const A_STEP = 0.3
const A_PASSAGE = 1
/** It cannot be told surely which sentence is for which line. */
const WHEREVER = 0.5

const wordsOf = (statements: Statement[]) =>
  sum(statements.filter(({ weight }) => weight > 0).map(({ words }) => words))
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
