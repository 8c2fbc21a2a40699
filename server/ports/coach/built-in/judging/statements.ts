import { againstPointsIn } from './against-points.ts'
import type { JudgeRequest } from '../../coach.ts'
import { latelyBeside } from '../../lately.ts'
import {
  RUN,
  figuresIn,
  isNear,
  runsOf,
  saidStems,
  sharedWeight,
  type CaseTerms,
} from './case-terms.ts'
import { dismisses } from './contrary.ts'
import { isBesideTheCase } from './beside-the-case.ts'
import { cuesIn, timesIn } from './cues.ts'
import { confirmedIn, doubtsIn } from './doubts/doubts.ts'
import { featuresOf, type Feature } from './features.ts'
import { withoutWordsToTheGrader } from './for-the-grader.ts'
import { spokenFigures } from './spoken-figures.ts'
import { tokensOf, wordStemsOf } from './stems.ts'
import { withoutFilledForms } from './one-frame.ts'
import { isList } from './term-lists.ts'
import { trustInOtherWords } from './trust.ts'
import { vagueWordsIn } from './vague.ts'
import { withoutRefusals, withoutRetracted } from './refusals.ts'
import { speaksOfPoints } from './pleas.ts'
import { misbeliefsIn } from './misbeliefs/misbeliefs.ts'
import { breachOwnedIn, misconductIn } from './misconduct.ts'
import { isTakenIn, turnsDown, type Misstep } from './missteps.ts'
import { isSaidSo, type Way } from './ways-of-saying.ts'

/** A sentence, with what it is worth as one. */
export type Statement = {
  text: string
  /** Index of the judge's question it answers; null in the presentation itself. */
  answers: number | null
  stems: ReadonlySet<string>
  /** The stems, and those of what the sentence does without naming it. */
  means: ReadonlySet<string>
  /** The ways that it has of saying what a point says. */
  ways: ReadonlySet<Way>
  /** The decisions against the case that it makes. */
  missteps: ReadonlySet<Misstep>
  /** Its turns that are seldom right or against a point; where a talk takes several, they are missteps. */
  doubts: readonly Misstep[]
  figures: number[]
  words: number
  /** How many vague words it has; where it waves something off, one more. */
  vague: number
  /** 0 for what is no statement of the student's own (see `guard`), 1 for what somebody would do and why. */
  weight: number
  /** How much it has to do with the case, 0 to 1. */
  relevance: number
  /** How much of it counts where it says a point in words of its own, 0 to 1. */
  trust: number
  guard: 'list' | 'copied' | 'repeated' | 'restated' | null
  has: Readonly<Record<Feature, boolean>>
  /** The same without what it refuses to do, for points that ask for something; null where it refuses nothing. */
  affirmed: Statement | null
}

/** Everything that was said, in its order, without what was said to the grader. */
export function statementsOf(
  { response, answers, scenario }: JudgeRequest,
  terms: CaseTerms,
): Statement[] {
  const parts = [
    { text: response, answers: null },
    ...answers.map(({ question, answer }) => ({
      text: answer,
      answers: scenario.judgeQuestions.findIndex((asked) => asked.question === question),
    })),
  ]
  const earlier: Earlier[] = []
  const read = parts.flatMap((part) =>
    withoutFilledForms(withoutRetracted(heardIn(part.text, terms))).map(({ text }) => {
      const statement = readSentence(text, part.answers, { terms, earlier })
      const rest = withoutRefusals(text)
      const left = rest !== text && {
        ...readSentence(rest, part.answers, { terms, earlier }),
        text,
      }
      earlier.push({ stems: statement.stems, runs: runsOf(text, RUN) })
      return { statement, left }
    }),
  )
  const trust = trustInOtherWords(
    read.map(({ statement }) => statement),
    terms,
  )
  const trusted = (one: Read): Statement => ({
    ...one,
    ...{ trust, relevance: relevanceWith(trust, one), affirmed: null },
  })
  return confirmedIn(
    read.map(({ statement, left }, place) => ({
      ...trusted(statement),
      ...decidedBefore(statement, read[place + 1]?.statement.text ?? ''),
      affirmed: left ? trusted(left) : null,
    })),
  )
}
/** What the next sentence says of one: that it is turned down, or that it breaks a rule. */
function decidedBefore({ missteps, has }: Read, next: string): Partial<Read> {
  if (turnsDown(next)) return NOT_DECIDED
  const breach = has.action ? breachOwnedIn(next) : undefined
  return breach ? { missteps: new Set([...missteps, breach]) } : {}
}
const NOT_DECIDED = { missteps: new Set<Misstep>(), doubts: [] }

