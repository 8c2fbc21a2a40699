import { sharedWeight, totalWeight, type CaseTerms, type Weighted } from './case-terms.ts'
import type { Feature, Statement } from './statements.ts'

export type RatedIndicator = {
  id: string
  /** 0 to 1, of the criterion's points. */
  share: number
  points: { text: string; isCovered: boolean }[]
  evidence: string[]
  /** What the statements about it never say. */
  missing: Feature[]
}

/** Of an indicator's points: what a strong answer covers, and how concretely it is said. */
const FOR_COVERAGE = 0.55
const FOR_CONCRETENESS = 1 - FOR_COVERAGE
/** As concrete as that without covering more is still a different answer, and may be a good one. */
const ABOVE_COVERAGE = 0.55
/** Somebody says nearly all of two points, but not every one of four. */
const NEEDED: Record<number, number> = { 2: 1.7, 3: 2.1, 4: 2.5 }

export function rateIndicator(
  { id, topic, concepts, points }: CaseTerms['indicators'][number],
  statements: Statement[],
): RatedIndicator {
  const found = points.map(({ text, terms }) => ({ text, ...bestCoverage(terms, statements) }))
  const needed = NEEDED[points.length] ?? points.length
  const coverage = Math.min(1, sum(found.map(({ coverage: share }) => share)) / needed)
  const about = statements.filter(
    (statement) =>
      found.some(({ at, coverage: share }) => share >= 0.2 && at.includes(statement)) ||
      isAbout(statement, topic, concepts),
  )
  const concrete = concretenessOf(about)
  const share =
    FOR_COVERAGE * coverage + FOR_CONCRETENESS * Math.min(concrete, coverage + ABOVE_COVERAGE)
  return {
    id,
    share: about.length === 0 ? 0 : Math.min(1, share),
    points: found.map((one) => ({ text: one.text, isCovered: one.coverage >= COVERED })),
    evidence: evidenceOf(found, about),
    missing: FEATURES.filter((feature) => !about.some(({ has }) => has[feature])),
  }
}

const COVERED = 0.5
const FEATURES: Feature[] = ['figure', 'when', 'who', 'how', 'why']
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

type Coverage = { coverage: number; at: Statement[] }

/** In one sentence, or in two or three that follow one another: nobody says everything in one. */
function bestCoverage(terms: Weighted, statements: Statement[]): Coverage {
  let best: Coverage = { coverage: 0, at: [] }
  for (let start = 0; start < statements.length; start++) {
    for (let length = 1; length <= 3 && start + length <= statements.length; length++) {
      const window = statements.slice(start, start + length)
      if (length > 1 && window.some(({ weight }) => weight === 0)) break
      const coverage = coverageBy(window, terms) * (1 - 0.06 * (length - 1))
      if (coverage > best.coverage + 1e-9) best = { coverage, at: window }
    }
  }
  return best
}

/** Of a point's weight so much is chance, and so much is all that other words for the same thing have in common. */
const CHANCE = 0.06
const ENOUGH = 0.31

function coverageBy(window: Statement[], terms: Weighted) {
  const weight = window.reduce((least, one) => Math.min(least, one.weight), 1)
  if (weight === 0) return 0
  const matched = [...terms].filter(([stem]) => window.some(({ stems }) => stems.has(stem)))
  // A word that two points of a hundred have in common may be chance; a figure that only this one has is not.
  const strongest = Math.max(0, ...matched.map(([, how]) => how))
  if (strongest < (matched.length < 2 ? 0.8 : 0.3)) return 0
  const share = sum(matched.map(([, how]) => how)) / totalWeight(terms)
  return weight * Math.min(1, Math.max(0, (share - CHANCE) / (ENOUGH - CHANCE)))
}

const TOPIC_WEIGHT = 0.75

function isAbout({ stems, weight, relevance }: Statement, topic: Weighted, concepts: Weighted) {
  if (weight === 0 || relevance === 0) return false
  return sharedWeight(stems, topic) + sharedWeight(stems, concepts) >= TOPIC_WEIGHT
}

/** Who, when, how, how much and why, over the four statements that say most of it. */
function concretenessOf(about: Statement[]) {
  const each = about.map(({ has, weight }) => {
    const kinds = FEATURES.filter((feature) => has[feature]).length
    return weight * Math.min(1, kinds / 3)
  })
  const best = each.toSorted((a, b) => b - a).slice(0, 4)
  return Math.min(1, sum(best) / 2.6)
}

/** The student's words that show most of it. */
function evidenceOf(found: (Coverage & { text: string })[], about: Statement[]) {
  const strongest = found
    .filter(({ coverage }) => coverage >= 0.2)
    .toSorted((a, b) => b.coverage - a.coverage)
    .flatMap(({ at }) => at)
  const others = about.toSorted((a, b) => b.weight * b.relevance - a.weight * a.relevance)
  return [...new Set([...strongest, ...others].map(({ text }) => text))].slice(0, 2)
}
