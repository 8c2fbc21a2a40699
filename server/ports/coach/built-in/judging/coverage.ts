import { isAgainst } from './against-points.ts'
import { isNear, totalWeight, type PointTerms, type Weighted } from './case-terms.ts'
import { isContraryTo, isUnasked, leftOutIn } from './contrary.ts'
import { isSaid } from './evidence.ts'
import type { Statement } from './statements.ts'
import { stemsOf } from './stems.ts'
import type { Way } from './ways-of-saying.ts'

/** Nobody says everything of a point; three quarters of what can be expected is the point. */
export const WHOLE = 0.75

/** How far a point was said, 0 to 1, and by which sentences. */
export type Coverage = {
  coverage: number
  at: Statement[]
  /** How much of the point's own words is said: which of several that say enough says it best. */
  fullness: number
}

/** In one sentence, or in two or three that follow one another: nobody says everything in one. */
export function bestCoverage(
  point: PointTerms,
  said: Statement[],
  closeness: (one: Statement) => number = () => 1,
): Coverage {
  const statements = REFUSES.test(point.text) ? said : said.map((one) => one.affirmed ?? one)
  const { at, ...best } = bestOf(point, statements, said.map(closeness))
  return { ...best, at: at.map((one) => said[statements.indexOf(one)]!) }
}

/** A point that says what not to do is said by a refusal; whatever else a point asks for is not. */
const REFUSES =
  /\b(?:not|no|never|nobody|nothing|without|instead|avoids?|stops?|refuses?|forbids?|rather|declines?|rejects?|leaves? out|drops?|cancels?|resists?|keeps? .{1,30} from|until|unless|waits?)\b/i

function bestOf(point: PointTerms, statements: Statement[], closeness: number[]): Coverage {
  let best: Coverage = { coverage: 0, at: [], fullness: 0 }
  if (isLeftOut(point, statements)) return best
  const isContrary = isContraryTo(point.text)
  for (let start = 0; start < statements.length; start++) {
    for (let length = 1; length <= 3 && start + length <= statements.length; length++) {
      const window = statements.slice(start, start + length)
      if (length > 1 && window.some(({ weight }) => weight === 0)) break
      // An answer to a question does not go on from the presentation.
      if (window.some(({ answers }) => answers !== window[0]!.answers)) break
      if (window.some((one) => isContrary(one.text) || isAgainst(point, one))) break
      if (
        isUnasked(
          point.text,
          window.map(({ text }) => text),
        )
      )
        continue
      const coverage =
        coverageOf(point, window) *
        (1 - 0.06 * (length - 1)) *
        clearnessOf(window) *
        (BESIDE_THE_LINE +
          (1 - BESIDE_THE_LINE) * Math.max(...closeness.slice(start, start + length)))
      if (coverage < best.coverage - 1e-9 || coverage === 0) continue
      const fullness = fullnessOf(point, window)
      const isBetter = coverage > best.coverage + 1e-9 || fullness > best.fullness + 1e-9
      if (!isBetter) continue
      best = { coverage, at: sayingIt(point, window), fullness }
    }
  }
  return best
}

/** What is left of a point in a sentence that says more of another line. */
const BESIDE_THE_LINE = 0.5

/** A talk that leaves out a thing that a point is about does the contrary, whatever else it says of it. */
export function isLeftOut(
  { text, ways: [whole = new Map()] }: PointTerms,
  statements: Statement[],
) {
  if (LEAVES_OUT_ITSELF.test(text.split(',')[0]!)) return false
  const left = stemsOf(leftOutIn(statements.map((one) => one.text)))
  return left.some((stem) => (whole.get(stem) ?? 0) >= OF_THE_POINT)
}
const OF_THE_POINT = 0.3
const LEAVES_OUT_ITSELF = /\b(?:stop|ends?|drops?|cancels?|removes?|skip|without|not|no|instead)/i

/** Among vague words, or waved off, a point is only touched on. */
const clearnessOf = (window: Statement[]) =>
  Math.min(1, CLEARNESS ** (Math.max(...window.map(({ vague }) => vague)) - 1))
const CLEARNESS = 0.75

/** A decision says a point better than the same words about what is so. */
const fullnessOf = (point: PointTerms, window: Statement[]) =>
  sum(window.map((one) => saidOf(point, one) * (one.has.action ? 1 : AS_A_FACT))) / window.length
const AS_A_FACT = 0.6

/** Of the sentences that follow one another those that say it; others only stand between or beside them. */
function sayingIt(point: PointTerms, window: Statement[]) {
  const said = window.map((one) => saidOf(point, one))
  const least = BESIDE * Math.max(...said)
  return window.filter((_, place) => said[place]! >= least)
}
const BESIDE = 0.3

function saidOf({ ways: [whole = new Map()], results }: PointTerms, statement: Statement) {
  let said = 0
  for (const [stem, weight] of whole) if (isSaid(stem, statement)) said += weight
  const { figures } = statement
  return said + results.filter((result) => figures.some((figure) => isNear(figure, result))).length
}

function coverageOf({ ways, results, saidAs }: PointTerms, window: Statement[]) {
  const inItsWords = Math.max(...ways.map((way) => coverageBy(window, way)))
  const inWords = Math.min(1, inItsWords + inOtherWords(saidAs, window))
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

/** What one way of saying it covers of a point, and two different ones. */
const SAID_SO = [0, 0.5, 0.75]

function inOtherWords(saidAs: Way[], window: Statement[]) {
  const ways = saidAs.map((way) =>
    Math.max(0, ...window.map(({ ways, weight, trust }) => (ways.has(way) ? weight * trust : 0))),
  )
  const found = ways.filter((weight) => weight > 0)
  return Math.max(0, ...found) * SAID_SO[Math.min(2, found.length)]!
}

const weightOfAll = (window: Statement[]) => sum(window.map(({ weight }) => weight)) / window.length

/** Of a point's weight so much is chance, and so much is all that other words for the same thing have in common. */
const CHANCE = 0.06
const ENOUGH = 0.31
/** By how many words are shared: how much the most telling of them must say. */
const LEAST_TELLING = [1, 0.65, 0.3]

function coverageBy(window: Statement[], terms: Weighted) {
  const weight = weightOfAll(window)
  if (weight === 0) return 0
  let [matched, strongest, all] = [0, 0, 0]
  for (const [stem, how] of terms) {
    if (!window.some((one) => isSaid(stem, one))) continue
    matched++
    strongest = Math.max(strongest, how)
    all += how
  }
  // One or two words in common may be chance, unless they are telling; three of a short point are not.
  if (strongest < (LEAST_TELLING[matched] ?? 0)) return 0
  const share = all / totalWeight(terms)
  return weight * Math.min(1, Math.max(0, (share - CHANCE) / (ENOUGH - CHANCE)))
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
