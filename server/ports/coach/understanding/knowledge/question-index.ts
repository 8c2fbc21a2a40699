import { z } from 'zod'
import { spelledOut } from '../words/synonyms.ts'
import { readFolder } from './read-folder.ts'
import { asksOfTrade } from '../words/asks-of-trade.ts'
import { asKinds, namesSaid } from '../words/named-things.ts'
import { searchTermsIn } from '../words/search-words.ts'
import { spelled } from '../words/spelled.ts'
import { wordsOf } from '../words/words.ts'

/** The kind of situation that it asks about, by its name in `situations.json`; what asks for knowledge has none. */
const Situation = z.string().min(1).optional()

/** What is often asked in so many ways: whether, why and how, and what to do. A definition alone would be no answer. */
const CommonQuestion = z.union([
  z.strictObject({
    /** The term it is about, by its name. */
    about: z.string().min(1),
    asks: z.array(z.string().min(1)).min(1),
    says: z.string().min(1),
    situation: Situation,
  }),
  z.strictObject({
    /** Of the competition itself, or of careers, where no term stands behind it. */
    title: z.string().min(1),
    asks: z.array(z.string().min(1)).min(1),
    says: z.string().min(1),
    check: z.string().min(1),
    situation: Situation,
  }),
])
export type CommonQuestion = z.infer<typeof CommonQuestion>

let questions: CommonQuestion[] | undefined

/** @throws ZodError for a malformed file */
export const listCommonQuestions = (): CommonQuestion[] =>
  (questions ??= readFolder('common-questions', z.array(CommonQuestion)).flat())

export const nameOf = (question: CommonQuestion) =>
  'about' in question ? question.about : question.title

/** A way of asking, spelled out, without what only leads to it or fills. */
export const bareOf = (text: string) =>
  wordsOf(text)
    .map(spelledOut)
    .join(' ')
    .replace(LEADS, '')
    .replace(FILLERS, '')
    .replace(CONTRACTED, '$1 is')
const FILLERS = /\b(?:even|actually|really|literally|honestly|basically|tho|though) /g
/** "Whats a performance indicator". */
const CONTRACTED = /\b(what|who|how|where|when|why)s\b/g
const LEADS = /^(?:(?:so|and|but|ok|okay|then|wait|hey|hi|pls|please) )+/

/** The places of the questions that have a word, and how much of it each has: 0 to 1. */
export type Use = { places: Uint16Array; shares: Float64Array }
export type QuestionIndex = {
  /** By their ways of asking, in all their words. */
  exact: Map<string, CommonQuestion>
  /** By word, the places of the ways of asking that have it. */
  ways: Map<string, Uint32Array>
  /** By the ways' places: their questions' places, and the weight of all their words. */
  questionOf: Uint16Array
  weightOfWay: Float64Array
  weights: Map<string, number>
  unknown: number
  /** By the ways' places: the weight and the number of words that a text shares; filled anew for each. */
  common: Float64Array
  shared: Uint8Array
  uses: Map<string, Use>
  /** By the questions' places, filled anew for each text. */
  likeness: Float64Array
  closeness: Float64Array
}

/** Okapi BM25's saturation: a word that comes again tells less each time. */
const SATURATION = 0.8
const WEIGHT_OF_ANSWER = 0.8

export const weightOf = (terms: string[], weights: Map<string, number>, unknown: number) =>
  terms.reduce((sum, term) => sum + (weights.get(term) ?? unknown), 0)

/**
 * The words of a text by which questions are told apart. Whatever brand, team or game stands in it, its kind counts; the
 * name itself, of which a question may have been written, stands beside it.
 */
function termsAskedIn(text: string): string[] {
  const said = spelled(text)
  return [
    ...searchTermsIn(asKinds(said)),
    ...namesSaid(said).map((name) => NAME + name),
    ...(JUST_BELOW.test(text) ? ['just-below-round'] : []),
  ]
}
/** "$4.99", "89.95": whatever the amount, a price that ends so is asked about for that. */
const JUST_BELOW = /(?:^|[\s$])\d*\.9\d\b/
const NAME = '='
/** What is asked tells more than of whom. */
const WEIGHT_OF_NAME = 0.4
export const isName = (term: string) => term.startsWith(NAME)