/** Without what is said for the points, and what is of another matter than the case. */
const heardIn = (text: string, terms: CaseTerms) =>
  withoutWordsToTheGrader(text, terms.words).filter((one) => {
    if (isBesideTheCase(one.text, terms)) return !countsByItself(one.text, terms)
    return (
      !speaksOfPoints(one.text, terms.words) ||
      relevanceOf(readAlone(one.text, terms), terms) >= ABOUT_THE_CASE
    )
  })
/** What neither decides, reasons nor names anything of the case is one more sentence, and no more. */
const countsByItself = (text: string, terms: CaseTerms) => {
  const { has, stems } = readAlone(text, terms)
  return (
    has.action ||
    has.why ||
    has.when ||
    has.figure ||
    [...stems].some((stem) => (terms.all.get(stem) ?? 0) >= OF_FEW_CASES)
  )
}
/** With less of the case in it, a sentence that speaks of points is about these. */
const ABOUT_THE_CASE = 0.75
/** What a sentence is by itself. */
type Read = Omit<Statement, 'trust' | 'affirmed'>

/** What an indicator asks, said in other words than the case's, is about the case. */
const SAYS_A_POINT = 0.6
/** Fewer cannot be told from what was said before. */
const LEAST_STEMS = 3

const relevanceWith = (trust: number, { ways, stems, relevance }: Read) =>
  ways.size > 0 && stems.size >= LEAST_STEMS ? Math.max(relevance, SAYS_A_POINT * trust) : relevance

const waysIn = (words: ReadonlySet<string>, { indicators }: CaseTerms): ReadonlySet<Way> =>
  new Set(
    indicators.flatMap(({ points }) =>
      points.flatMap(({ saidAs }) => saidAs.filter((way) => isSaidSo(way, words))),
    ),
  )

const misstepsIn = (text: string, { indicators }: CaseTerms): ReadonlySet<Misstep> => {
  const written = indicators.flatMap(({ missteps }) => missteps)
  const anywhere = [...misconductIn(text), ...misbeliefsIn(text)]
  return new Set([...written.filter(isTakenIn(text)), ...anywhere])
}

