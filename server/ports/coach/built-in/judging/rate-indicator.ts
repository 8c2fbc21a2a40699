import {
  isNear,
  sharedWeight,
  totalWeight,
  type CaseTerms,
  type PointTerms,
  type Weighted,
} from './case-terms.ts'
import type { Feature, Statement } from './statements.ts'

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
  /** 0 to 1: how concretely it was said. */
  how: number
  /** 0 to 1, of the criterion's points. */
  share: number
  points: RatedPoint[]
  evidence: string[]
  /** Every statement on it, in the order of the response. */
  about: Statement[]
  /** What the statements about it never say. */
  missing: Feature[]
}

/** Of an indicator's points: what a strong answer covers, and how concretely it is said. */
export const FOR_CONTENT = 0.55
const FOR_HOW = 1 - FOR_CONTENT
/** As concrete as that without covering more is still a different answer, and may be a good one. */
const ABOVE_CONTENT = 0.55

export function rateIndicator(
  { id, topic, concepts, points }: CaseTerms['indicators'][number],
  statements: Statement[],
): RatedIndicator {
  const found = points.map((point) => {
    const best = bestCoverage(point, statements)
    return { text: point.text, ...best, said: saidBy(best.coverage) }
  })
  const content = sum(found.map(({ said }) => WORTH[said])) / Math.max(1, points.length)
  const about = statements.filter(
    (statement) =>
      found.some(({ at, said }) => said !== 'not' && at.includes(statement)) ||
      isAbout(statement, topic, concepts),
  )
  const how = about.length === 0 ? 0 : Math.min(concretenessOf(about), content + ABOVE_CONTENT)
  return {
    ...{ id, content, how, share: FOR_CONTENT * content + FOR_HOW * how, about },
    points: found.map(({ text, said, at }) => ({ text, said, at })),
    evidence: evidenceOf(found, about),
    missing: FEATURES.filter((feature) => !about.some(({ has }) => has[feature])),
  }
}

const WORTH = { whole: 1, partly: 0.5, not: 0 } as const
const saidBy = (coverage: number): RatedPoint['said'] =>
  coverage >= WHOLE ? 'whole' : coverage >= PARTLY ? 'partly' : 'not'
/** Nobody says everything of a point; half of what can be expected is the point. */
const WHOLE = 0.55
const PARTLY = 0.22
const FEATURES: Feature[] = ['who', 'when', 'how', 'figure', 'why']
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

type Coverage = { coverage: number; at: Statement[] }

/** In one sentence, or in two or three that follow one another: nobody says everything in one. */
function bestCoverage(point: PointTerms, statements: Statement[]): Coverage {
  let best: Coverage = { coverage: 0, at: [] }
  for (let start = 0; start < statements.length; start++) {
    for (let length = 1; length <= 3 && start + length <= statements.length; length++) {
      const window = statements.slice(start, start + length)
      if (length > 1 && window.some(({ weight }) => weight === 0)) break
      const coverage = coverageOf(point, window) * (1 - 0.06 * (length - 1))
      if (coverage > best.coverage + 1e-9) best = { coverage, at: window }
    }
  }
  return best
}

function coverageOf({ ways, results }: PointTerms, window: Statement[]) {
  const inWords = Math.max(...ways.map((way) => coverageBy(window, way)))
  const reached = results.filter((result) =>
    window.some(
      ({ figures, relevance, weight }) =>
        relevance > 0 && weight > 0 && figures.some((figure) => isNear(figure, result)),
    ),
  ).length
  // Words about a figure that was not worked out only touch on the point.
  if (reached === 0) return results.length > 0 ? Math.min(inWords, WHOLE - 0.01) : inWords
  const weight = weightOfAll(window)
  // Whoever reaches the figures has made the point, in whatever words.
  return Math.max(inWords, weight * (reached / results.length))
}

const weightOfAll = (window: Statement[]) => sum(window.map(({ weight }) => weight)) / window.length

/** Of a point's weight so much is chance, and so much is all that other words for the same thing have in common. */
const CHANCE = 0.06
const ENOUGH = 0.31
/** By how many words are shared: how much the most telling of them must say. */
const LEAST_TELLING = [1, 0.8, 0.3]

function coverageBy(window: Statement[], terms: Weighted) {
  const weight = weightOfAll(window)
  if (weight === 0) return 0
  const matched = [...terms].filter(([stem]) => window.some((one) => isSaid(stem, one)))
  // One or two words in common may be chance, unless they are telling; three of a short point are not.
  const strongest = Math.max(0, ...matched.map(([, how]) => how))
  if (strongest < (LEAST_TELLING[matched.length] ?? 0)) return 0
  const share = sum(matched.map(([, how]) => how)) / totalWeight(terms)
  return weight * Math.min(1, Math.max(0, (share - CHANCE) / (ENOUGH - CHANCE)))
}

const isSaid = (stem: string, { means, figures }: Statement) =>
  means.has(stem) ||
  (stem.startsWith('#') && figures.some((figure) => isNear(figure, Number(stem.slice(1)))))

const TOPIC_WEIGHT = 0.75

function isAbout({ means, weight, relevance }: Statement, topic: Weighted, concepts: Weighted) {
  if (weight === 0 || relevance === 0) return false
  return sharedWeight(means, topic) + sharedWeight(means, concepts) >= TOPIC_WEIGHT
}

/** Who, when, how, how much and why: three sentences on it that each say three of these are all that is asked. */
function concretenessOf(about: Statement[]) {
  const each = about.map(({ has, weight }) => {
    const kinds = FEATURES.filter((feature) => has[feature]).length
    return weight * Math.min(1, kinds / 3)
  })
  const best = each.toSorted((a, b) => b - a).slice(0, 4)
  return Math.min(1, sum(best) / 2.6)
}

/** The student's words that show most of it. */
function evidenceOf(found: (Coverage & RatedPoint)[], about: Statement[]) {
  const strongest = found
    .filter(({ said }) => said !== 'not')
    .toSorted((a, b) => b.coverage - a.coverage)
    .flatMap(({ at }) => at)
  const others = about.toSorted((a, b) => b.weight * b.relevance - a.weight * a.relevance)
  return [...new Set([...strongest, ...others].map(({ text }) => text))].slice(0, 2)
}
