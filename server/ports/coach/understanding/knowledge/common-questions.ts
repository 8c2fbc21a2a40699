import {
  bareOf,
  isName,
  listCommonQuestions,
  nameOf,
  questionIndex as index,
  termsToFind,
  weightOf,
  type CommonQuestion,
  type Use,
} from './question-index.ts'
import { areTurned } from '../words/denials.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { contentStems, wordsOf } from '../words/words.ts'

export { listCommonQuestions, type CommonQuestion }

/** A word that only one way of asking has tells most; a question about one word only is for its card. */
const LEAST_SHARED = 2
/** Two words may be any part of a question. */
const CLOSE_FOR_TWO = 0.9
/**
 * From which score a question counts as asked, and how far behind any other has to be. Found by leaving ways of asking
 * out, and whole questions: higher, fewer are found again; lower, more that nothing answers are taken for another.
 */
const ASKED = 0.5
const APART = 0.06
/** So close to one way of asking, a neighbor's answer would do as well. */
const CLOSE = 0.75
/** So likely, too. */
const LIKELY = 0.56
/** What all ways of asking and the answer together have of a text counts for so much, and the closest one for the rest. */
const WEIGHT_OF_ALL = 0.7
/** In nearly the same words. */
export const SURE = 0.95

/** `closeness` is of the closest way of asking: 1 is the same words. */
export type FoundQuestion = {
  question: CommonQuestion
  closeness: number
  /** Found as the only one that a told case is near to, though not by its words as a whole. */
  isOfStory?: boolean
  /** Found among what is asked next about the talk's matter. */
  isNext?: boolean
  /** In just the words of one of its ways of asking. */
  isExact?: boolean
}

/** The common question that is asked in just these words. */
export function findExactQuestion(text: string): FoundQuestion | undefined {
  const question = index().exact.get(bareOf(text))
  return question && { question, closeness: 1, isExact: true }
}

/** The common question that a text asks, if it asks one. */
export function findCommonQuestion(text: string): FoundQuestion | undefined {
  const exact = findExactQuestion(text)
  if (exact) return exact
  const found = askedBy(text)
  const asked = found && isTurned(found, text) ? undefined : found
  const inGeneral = text.replace(OWN_BUSINESS, ' business ').replace(OWN_PRODUCT, '$1 $2 product')
  if (inGeneral === text || (asked && asked.closeness >= SURE)) return asked
  const general = askedBy(inGeneral)
  return general && general.closeness > (asked?.closeness ?? 0) ? general : asked
}

/** In the words of one of its ways, but of what is not done where that asks of what is, or the other way. */
function isTurned({ question, closeness }: FoundQuestion, text: string): boolean {
  if (closeness < CLOSE) return false
  const terms = searchTermsOf(text)
  const [closest] = question.asks
    .map((ask) => ({ way: wordsOf(ask).join(' '), own: searchTermsOf(ask) }))
    .toSorted((one, other) => likenessOf(other.own, terms) - likenessOf(one.own, terms))
  return closest !== undefined && areTurned(text, closest.way)
}
const likenessOf = (own: string[], terms: string[]) =>
  own.filter((term) => terms.includes(term)).length / (own.length + terms.length)

/**
 * The common questions that come nearest to a text that asks none of them, the likeliest first, of each matter one: for
 * where nothing better is known, and to be shown as that. Empty where none stands out.
 */
export function nearestQuestions(text: string): CommonQuestion[] {
  const terms = termsToFind(text)
  const all = ranked(terms)
  const [best, ...others] = all
  if (!best || best.closeness === 0) return []
  const isNear = best.score >= NEAR && standsOut(best, others)
  const isAhead = terms.length >= STORY && best.score >= FAINT && leadOf(best, others) >= AHEAD
  if (!isNear && !isAhead) return []
  const byName = new Map(all.toReversed().map(({ question }) => [nameOf(question), question]))
  return [...byName.values()].toReversed().slice(0, MOST_NEAR)
}
const NEAR = 0.4
const MOST_NEAR = 3