const WEIGHTS = { list: 0, copied: 0, repeated: 0, restated: 0.3 } as const
/** Of a sentence without a decision or a reason in it. */
const WITHOUT_ACTION = 0.5
/** "Parents: an e-mail and a card", "the hires work beside us for two weeks": a step of a plan, told as it will be. */
const AS_A_PLAN = 0.8
const hasHeading = (text: string) => /^[A-Z][\w' -]{2,30}: \S+(?: \S+){4}/.test(text)

const hasResult = (figures: number[], { indicators }: CaseTerms) =>
  indicators.some(({ points }) =>
    points.some(({ results }) =>
      results.some((result) => figures.some((figure) => isNear(figure, result))),
    ),
  )

type Known = { terms: CaseTerms; earlier: Earlier[] }
type Earlier = { stems: ReadonlySet<string>; runs: string[] }

/** What only says the case or the form back decides nothing. */
const NOTHING = { missteps: new Set<Misstep>(), doubts: [] }

function readSentence(text: string, answers: number | null, { terms, earlier }: Known): Read {
  const { tokens, isFull, isPlan, guards, ...alone } = readAlone(text, terms)
  const guard = guardOf(guards, () => isRepeated({ tokens, stems: alone.stems }, earlier))
  const full = isFull || answers !== null ? 1 : isPlan ? AS_A_PLAN : WITHOUT_ACTION
  return {
    ...{ text, answers, guard, ...alone, ...(guard ? NOTHING : {}) },
    weight: guard ? WEIGHTS[guard] : full,
  }
}

/** Of a sentence in a case what it is whatever was said before it. */
const readAlone = latelyBeside(500, (text, terms: CaseTerms) => {
  const tokens = tokensOf(text)
  const spoken = spokenFigures(text, terms.all)
  const stems = new Set([...saidStems(text, terms), ...spoken.map((figure) => `#${figure}`)])
  const has = featuresOf({ text, tokens, stems }, terms)
  const figures = [...figuresIn(text), ...spoken]
  const means = new Set([...stems, ...cuesIn(text), ...timesIn(tokens)])
  return {
    ...{ tokens, stems, has, figures, means, words: tokens.length },
    ways: waysIn(new Set([...means, ...wordStemsOf(text)]), terms),
    missteps: misstepsIn(text, terms),
    doubts: [...doubtsIn(text), ...againstPointsIn(text, terms)],
    isFull: has.action || has.why || hasResult(figures, terms),
    isPlan: hasHeading(text) || (has.when && (has.who || has.how || has.figure)),
    guards: guardsOf({ text, tokens, stems, has }, terms),
    vague: vagueWordsIn(text) + (dismisses(text) ? 1 : 0),
    relevance: relevanceOf({ stems, has }, terms),
  }
})

/** So much weight of the case's own words is a sentence about it; less may be chance. */
const FULLY_RELEVANT = 1.7
const BARELY_RELEVANT = 0.4
/** What is to be done about one thing that few cases have. */
const BY_ONE_WORD = 0.35
const OF_ONE_WORD = 0.2
/** A word that ten of a hundred cases have. */
const OF_FEW_CASES = 0.18

function relevanceOf({ stems, has }: Pick<Read, 'stems' | 'has'>, { all }: CaseTerms) {
  const shared = sharedWeight(stems, all)
  const telling = [...stems].filter((stem) => (all.get(stem) ?? 0) >= OF_FEW_CASES).length
  if (telling === 1 && shared >= BY_ONE_WORD && has.action) return OF_ONE_WORD
  if (telling < 2 || shared < BARELY_RELEVANT) return 0
  return Math.min(1, shared / FULLY_RELEVANT)
}

type Raw = {
  text: string
  tokens: readonly string[]
  stems: ReadonlySet<string>
  has: Statement['has']
}

function guardsOf({ text, tokens, stems, has }: Raw, terms: CaseTerms) {
  const own = [...stems].filter((stem) => !terms.givenStems.has(stem))
  // A figure of one's own has been worked out.
  const isOwnThought = has.action || has.why || own.some((stem) => stem.startsWith('#'))
  return {
    list: isList(text, tokens),
    copied: shareInRuns(tokens, terms.given) >= 0.5,
    restated: !isOwnThought && own.length <= 0.25 * stems.size,
  }
}

function guardOf(
  { list, copied, restated }: ReturnType<typeof guardsOf>,
  isRepeatedNow: () => boolean,
): Statement['guard'] {
  if (list) return 'list'
  if (copied) return 'copied'
  if (isRepeatedNow()) return 'repeated'
  return restated ? 'restated' : null
}

/** The share of the words that stand in a run which is there already, word by word. */
function shareInRuns(tokens: readonly string[], known: ReadonlySet<string>) {
  const found = new Set<number>()
  for (let at = 0; at + RUN <= tokens.length; at++) {
    if (!known.has(tokens.slice(at, at + RUN).join(' '))) continue
    for (let inside = at; inside < at + RUN; inside++) found.add(inside)
  }
  return found.size / Math.max(1, tokens.length)
}

/** Nearly the same words again, or the same sentence with another ending. */
function isRepeated({ tokens, stems }: Pick<Raw, 'tokens' | 'stems'>, earlier: Earlier[]) {
  if (stems.size < LEAST_STEMS) return false
  const said = new Set(earlier.flatMap(({ runs }) => runs))
  if (tokens.length >= 6 && shareInRuns(tokens, said) >= 0.5) return true
  return earlier.some(({ stems: before }) => {
    const shared = [...stems].filter((stem) => before.has(stem)).length
    return shared / stems.size >= 0.75 && shared / before.size >= 0.5
  })
}
