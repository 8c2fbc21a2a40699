import { affinityTo, type CaseTerms, type PointTerms } from './case-terms.ts'
import { defends, isUnasked } from './contrary.ts'
import { WHOLE, bestCoverage, isLeftOut, type Coverage } from './coverage.ts'
import { bearsOn, evidenceOf, shownBy } from './evidence.ts'
import { talkOf, type Talk, type TalkLine } from './plain-talk.ts'
import { isRefusal } from './refusals.ts'
import { measures, weighs } from './signs.ts'
import type { Feature } from './features.ts'
import { MEETS, isShownConcretely } from './specifics.ts'
import type { Statement } from './statements.ts'

export type RatedPoint = {
  text: string
  said: 'whole' | 'partly' | 'not'
  /** The sentences that say most of it. */
  at: Statement[]
}

export type RatedIndicator = {
  id: string
  /** 0 to 1: of its points, those that were said; one that was touched on counts half. */
  content: number
  /** Of the criterion's points, 0 to 1, what was planned for it in other words than those looked for. */
  lifted: number
  /** 0 to 1: how much of the points said counts, and why not all. */
  credit: number
  cause: Talk['cause']
  /** What another answer than the one looked for counts, in points of a strong answer; only where none of those was said. */
  ownAnswer: number
  /** 0 to 1: how concretely it was said. */
  how: number
  /** Whether more of that would count if more of the content had been said. */
  isHowCut: boolean
  /** What of `FURTHER` is in it. */
  further: string[]
  /** 0 to 1, of the criterion's points. */
  share: number
  points: RatedPoint[]
  evidence: string[]
  /** Whether a reason, a figure or a step is in what it is shown by; without, it meets expectations at most. */
  isConcrete: boolean
  /** Its sentences that decide against the case, each with why that is wrong. */
  against: { text: string; because: string }[]
  /** How many sentences of the whole talk do. */
  againstInAll: number
  /** As many of these as count: in a long talk, in which most is sound, fewer. */
  ofItAll: number
  /** Every statement on it, in the order of the response. */
  about: Statement[]
  /** What the statements about it never say. */
  missing: Feature[]
}

/**
 * Of an indicator's points: what a strong answer covers, how concretely it is said, and what goes further. The highest
 * band is for the best tenth of business people; whoever says all that is expected has met the expectations.
 */
export const FOR_CONTENT = 0.6
export const FOR_HOW = 0.22
const FOR_FURTHER = 1 - FOR_CONTENT - FOR_HOW
/** What a plan has that has been thought through, each as much as the others. */
export const FURTHER: { asks: string; isIn: (statement: Statement) => boolean }[] = [
  { asks: 'a reason with a figure in it', isIn: ({ has }) => has.why && has.figure },
  {
    asks: 'another way weighed, or what to do if it goes wrong',
    isIn: (one) => weighs(one) && hasAny(one, ['why', 'figure', 'when']),
  },
  {
    asks: 'how you will know that it worked',
    isIn: (one) => measures(one) && hasAny(one, ['figure', 'when']),
  },
]

const hasAny = ({ has }: Statement, features: Feature[]) => features.some((one) => has[one])

/** As concrete as that without covering more is still a different answer, and may be a good one. */
const ABOVE_CONTENT = 0.55

export function rateIndicators(terms: CaseTerms, statements: Statement[]): RatedIndicator[] {
  const { indicators } = terms
  const found = indicators.map((one) => {
    const close = new Map(statements.map((at) => [at, closenessOf(at, one, indicators)]))
    return foundOf(one.points, statements, (at) => close.get(at)!)
  })
  const talk = talkOf(terms, statements, heardOf(found.flat()))
  return indicators.map((one, line) =>
    rateIndicator(one, statements, {
      ...{ found: found[line]!, talk, ...talk.lines[line]! },
      isOnIt: (statement) => isCloseTo(one, statement, indicators),
      closeness: (statement) => closenessOf(statement, one, indicators),
    }),
  )
}

const heardOf = (found: Found[]) => pointsSaid(found) / Math.max(1, found.length)

