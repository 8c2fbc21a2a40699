import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Card } from '#content/schema.ts'
import { listCards } from './cards.ts'
import { listGlossary } from './glossary.ts'
import { searchTermsOf } from './search-words.ts'
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
  const { byTerm, rarity, unknown } = index()
  const weigh = (term: string) => rarity.get(term) ?? unknown
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + weigh(term), 0)
  const total = sum(asked)
  const isAsked = new Set(asked)
  return [...new Set(asked.flatMap((term) => byTerm.get(term) ?? []))]
    .map(({ subject, weights, longness, descriptions, phrases }) => {
      const met = asked.filter((term) => weights.has(term))
      const sharedOf = ({ terms }: Phrase) => terms.filter((term) => isAsked.has(term))
      let fit = 0
      for (const described of descriptions)
        fit = Math.max(fit, sum(sharedOf(described)) / described.weight)
      let likeness = 0
      for (const phrase of asked.length > LONGEST_PHRASE ? [] : phrases) {
        const shared = sharedOf(phrase)
        if (shared.length > 1)
          likeness = Math.max(likeness, (2 * sum(shared)) / (total + phrase.weight))
      }
      const score = met.reduce((points, term) => points + weights.get(term)! * weigh(term), 0)
      const isTelling = met.some((term) => (byTerm.get(term)?.length ?? 0) <= FEW)
      const close = 1 + 2 * Math.max(fit, likeness) ** 3
      return {
        subject,
        score: (score * close) / longness,
        coverage: sum(met) / total,
        fit,
        likeness,
        isTelling,
      }
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
}

/** What a word tells: the rarer, the more. */
export const weightsOfWords = (): ((term: string) => number) => {
  const { rarity, unknown } = index()
  return (term) => rarity.get(term) ?? unknown
}

/** The cards among them, for hints: a general term's text is too short to teach anything by. */
export const searchCards = (text: string, most: number): { card: Card; coverage: number }[] =>
  searchSubjects(text, Infinity)
    .filter(({ subject }) => subject.kind === 'card')
    .slice(0, most)
    .map(({ subject: { card }, coverage }) => ({ card, coverage }))

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
  descriptions: Phrase[]
  /** Names of several words. */
  phrases: Phrase[]
}
/** A text's words, and what they tell together. */
type Phrase = { terms: string[]; weight: number }
type Index = {
  byTerm: Map<string, Entry[]>
  /** Cards that have the word. */
  counts: Map<string, number>
  rarity: Map<string, number>
  unknown: number
}

let built: Index | undefined
const index = () => (built ??= build())

function build(): Index {
  const asks = new Map(listGlossary().map(({ term, asks = [] }) => [term, asks]))
  const found = listSubjects().map(({ subject, names }) => {
    const said = [...(asks.get(subject.term) ?? []), ...(listDescriptions()[subject.term] ?? [])]
    return {
      subject,
      weights: weightsOf(subject, names, said),
      descriptions: said.map(searchTermsOf).filter(({ length }) => length >= LEAST_DESCRIBED),
      phrases: names.map(searchTermsOf).filter(({ length }) => length > 1),
    }
  })
  const lengths = found.map(({ weights }) => lengthOf(weights))
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const inSubjects = countsOf(found.map(({ weights }) => [...weights.keys()]))
  const unknown = Math.log(1 + found.length)
  const rarity = new Map([...inSubjects].map(([term, n]) => [term, Math.log(1 + found.length / n)]))
  const phraseOf = (terms: string[]): Phrase => ({
    terms,
    weight: terms.reduce((sum, term) => sum + (rarity.get(term) ?? unknown), 0),
  })
  const entries = found.map((entry, place) => ({
    ...entry,
    descriptions: entry.descriptions.map(phraseOf),
    phrases: entry.phrases.map(phraseOf),
    longness: 1 - LENGTH_COUNTS + (LENGTH_COUNTS * lengths[place]!) / usual,
  }))
  const texts = listCards().map(({ term, definition, examAngle }) =>
    searchTermsOf(`${term} ${definition} ${examAngle}`),
  )
  return {
    byTerm: byTermOf(entries),
    counts: countsOf(texts),
    ...{ rarity, unknown },
  }
}

function byTermOf(entries: Entry[]) {
  const byTerm = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const term of entry.weights.keys()) {
      const having = byTerm.get(term)
      if (having) having.push(entry)
      else byTerm.set(term, [entry])
    }
  return byTerm
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
