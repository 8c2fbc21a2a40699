import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { listCards } from './cards.ts'
import { listGlossary } from './glossary.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { ideaOf, type Subject } from './subject.ts'
import { listSubjects } from './term-index.ts'

/** How much more a word in a name counts than one in the definition, and so on. */
const WEIGHTS = { term: 3, descriptions: 2.5, names: 2, idea: 2, exam: 1.5, example: 0.7 } as const
/** How much a subject with many words pays for them (b of BM25); found with the stems and concepts of our own exams. */
const LENGTH_COUNTS = 0.2

export type SubjectMatch = {
  subject: Subject
  score: number
  /** Share of the asked words' weight that the subject's texts have. */
  coverage: number
  /** How much of one of its descriptions the text has, 0 to 1; short descriptions do not count. */
  fit: number
  /** How nearly the text is one of its names, 0 to 1, for names and texts of a few words. */
  likeness: number
  /** Whether a word they share is one that few subjects have. */
  isTelling: boolean
}

/** A description of fewer words fits too much. */
const LEAST_DESCRIBED = 3
/** So many subjects at most have a word that tells one from others. */
const FEW = 60
/** A text of more words is no name in other words. */
const LONGEST_PHRASE = 8

/**
 * Subjects by how well their words answer the text's: rare words count for more (inverse document frequencies and
 * a correction for length, as in BM25). A long story has many words of its own, so how well it fits a whole
 * description counts beside it. Best first.
 */
export function searchSubjects(text: string, most: number): SubjectMatch[] {
  const asked = searchTermsOf(text)
  const { byTerm, rarity, unknown, entries, points, weights, telling } = index()
  const weigh = (term: string) => rarity.get(term) ?? unknown
  const total = asked.reduce((sum, term) => sum + weigh(term), 0)
  const { fits, likenesses } = nearnessOf(asked, total)
  for (const counted of [points, weights, telling]) counted.fill(0)
  const met: number[] = []
  for (const term of asked) {
    const uses = byTerm.get(term) ?? []
    const own = weigh(term)
    for (const { place, weight } of uses) {
      if (weights[place] === 0) met.push(place)
      points[place]! += weight * own
      weights[place]! += own
      if (uses.length <= FEW) telling[place] = 1
    }
  }
  for (const place of met) {
    const close = 1 + 2 * Math.max(fits[place]!, likenesses[place]!) ** 3
    points[place]! *= close / entries[place]!.longness
  }
  return firstOf(met, most, points).map((place) => ({
    subject: entries[place]!.subject,
    score: points[place]!,
    coverage: weights[place]! / total,
    fit: fits[place]!,
    likeness: likenesses[place]!,
    isTelling: telling[place] === 1,
  }))
}

/** The places with the most points, the first of them first; mostly one or three of a thousand are wanted. */
function firstOf(places: number[], most: number, points: Float64Array): number[] {
  if (most > FEW_WANTED) return places.toSorted((a, b) => points[b]! - points[a]!).slice(0, most)
  const first: number[] = []
  for (const place of places) {
    const own = points[place]!
    if (first.length === most && own <= points[first.at(-1)!]!) continue
    const behind = first.findIndex((other) => points[other]! < own)
    first.splice(behind < 0 ? first.length : behind, 0, place)
    if (first.length > most) first.pop()
  }
  return first
}
const FEW_WANTED = 8

/** By the place of a subject how much of one of its descriptions these words have, and how nearly they are one of its names. */
function nearnessOf(asked: string[], total: number) {
  const { inPhrases, phrases, rarity, unknown, shared, met, fits, likenesses } = index()
  for (const counted of [shared, met, fits, likenesses]) counted.fill(0)
  const uses = [...new Set(asked)].map((term) => ({
    weight: rarity.get(term) ?? unknown,
    places: inPhrases.get(term) ?? [],
  }))
  for (const { weight, places } of uses)
    for (const place of places) {
      shared[place]! += weight
      met[place]! += 1
    }
  for (const { places } of uses)
    for (const place of places) {
      const { of, weight, isName } = phrases[place]!
      if (!isName) fits[of] = Math.max(fits[of]!, shared[place]! / weight)
      else if (asked.length <= LONGEST_PHRASE && met[place]! > 1)
        likenesses[of] = Math.max(likenesses[of]!, (2 * shared[place]!) / (total + weight))
    }
  return { fits, likenesses }
}

/** What a word tells: the rarer, the more. */
export const weightsOfWords = (): ((term: string) => number) => {
  const { rarity, unknown } = index()
  return (term) => rarity.get(term) ?? unknown
}

/** More cards than this share of them have a common word. */
const COMMON = 0.04

/** Whether so many cards use the word that it tells nothing about a text: "business", "goods", "price". */
export const isCommonWord = (word: string) => {
  const { counts } = index()
  return (counts.get(searchTermsOf(word)[0] ?? word) ?? 0) > COMMON * listCards().length
}

/** By the name of a subject: how somebody describes it who does not know its name. */
export const listDescriptions = (): Record<string, string[]> =>
  (described ??= z
    .record(z.string(), z.array(z.string().min(1)))
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'descriptions.json'), 'utf8'))))
let described: Record<string, string[]> | undefined