/**
 * Of a case that comes near to none, the few that have most of its words, of each matter one: to choose from.
 */
export function questionsToChoose(text: string): CommonQuestion[] {
  const terms = termsToFind(text)
  if (terms.length < STORY) return []
  const telling = mostTelling(terms)
  const likely = ranked(terms).filter(
    ({ score, closeness, question }) =>
      score >= LIKELY_ENOUGH && closeness >= LIKELY_ENOUGH && hasAnyOf(question, telling),
  )
  const byName = new Map(likely.toReversed().map(({ question }) => [nameOf(question), question]))
  return [...byName.values()].toReversed().slice(0, MOST_NEAR)
}
const LIKELY_ENOUGH = 0.3

/** Of what is asked, and not of whom: the words that the fewest questions have. */
const mostTelling = (terms: string[]) =>
  terms
    .filter((term) => !isName(term) && index().weights.has(term))
    .toSorted((one, other) => index().weights.get(other)! - index().weights.get(one)!)
    .slice(0, MOST_TELLING)
const MOST_TELLING = 2

const hasAnyOf = ({ asks, says }: CommonQuestion, telling: string[]) => {
  const own = new Set(searchTermsOf(`${asks.join(' ')} ${says}`))
  return telling.some((term) => own.has(term))
}

/**
 * The nearest one where it may be given as the answer, though the text asks it in no words that are known: of some 70 talks
 * that had only choices, nine were so far ahead or so close to one way of asking, and eight of those were right. The limits
 * were set with these talks in view, and the answers to some had been written by then.
 */
export function fairlyNearest(text: string): CommonQuestion | undefined {
  const [best, ...others] = ranked(termsToFind(text))
  if (!best) return undefined
  const isAhead = best.score >= FAIR && leadOf(best, others) >= FAIRLY_AHEAD
  return isAhead || best.closeness >= FAIRLY_CLOSE ? best.question : undefined
}
const FAIR = 0.44
const FAIRLY_AHEAD = 0.22
const FAIRLY_CLOSE = 0.7

/** All that share words with a text, the likeliest first; several may be of one matter. */
export const listNearest = (text: string): CommonQuestion[] =>
  ranked(termsToFind(text), TOO_FAR_BEHIND).map(({ question }) => question)

export const nearestQuestion = (text: string): CommonQuestion | undefined =>
  nearestQuestions(text)[0]

/**
 * A case that is told has words of its own, which no question has, so that it comes near to none as a whole: what counts
 * is how far ahead of all others the best is. Measured with 160 cases that were written beside the questions: where it
 * is far ahead, 56 of 60 are meant, and of those that are less far ahead one in two.
 */
const STORY = 4
const FAINT = 0.2
const AHEAD = 0.2
const FAR_AHEAD = 0.25

/** The part of the best score by which the next question of another matter falls behind. */
function leadOf(best: Ranked, others: Ranked[]): number {
  const next = others.find(({ question }) => nameOf(question) !== nameOf(best.question))
  return 1 - (next?.score ?? 0) / best.score
}

/** "A loan for my food truck" is a loan for a business. */
const OWN_BUSINESS =
  /\b(food truck|bakery|restaurant|cafe|coffee shop|pizza place|hair salon|salon|barber shop|gym|boutique|clothing store|shoe store|book ?store|startup|car wash|lemonade stand|flower shop|lawn (care|mowing) (business|company)|daycare|ice cream (shop|truck)|toy store|pet store|jewelry store|t shirt (business|company)|online store|farm|spa|catering (business|company))\b/g

/** "How do I price my crochet hats" is asked of any product. */
const OWN_PRODUCT =
  /\b(price|sell|advertise|promote|market|brand|package) (my|our) (?:\w+ ){0,2}\w+$/g

