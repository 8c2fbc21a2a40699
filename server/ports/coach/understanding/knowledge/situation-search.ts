import { searchTermsOf } from '../words/search-words.ts'
import { wordsOf } from '../words/words.ts'
import { listCommonQuestions } from './question-index.ts'
import { listSituations, type Situation } from './situations.ts'

/**
 * The kinds of situations that a told case is likeliest of, the likeliest first. Complement naive Bayes (Rennie et al. 2003:
 * a class is weighed by how little its words are those of all others) over words, pairs of words that stand together, and
 * pairs of telling words in any order; it learns from all ways of asking of the questions that are of a kind.
 */
export function likeliestSituations(plain: string, most: number): Situation[] {
  const { situations, byFeature, weights, all } = (learned ??= learn())
  const scores = new Float64Array(situations.length)
  for (const feature of featuresOf(plain)) {
    const use = byFeature.get(feature)
    if (!use) continue
    for (let place = 0; place < scores.length; place++) {
      const others = use.weight - (use.ofKinds.get(place) ?? 0)
      const odds = (all - weights[place]! + SMOOTH * byFeature.size) / (others + SMOOTH)
      scores[place]! += use.rarity * Math.log(odds)
    }
  }
  return [...scores.keys()]
    .toSorted((one, other) => scores[other]! - scores[one]!)
    .slice(0, most)
    .map((place) => situations[place]!)
}

type Use = { rarity: number; weight: number; ofKinds: Map<number, number> }
type Learned = {
  situations: Situation[]
  byFeature: Map<string, Use>
  /** Of all features of a kind. */
  weights: Float64Array
  all: number
}
let learned: Learned | undefined

type Told = { kind: number; features: string[] }
const read: Told[] = []
const counts = new Map<string, number>()
let waiting: { kind: number; text: string }[] | undefined
const READ_AT_ONCE = 400

/** Reads how the next cases are told, so that nobody's call waits for all of them. False once there are no more. */
export function readMoreSituations(): boolean {
  waiting ??= textsByKind(listSituations())
  const next = waiting.slice(read.length, read.length + READ_AT_ONCE)
  for (const { kind, text } of next) {
    const features = featuresOf(text)
    read.push({ kind, features })
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return read.length < waiting.length
}

function learn(): Learned {
  while (readMoreSituations());
  const situations = listSituations()
  const byFeature = new Map<string, Use>()
  const weights = new Float64Array(situations.length)
  for (const { kind, features } of read) {
    const told = features.filter((feature) => counts.get(feature)! >= LEAST_TEXTS)
    const rarities = told.map((feature) => Math.log(1 + read.length / counts.get(feature)!))
    const length = Math.hypot(...rarities) || 1
    for (const [place, feature] of told.entries()) {
      const rarity = rarities[place]!
      const use = byFeature.get(feature) ?? { rarity, weight: 0, ofKinds: new Map() }
      byFeature.set(feature, use)
      use.weight += rarity / length
      use.ofKinds.set(kind, (use.ofKinds.get(kind) ?? 0) + rarity / length)
      weights[kind]! += rarity / length
    }
  }
  read.length = 0
  counts.clear()
  return { situations, byFeature, weights, all: weights.reduce((sum, weight) => sum + weight, 0) }
}

/** What says how a kind is told: the ways of asking, and its own advice. */
function textsByKind(situations: Situation[]): { kind: number; text: string }[] {
  const places = new Map(situations.map(({ name }, place) => [name, place]))
  const asked = listCommonQuestions().flatMap(({ situation, asks }) =>
    situation === undefined
      ? []
      : asks.map((ask) => ({ kind: places.get(situation)!, text: wordsOf(ask).join(' ') })),
  )
  const own = situations.flatMap(({ asks, opens, steps, why }, kind) =>
    [...asks, opens, ...steps, why].map((said) => ({ kind, text: wordsOf(said).join(' ') })),
  )
  return [...asked, ...own]
}

function featuresOf(plain: string): string[] {
  const terms = searchTermsOf(plain)
  const words = plain.split(' ')
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`)
  const telling = terms.flatMap((one, place) =>
    terms.slice(place + 1).map((other) => (one < other ? `${one}+${other}` : `${other}+${one}`)),
  )
  return [...new Set([...terms, ...pairs, ...telling])]
}

/** Found by leaving the ways of asking out that were written for the kinds. */
const SMOOTH = 0.3
/** A feature of one text alone tells nothing of others, and is most of the memory. */
const LEAST_TEXTS = 2