/** The same of what is asked: a name that no question has says nothing, nor does a price where a reason of trade is asked for. */
export function termsToFind(text: string): string[] {
  const { weights } = questionIndex()
  const isTrade = asksOfTrade(text)
  const isIdle = (term: string) => isName(term) || (isTrade && /^[\d.%]+$/.test(term))
  return termsAskedIn(text).filter((term) => weights.has(term) || !isIdle(term))
}

let built: QuestionIndex | undefined

/** By the questions' places, the words of their ways of asking, as far as they have been read. */
const termsOfAsks: string[][][] = []
/** And these in all their words. */
const waysOfAsks: string[][] = []
const READ_AT_ONCE = 150

/**
 * Reads the next ways of asking, a tenth of a second's work or less: nobody's call waits for all of them. False once there are
 * no more.
 */
export function readMoreQuestions(): boolean {
  const next = listCommonQuestions().slice(termsOfAsks.length, termsOfAsks.length + READ_AT_ONCE)
  for (const { asks } of next) {
    termsOfAsks.push(asks.map(termsAskedIn))
    waysOfAsks.push(asks.map(bareOf))
  }
  return next.length === READ_AT_ONCE
}

/** Of all common questions, read once. */
export const questionIndex = (): QuestionIndex => (built ??= build())

function build(): QuestionIndex {
  const all = listCommonQuestions()
  while (readMoreQuestions());
  const weights = weightsOf(termsOfAsks)
  const unknown = Math.log(1 + all.length)
  const ways = new Map<string, number[]>()
  const [questionOf, weightOfWay]: [number[], number[]] = [[], []]
  const counted = new Map<string, Counts>()
  for (const [of, question] of all.entries()) {
    for (const terms of termsOfAsks[of]!) {
      const place = questionOf.push(of) - 1
      weightOfWay.push(weightOf(terms, weights, unknown))
      for (const term of terms) {
        const having = ways.get(term)
        if (having) having.push(place)
        else ways.set(term, [place])
        count(counted, { of, term, times: 1 })
      }
    }
    for (const term of termsAskedIn(`${question.says} ${nameOf(question)}`))
      count(counted, { of, term, times: WEIGHT_OF_ANSWER })
  }
  return {
    exact: exactWays(all),
    ways: new Map([...ways].map(([term, places]) => [term, Uint32Array.from(places)])),
    ...{ questionOf: Uint16Array.from(questionOf), weightOfWay: Float64Array.from(weightOfWay) },
    ...{ weights, unknown, uses: new Map([...counted].map(([term, n]) => [term, useOf(n)])) },
    common: new Float64Array(questionOf.length),
    shared: new Uint8Array(questionOf.length),
    ...{ likeness: new Float64Array(all.length), closeness: new Float64Array(all.length) },
  }
}

/** Question by question, in their order. */
function count(
  counted: Map<string, Counts>,
  { of, term, times }: { of: number; term: string; times: number },
) {
  const having = counted.get(term)
  if (!having) counted.set(term, { places: [of], counts: [times] })
  else if (having.places.at(-1) === of) having.counts[having.counts.length - 1]! += times
  else {
    having.places.push(of)
    having.counts.push(times)
  }
}

/** The first of several that are asked in the same words. */
const exactWays = (all: CommonQuestion[]) =>
  new Map(all.flatMap((one, of) => waysOfAsks[of]!.map((way) => [way, one] as const)).toReversed())

/** By how often each question has the word in its ways of asking, and in its answer, which counts for less. */
const useOf = ({ places, counts }: Counts): Use => ({
  places: Uint16Array.from(places),
  shares: Float64Array.from(counts, (count) => count / (count + SATURATION)),
})
/** The places of the questions that have a word, rising, and how often each has it. */
type Counts = { places: number[]; counts: number[] }

/** By inverse frequency: the fewer questions have a word, the more it tells. */
function weightsOf(all: string[][][]) {
  const counts = new Map<string, number>()
  for (const asks of all)
    for (const term of new Set(asks.flat())) counts.set(term, (counts.get(term) ?? 0) + 1)
  return new Map(
    [...counts].map(([term, n]) => [
      term,
      Math.log(1 + all.length / n) * (isName(term) ? WEIGHT_OF_NAME : 1),
    ]),
  )
}