function askedBy(text: string): FoundQuestion | undefined {
  const terms = termsToFind(text)
  if (terms.length < LEAST_SHARED) return undefined
  const all = ranked(terms, TOO_FAR_BEHIND)
  const closest = all.reduce(closerOf, all[0])
  if (closest && closest.closeness >= SURE) return closest
  const [best, ...others] = all
  if (!best || best.closeness === 0) return undefined
  if (terms.length === LEAST_SHARED && best.closeness < CLOSE_FOR_TWO) return undefined
  if (best.score >= ASKED && standsOut(best, others)) return best
  // Of what is mostly told in words that no question has, the others say little.
  const unknown = terms.filter((term) => !index().weights.has(term)).length
  const isStory = terms.length > STORY && best.score >= FAINT && 2 * unknown < terms.length
  return isStory && leadOf(best, others) >= FAR_AHEAD ? { ...best, isOfStory: true } : undefined
}

/** Nothing that falls behind so far bears on whether the best is meant. */
const TOO_FAR_BEHIND = 0.4

type Ranked = FoundQuestion & { score: number }

function standsOut(best: Ranked, others: Ranked[]): boolean {
  if (best.closeness >= CLOSE || best.score >= LIKELY) return true
  const next = others.find(({ question }) => !areNeighbors(question, best.question))
  return best.score - (next?.score ?? 0) >= APART
}

const closerOf = (one: Ranked | undefined, other: Ranked) =>
  one && one.closeness >= other.closeness ? one : other

/** "Influencer" and "influencer marketing": what is said of the one is no wrong answer to a question of the other. */
function areNeighbors(one: CommonQuestion, other: CommonQuestion): boolean {
  const stems = contentStems(nameOf(other))
  return contentStems(nameOf(one)).some((stem) => stems.includes(stem))
}

/** Less tells nothing, and is behind any that counts. */
const LEAST_SCORE = 0.05

/**
 * The questions that share words, the likeliest first.
 * @param behind the part of the best score by which one may fall behind it, unless it is asked in the same words.
 */
function ranked(terms: string[], behind = 1): Ranked[] {
  const { likeness, closeness } = index()
  findClosest(terms)
  const met = findAlike(terms)
  const scoreOf = (place: number) =>
    WEIGHT_OF_ALL * likeness[place]! + (1 - WEIGHT_OF_ALL) * closeness[place]!
  const best = met.reduce((most, place) => Math.max(most, scoreOf(place)), 0)
  const least = Math.max(LEAST_SCORE, best * (1 - behind))
  return met
    .filter((place) => scoreOf(place) >= least || closeness[place]! >= SURE)
    .map((place) => ({
      question: listCommonQuestions()[place]!,
      ...{ closeness: closeness[place]!, score: scoreOf(place) },
    }))
    .toSorted((one, other) => other.score - one.score)
}

/** How much of the words, by what they tell, a question's ways of asking and its answer have. The places that have any. */
function findAlike(terms: string[]): number[] {
  const { uses, weights, unknown, likeness } = index()
  const whole = weightOf(terms, weights, unknown)
  likeness.fill(0)
  const met: number[] = []
  for (const term of terms) {
    const part = (weights.get(term) ?? unknown) / whole
    const { places, shares } = uses.get(term) ?? NOWHERE
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!
      if (likeness[place] === 0) met.push(place)
      likeness[place]! += part * shares[i]!
    }
  }
  return met
}
const NO_WAYS = new Uint32Array()
const NOWHERE: Use = { places: new Uint16Array(), shares: new Float64Array() }

/** Of the way of asking that comes closest, the weight of the words shared, of all the words of both (Dice's coefficient). */
function findClosest(terms: string[]) {
  const { ways, questionOf, weightOfWay, weights, unknown, common, shared, closeness } = index()
  const weight = weightOf(terms, weights, unknown)
  common.fill(0)
  shared.fill(0)
  closeness.fill(0)
  const met: number[] = []
  for (const term of terms) {
    const own = weights.get(term) ?? unknown
    for (const place of ways.get(term) ?? NO_WAYS) {
      common[place]! += own
      // Once: when the second word is met, it counts.
      if (++shared[place]! === LEAST_SHARED) met.push(place)
    }
  }
  for (const place of met) {
    const of = questionOf[place]!
    const close = (2 * common[place]!) / (weight + weightOfWay[place]!)
    if (close > closeness[of]!) closeness[of] = close
  }
}
