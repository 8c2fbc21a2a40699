import { searchTermsOf } from '../words/search-words.ts'
import { listPoints } from './points.ts'
import { weightsOfWords } from './subject-search.ts'

export type FoundPoint = {
  term: string
  says: string
  /** How much of the searched text's weight the point has, from 0 to 1. */
  share: number
  /** So many of its words. */
  words: number
}

type Entry = { term: string; says: string; weight: number }
type Index = { entries: Entry[]; byWord: Map<string, number[]>; shared: Float64Array }

let built: Index | undefined
const index = () => (built ??= build())

function build(): Index {
  const entries: Entry[] = []
  const byWord = new Map<string, number[]>()
  const weigh = weightsOfWords()
  for (const [term, points] of listPoints())
    for (const { says } of points) {
      const words = searchTermsOf(`${term} ${says}`)
      for (const word of words) {
        const places = byWord.get(word)
        if (places) places.push(entries.length)
        else byWord.set(word, [entries.length])
      }
      entries.push({ term, says, weight: words.reduce((sum, word) => sum + weigh(word), 0) })
    }
  return { entries, byWord, shared: new Float64Array(entries.length) }
}

/**
 * Of all points those that have most of a text's words by weight, the likeliest first; a short one before a long one that
 * has as many.
 */
export function searchPoints(text: string, most: number): FoundPoint[] {
  const { entries, byWord, shared } = index()
  const weigh = weightsOfWords()
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
      term: entries[place]!.term,
      says: entries[place]!.says,
      share: shared[place]! / total,
      words: met.get(place)!,
    }))
  for (const place of met.keys()) shared[place] = 0
  return found
}

/** A point says more than was asked: its own words count less against it than those of the question. */
const OF_THE_POINT = 0.3