const foundOf = (
  points: PointTerms[],
  statements: Statement[],
  closeness: (at: Statement) => number,
) =>
  points.map((point) => {
    const best = bestCoverage(point, statements, closeness)
    return { text: point.text, ...best, said: saidBy(best.coverage) }
  })

function isCloseTo(
  one: CaseTerms['indicators'][number],
  statement: Statement,
  indicators: CaseTerms['indicators'],
) {
  const [here, most] = [affinityTo(statement, one), mostAffinity(statement, indicators)]
  return (
    here >= (here === most ? TOPIC_WEIGHT_OF_THE_CLOSEST : TOPIC_WEIGHT) && here >= SIDE_LINE * most
  )
}

/** 0 to 1: how much a sentence says of this line against the one that it says most of. */
function closenessOf(
  statement: Statement,
  one: CaseTerms['indicators'][number],
  indicators: CaseTerms['indicators'],
) {
  const most = mostAffinity(statement, indicators)
  return most > 0 ? affinityTo(statement, one) / most : 1
}

const mostAffinity = (statement: Statement, indicators: CaseTerms['indicators']) =>
  Math.max(...indicators.map((one) => affinityTo(statement, one)))

/** A sentence counts for the line that it says most about, and for others only where it says nearly as much. */
const SIDE_LINE = 0.7

type Found = RatedPoint & Coverage
type Line = TalkLine & {
  found: Found[]
  talk: Talk
  isOnIt: (statement: Statement) => boolean
  closeness: (statement: Statement) => number
}

function rateIndicator(
  { id, points }: CaseTerms['indicators'][number],
  statements: Statement[],
  { found, talk, isOnIt, closeness, ...line }: Line,
): RatedIndicator {
  const named = statementsOn(found, statements, isOnIt)
  const said = pointsSaid(found)
  const ownAnswer = said > 0 ? 0 : ANOTHER_ANSWER * upTo(2, named.filter(isOwnAnswer))
  const content = (talk.credit * (said + ownAnswer)) / Math.max(1, points.length)
  const planned = named.filter((one) => !defends(one.text) && !isRefusal(one))
  const concreteness = planned.length === 0 ? 0 : concretenessOf(planned)
  const how = Math.min(concreteness, content + ABOVE_CONTENT)
  const further = FURTHER.filter(({ isIn }) =>
    planned.some((one) => one.weight === 1 && isIn(one)),
  ).map(({ asks }) => asks)
  const heard = FOR_CONTENT * content + FOR_HOW * how + FOR_FURTHER * upTo(FURTHER.length, further)
  const closed = points.filter((point) => isClosedTo(point, statements, line.around))
  const open = 1 - Math.max(content, closed.length / Math.max(1, points.length))
  const lifted = liftOf(line, { open, heard })
  const about =
    lifted > 0
      ? statements.filter((one) => named.includes(one) || line.passage.includes(one))
      : named
  const share = heard + lifted
  const quoted = evidenceOf(found, about, { points, closeness, around: line.around })
  const credited = creditedFor(found, line, planned)
  const evidence = share > 0 ? shownBy(quoted, credited) : quoted
  const isConcrete = isShownConcretely(evidence, about, bearingOn(points, credited))
  const most = isConcrete ? share : Math.min(share, MEETS)
  return {
    ...{ id, content, ownAnswer, how, isHowCut: how < concreteness, further, lifted, about },
    ...{ credit: talk.credit, cause: talk.cause },
    ...{ share: evidence.length > 0 ? most : 0, ...NOTHING_AGAINST, isConcrete },
    points: found.map(({ text, said: much, at }) => ({ text, said: much, at })),
    evidence,
    missing: FEATURES.filter((feature) => !about.some(({ has }) => has[feature])),
  }
}

const NOTHING_AGAINST: Pick<RatedIndicator, 'against' | 'againstInAll' | 'ofItAll'> = {
  ...{ against: [], againstInAll: 0, ofItAll: 0 },
}

const bearingOn = (points: PointTerms[], some: Statement[]) =>
  some.filter((one) => points.some((point) => bearsOn(point, one)))

