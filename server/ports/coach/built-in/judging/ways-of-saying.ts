import businessOperations from './ways-of-saying/business-operations.json' with { type: 'json' }
import entrepreneurship from './ways-of-saying/entrepreneurship.json' with { type: 'json' }
import finance from './ways-of-saying/finance.json' with { type: 'json' }
import hospitality from './ways-of-saying/hospitality.json' with { type: 'json' }
import marketing from './ways-of-saying/marketing.json' with { type: 'json' }
import retailManagement from './ways-of-saying/retail-management.json' with { type: 'json' }
import { stemOf } from './stems.ts'

/** Words that stand in one sentence, in any order: of each slot one ("same for/as everyone/others"). */
export type Way = ReadonlySet<string>[]

/** By an indicator's text, for each point of its strong answer, in their order. */
const WRITTEN = new Map<string, string[][]>(
  [businessOperations, entrepreneurship, finance, hospitality, marketing, retailManagement].flatMap(
    (indicators) => Object.entries<string[][]>(indicators),
  ),
)

/**
 * How students say what an indicator asks, in words that its own text need not have. A scenario that nobody has
 * written ways for has none.
 */
export const waysOfSaying = (indicator: string): Way[][] =>
  (WRITTEN.get(indicator) ?? []).map((ways) => ways.map(wayOf))

export const wayOf = (written: string): Way =>
  written.split(' ').map((slot) => new Set(slot.split('/').map(stemOf)))

/** Whether a sentence has a word for each of its slots. */
export const isSaidSo = (way: Way, words: ReadonlySet<string>) =>
  way.every((slot) => isAnyIn(slot, words))

function isAnyIn(slot: ReadonlySet<string>, words: ReadonlySet<string>) {
  for (const stem of slot) if (words.has(stem)) return true
  return false
}

/** The same in the way's order, with next to nothing between the slots. */
export const isSaidInOrder = (way: Way, words: readonly string[]) =>
  words.some((word, at) => way[0]!.has(word) && goesOnFrom(way, 1, { words, at: at + 1 }))

const MOST_BETWEEN = 2

type From = { words: readonly string[]; at: number }

function goesOnFrom(way: Way, place: number, { words, at }: From): boolean {
  const slot = way[place]
  if (!slot) return true
  for (let next = at; next <= at + MOST_BETWEEN && next < words.length; next++) {
    if (slot.has(words[next]!) && goesOnFrom(way, place + 1, { words, at: next + 1 })) return true
  }
  return false
}
