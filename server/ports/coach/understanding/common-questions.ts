import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { searchTermsOf } from './search-words.ts'

/** What is often asked in so many ways: whether, why and how, and what to do. A definition alone would be no answer. */
const CommonQuestion = z.union([
  z.strictObject({
    /** The term it is about, by its name. */
    about: z.string().min(1),
    asks: z.array(z.string().min(1)).min(1),
    says: z.string().min(1),
  }),
  z.strictObject({
    /** Of the competition itself, where no term stands behind it. */
    title: z.string().min(1),
    asks: z.array(z.string().min(1)).min(1),
    says: z.string().min(1),
    check: z.string().min(1),
  }),
])
export type CommonQuestion = z.infer<typeof CommonQuestion>

type Asked = { question: CommonQuestion; terms: string[]; weight: number }
type Index = {
  byTerm: Map<string, Asked[]>
  weights: Map<string, number>
  unknown: number
}

/** Closeness from which a question counts as this one. */
const CLOSE = 0.66
/** Two words may be any part of a question. */
const CLOSE_FOR_TWO = 0.9
/** How much of a way of asking has to be there: "big companies" alone is not why they advertise. */
const LEAST_MET = 0.72
/** A word that only one way of asking has tells most; a question about one word only is for its card. */
const LEAST_SHARED = 2

/** Of a text of so many words, most are of its own story: then it is enough that a way of asking is in it, with so many words. */
const STORY = 9
const LEAST_TOLD = 4
/** What a way of asking counts that is in a story whole. */
const TOLD = 0.8

export type FoundQuestion = { question: CommonQuestion; closeness: number }

/**
 * The common question that a text asks, if it comes close to one of its ways of asking: the weight of the words they
 * share, of all the words of both (Dice's coefficient with inverse frequencies). 1 is the same words.
 */
export function findCommonQuestion(text: string): FoundQuestion | undefined {
  const asked = closestTo(text)
  if (asked && asked.closeness >= SURE) return asked
  const general = closestTo(text.replace(OWN_BUSINESS, ' business '))
  return general && general.closeness > (asked?.closeness ?? 0) ? general : asked
}

/**
 * The common question that comes nearest to a text that asks none of them: to be shown as that, never as the answer.
 */
export function nearestQuestion(text: string): CommonQuestion | undefined {
  const { byTerm, weights, unknown } = index()
  const terms = searchTermsOf(text)
  const weight = weightOf(terms, weights, unknown)
  let best: FoundQuestion | undefined
  for (const asked of new Set(terms.flatMap((term) => byTerm.get(term) ?? []))) {
    const shared = asked.terms.filter((term) => terms.includes(term))
    if (shared.length < LEAST_SHARED) continue
    const closeness = (2 * weightOf(shared, weights, unknown)) / (weight + asked.weight)
    if (closeness >= NEAR && closeness > (best?.closeness ?? 0))
      best = { question: asked.question, closeness }
  }
  return best?.question
}

/** About half of the words, by what they tell. */
const NEAR = 0.5

/** In nearly the same words. */
export const SURE = 0.95

/** "A loan for my food truck" is a loan for a business. */
const OWN_BUSINESS =
  /\b(food truck|bakery|restaurant|cafe|coffee shop|pizza place|hair salon|salon|barber shop|gym|boutique|clothing store|shoe store|book ?store|startup|car wash|lemonade stand|flower shop|lawn (care|mowing) (business|company)|daycare|ice cream (shop|truck)|toy store|pet store|jewelry store|t shirt (business|company)|online store|farm|spa|catering (business|company))\b/g

function closestTo(text: string): FoundQuestion | undefined {
  const { byTerm, weights, unknown } = index()
  const terms = searchTermsOf(text)
  if (terms.length < LEAST_SHARED) return undefined
  const weight = weightOf(terms, weights, unknown)
  const close = terms.length === LEAST_SHARED ? CLOSE_FOR_TWO : CLOSE
  let best: FoundQuestion | undefined
  for (const asked of new Set(terms.flatMap((term) => byTerm.get(term) ?? []))) {
    const shared = asked.terms.filter((term) => terms.includes(term))
    if (shared.length < LEAST_SHARED) continue
    const common = weightOf(shared, weights, unknown)
    const isStory = terms.length >= STORY && shared.length >= LEAST_TOLD
    const closeness = Math.max(
      (2 * common) / (weight + asked.weight),
      isStory ? (TOLD * common) / asked.weight : 0,
    )
    if (common < LEAST_MET * asked.weight) continue
    if (closeness >= close && closeness > (best?.closeness ?? 0))
      best = { question: asked.question, closeness }
  }
  return best
}

const weightOf = (terms: string[], weights: Map<string, number>, unknown: number) =>
  terms.reduce((sum, term) => sum + (weights.get(term) ?? unknown), 0)

let questions: CommonQuestion[] | undefined

/** @throws ZodError for a malformed file */
export const listCommonQuestions = (): CommonQuestion[] =>
  (questions ??= ['common-questions.json', 'business-practice.json'].flatMap((name) =>
    z
      .array(CommonQuestion)
      .parse(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))),
  ))

let built: Index | undefined
const index = () => (built ??= build())

function build(): Index {
  const all = listCommonQuestions()
  const ways = all.flatMap((question) =>
    question.asks.map((ask) => ({ question, terms: searchTermsOf(ask) })),
  )
  const counts = new Map<string, number>()
  for (const { asks } of all)
    for (const term of new Set(asks.flatMap(searchTermsOf)))
      counts.set(term, (counts.get(term) ?? 0) + 1)
  const weights = new Map([...counts].map(([term, n]) => [term, Math.log(1 + all.length / n)]))
  const unknown = Math.log(1 + all.length)
  const asked = ways.map((way) => ({ ...way, weight: weightOf(way.terms, weights, unknown) }))
  const byTerm = new Map<string, Asked[]>()
  for (const one of asked)
    for (const term of one.terms) {
      const having = byTerm.get(term)
      if (having) having.push(one)
      else byTerm.set(term, [one])
    }
  return { byTerm, weights, unknown }
}