type Entry = {
  subject: Subject
  weights: Map<string, number>
  /** 1 for one of usual length. */
  longness: number
}
/** A description or a name of several words: whose it is, and what its words tell together. */
type Phrase = { of: number; weight: number; isName: boolean }
type Use = { place: number; weight: number }
type Index = {
  entries: Entry[]
  /** Places of the subjects that have the word, and how much it counts there. */
  byTerm: Map<string, Use[]>
  phrases: Phrase[]
  /** Places of the phrases that have the word, as often as they have it. */
  inPhrases: Map<string, number[]>
  /** Cards that have the word. */
  counts: Map<string, number>
  rarity: Map<string, number>
  unknown: number
  /** Counters of one search, by phrase. */
  shared: Float64Array
  met: Uint8Array
  /** Results of one search, by subject. */
  fits: Float64Array
  likenesses: Float64Array
  points: Float64Array
  weights: Float64Array
  telling: Uint8Array
}

let built: Index | undefined
const index = () => (built ??= build())

function build(): Index {
  const found = subjectsInWords()
  const lengths = found.map(({ weights }) => lengthOf(weights))
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const inSubjects = countsOf(found.map(({ weights }) => [...weights.keys()]))
  const unknown = Math.log(1 + found.length)
  const rarity = new Map([...inSubjects].map(([term, n]) => [term, Math.log(1 + found.length / n)]))
  const entries = found.map(({ subject, weights }, place) => ({
    ...{ subject, weights },
    longness: 1 - LENGTH_COUNTS + (LENGTH_COUNTS * lengths[place]!) / usual,
  }))
  const texts = listCards().map(({ term, definition, examAngle }) =>
    searchTermsOf(`${term} ${definition} ${examAngle}`),
  )
  const uses = entries.flatMap(({ weights }, place) =>
    [...weights].map(([term, weight]): [string, Use] => [term, { place, weight }]),
  )
  return {
    ...{ entries, rarity, unknown },
    byTerm: grouped(uses),
    counts: countsOf(texts),
    ...phrasesOf(found, (term) => rarity.get(term) ?? unknown),
    fits: new Float64Array(entries.length),
    likenesses: new Float64Array(entries.length),
    points: new Float64Array(entries.length),
    weights: new Float64Array(entries.length),
    telling: new Uint8Array(entries.length),
  }
}

type InWords = {
  subject: Subject
  weights: Map<string, number>
  descriptions: string[][]
  names: string[][]
}

function subjectsInWords(): InWords[] {
  const asks = new Map(listGlossary().map(({ term, asks = [] }) => [term, asks]))
  return listSubjects().map(({ subject, names }) => {
    const said = [...(asks.get(subject.term) ?? []), ...(listDescriptions()[subject.term] ?? [])]
    return {
      subject,
      weights: weightsOf(subject, names, said),
      descriptions: said.map(searchTermsOf).filter(({ length }) => length >= LEAST_DESCRIBED),
      names: names.map(searchTermsOf).filter(({ length }) => length > 1),
    }
  })
}

function phrasesOf(found: InWords[], weigh: (term: string) => number) {
  const said = found.flatMap(({ descriptions, names }, of) => [
    ...descriptions.map((terms) => ({ of, terms, isName: false })),
    ...names.map((terms) => ({ of, terms, isName: true })),
  ])
  const phrases = said.map(({ of, terms, isName }): Phrase => {
    const weight = terms.reduce((sum, term) => sum + weigh(term), 0)
    return { of, weight, isName }
  })
  const uses = said.flatMap(({ terms }, place) =>
    terms.map((term): [string, number] => [term, place]),
  )
  return {
    phrases,
    inPhrases: grouped(uses),
    shared: new Float64Array(phrases.length),
    met: new Uint8Array(phrases.length),
  }
}

function grouped<Value>(pairs: [string, Value][]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const [term, value] of pairs) {
    const having = groups.get(term)
    if (having) having.push(value)
    else groups.set(term, [value])
  }
  return groups
}

function countsOf(texts: string[][]) {
  const counts = new Map<string, number>()
  for (const terms of texts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

const lengthOf = (weights: Map<string, number>) =>
  [...weights.values()].reduce((sum, weight) => sum + weight, 0)

function weightsOf(subject: Subject, names: string[], said: string[]) {
  const { card } = subject
  const isCard = subject.kind === 'card'
  const texts: [keyof typeof WEIGHTS, string][] = [
    ['term', subject.term],
    ['names', names.join(' ')],
    ['descriptions', said.join(' ')],
    ['idea', subject.kind === 'glossary' ? subject.says : isCard ? card.definition : ''],
    ['exam', isCard ? card.examAngle : subject.kind === 'contrast' ? ideaOf(subject) : ''],
    ['example', isCard ? card.example : ''],
  ]
  const weights = new Map<string, number>()
  for (const [field, text] of texts)
    for (const term of searchTermsOf(text))
      weights.set(term, Math.max(WEIGHTS[field], weights.get(term) ?? 0))
  return weights
}
