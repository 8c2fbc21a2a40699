import { searchTermsOf } from '../words/search-words.ts'
import { listCompetitionTopics } from './competition-points.ts'
import { listPoints, type Point } from './points.ts'

export type FoundPoint = {
  /** The term, or the matter of the competition. */
  of: string
  says: string
  /** How much of the searched text's weight the point has, from 0 to 1. */
  share: number
  /** So many of its words. */
  words: number
}

/**
 * Of all points of terms those that have most of a text's words by weight, the likeliest first; a short one before a long
 * one that has as many.
 */
export const searchPoints = (text: string, most: number): FoundPoint[] =>
  searchIn((ofTerms ??= build([...listPoints()])), text, most)
let ofTerms: Index | undefined

/** The same of what is known of the competition. */
export const searchCompetitionPoints = (text: string, most: number): FoundPoint[] =>
  searchIn((ofCompetition ??= build(competition())), text, most)
let ofCompetition: Index | undefined

const competition = () =>
  listCompetitionTopics().map(({ topic, points }): [string, Point[]] => [topic, points])

type Entry = { of: string; says: string; weight: number }
type Index = {
  entries: Entry[]
  /** Places of the entries that have the word. */
  byWord: Map<string, number[]>
  /** A counter of one search, by entry. */
  shared: Float64Array
}

function build(lists: [string, Point[]][]): Index {
  const found = lists.flatMap(([of, points]) =>
    points.map(({ says }) => ({ of, says, words: searchTermsOf(`${of} ${says}`) })),
  )
  const byWord = new Map<string, number[]>()
  for (const [place, { words }] of found.entries())
    for (const word of words) {
      const places = byWord.get(word)
      if (places) places.push(place)
      else byWord.set(word, [place])
    }
  const weigh = weightIn(byWord, found.length)
  const entries = found.map(({ of, says, words }) => ({
    ...{ of, says },
    weight: words.reduce((sum, word) => sum + weigh(word), 0),
  }))
  return { entries, byWord, shared: new Float64Array(entries.length) }
}

/** What a word tells among these: the rarer, the more. */
const weightIn = (byWord: Map<string, number[]>, all: number) => (word: string) =>
  Math.log(1 + all / (byWord.get(word)?.length ?? 1))

function searchIn({ entries, byWord, shared }: Index, text: string, most: number): FoundPoint[] {
  const weigh = weightIn(byWord, entries.length)
  const words = searchTermsOf(text)
  const total = words.reduce((sum, word) => sum + weigh(word), 0) || 1
  const met = new Map<number, number>()
  for (const word of words)
    for (const place of byWord.get(word) ?? []) {
      shared[place]! += weigh(word)
      met.set(place, (met.get(place) ?? 0) + 1)
    }
  const likeness = (place: number) =>
    shared[place]! / (total + OF_THE_POINT * entries[place]!.weight)
  const found = [...met.keys()]
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, most)
    .map((place) => ({
      of: entries[place]!.of,
      says: entries[place]!.says,
      share: shared[place]! / total,
      words: met.get(place)!,
    }))
  for (const place of met.keys()) shared[place] = 0
  return found
}

/** A point says more than was asked: its own words count less against it than those of the question. */
const OF_THE_POINT = 0.3