/** The sentences that a line's points come from: what is to be done in those of its points and in the steps for it. */
function creditedFor(found: Found[], { passage }: TalkLine, planned: Statement[]) {
  const saying = found.filter(({ said }) => said !== 'not').flatMap(({ at }) => at)
  const credited = [...saying, ...passage, ...planned]
  const done = credited.filter(({ has }) => has.action)
  return done.length > 0
    ? done
    : credited.filter(({ has, words }) => has.why || words >= A_WHOLE_THOUGHT)
}
/** In words; less, without anything to be done or a reason, may be the end of something else. */
const A_WHOLE_THOUGHT = 9

/** Up to what a line has of which most was heard, and no more than the points that were not. */
const liftOf = ({ lift, start }: TalkLine, { open, heard }: { open: number; heard: number }) =>
  Math.max(
    0,
    lift * Math.min(AS_IF_HEARD - heard, OF_THE_REST * open),
    start * Math.min(AS_IF_BEGUN - heard, OF_THE_REST * open),
  )
/** Of a point that was left out, or of a question that nobody asked, nothing was said in any words. */
const isClosedTo = (point: PointTerms, statements: Statement[], around: Statement[]) =>
  isLeftOut(point, statements) ||
  isUnasked(
    point.text,
    around.map(({ text }) => text),
  )
const AS_IF_HEARD = 0.8
const AS_IF_BEGUN = 0.55
const OF_THE_REST = 0.8

const pointsSaid = (found: RatedPoint[]) => sum(found.map(({ said }) => WORTH[said]))

/** Those that say any of its points, those that are on it, and those that go on from these, in the response's order. */
function statementsOn(
  found: RatedPoint[],
  statements: Statement[],
  isOnIt: (statement: Statement) => boolean,
) {
  const named = statements.filter(
    (statement) =>
      found.some(({ at, said }) => said !== 'not' && at.includes(statement)) ||
      (statement.weight > 0 && statement.relevance > 0 && isOnIt(statement)),
  )
  return statements.filter(
    (one, at) => named.includes(one) || (goesOn(one) && named.includes(statements[at - 1]!)),
  )
}

/** Two steps with a reason or details of their own are an answer, though not the one that is looked for. */
const ANOTHER_ANSWER = 0.5
const isOwnAnswer = ({ weight, words, has }: Statement) =>
  weight === 1 &&
  words >= 6 &&
  has.action &&
  (has.why || has.how || has.when || has.figure || has.who)
/** "That's fair because they paid": says more of the sentence before, in words that need not name it again. */
const goesOn = ({ text, weight }: Statement) =>
  weight > 0 &&
  /^(?:and |but |so )?(?:that|this|it|they|these|those|because|he|she)(?:['’](?:s|re|ll|d))?\b/i.test(
    text,
  )

const upTo = (most: number, found: unknown[]) => Math.min(1, found.length / most)

const WORTH = { whole: 1, partly: 0.5, not: 0 } as const
const saidBy = (coverage: number): RatedPoint['said'] =>
  coverage >= WHOLE ? 'whole' : coverage >= PARTLY ? 'partly' : 'not'
/** Less than the whole touches on it. */
const PARTLY = 0.15
const FEATURES: Feature[] = ['who', 'when', 'how', 'figure', 'why']
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** So much weight in common is no chance; of the line that is closest, less is enough. */
const TOPIC_WEIGHT = 0.75
const TOPIC_WEIGHT_OF_THE_CLOSEST = 0.45

/**
 * Four sentences on it that each say three of who, when, how, how much and why, and four of these in all. A single
 * sentence said well, or five that all say when, are less.
 */
function concretenessOf(about: Statement[]) {
  const each = about.map(({ has, weight }) => {
    const kinds = FEATURES.filter((feature) => has[feature]).length
    return weight * Math.min(1, kinds / 3)
  })
  const best = each.toSorted((a, b) => b - a).slice(0, OF_SENTENCES.length)
  const depth = sum(best.map((one, place) => one * OF_SENTENCES[place]!))
  const kinds = FEATURES.filter((feature) => about.some(({ has }) => has[feature])).length
  return Math.min(depth, (kinds + 1) / 5)
}

/** What the best sentence is worth, the second and so on. */
const OF_SENTENCES = [0.4, 0.25, 0.2, 0.15]
