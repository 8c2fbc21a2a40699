import ALIASES from './aliases.json' with { type: 'json' }
import GLOSSARY from './glossary.json' with { type: 'json' }
import { getCard, listCards } from './cards.ts'
import { forgiven, slips } from './closeness.ts'
import { EVERYDAY } from './everyday-words.ts'
import { isOffTopic } from './off-topic.ts'
import type { Subject } from './subject.ts'
import { isLittle, stem, wordsOf } from './words.ts'

type Entry = { key: string; words: number; subject: Subject; isEveryday: boolean }
type Found = { subject: Subject; from: number; to: number; slips: number }

const LONGEST_TERM = 7
/** Comparing every few words with a thousand terms takes its time; a longer text names enough that is spelled right. */
const MOST_MENDED = 80

/**
 * The subjects that a text names, in its order, each once. A word of everyday talk counts only where the text asks
 * about nothing else (`focuses`: what it asks about, one or more). Misspelled ones are found after those that are spelled right.
 */
export function findSubjects(text: string, ...focuses: string[]): Subject[] {
  const stems = wordsOf(text).map(stem)
  const exact = findExact(stems, new Set(focuses.map(keyOf)))
  const isFree = (i: number) => !exact.some(({ from, to }) => i >= from && i < to)
  const misspelled =
    stems.length <= MOST_MENDED
      ? findMisspelled(stems, isFree, {
          everyday: wordsOf(focuses[0] ?? '').length <= 2,
        })
      : []
  const found = [...exact, ...misspelled].toSorted((a, b) => a.from - b.from)
  return [...new Map(found.map(({ subject }) => [subject.term, subject])).values()]
}

/** The subject that goes by exactly this name. */
export const findByName = (name: string): Subject | undefined =>
  index().byKey.get(keyOf(name))?.subject

/** Whether any card or glossary entry uses the word: then it is spelled right, and of our field. */
export const isKnownWord = (word: string) => index().vocabulary.has(stem(word)) || isLittle(word)

function findExact(stems: string[], focuses: Set<string>): Found[] {
  const { byKey } = index()
  const found: Found[] = []
  for (let from = 0; from < stems.length; from++) {
    for (let to = Math.min(stems.length, from + LONGEST_TERM); to > from; to--) {
      const entry = byKey.get(stems.slice(from, to).join(' '))
      if (!entry || (entry.isEveryday && !focuses.has(entry.key))) continue
      found.push({ subject: entry.subject, from, to, slips: 0 })
      from = to - 1
      break
    }
  }
  return found
}

/** Talk has many words that are a slip away from one of everyday talk: "broke up" is about no broker. */
function findMisspelled(
  stems: string[],
  isFree: (i: number) => boolean,
  { everyday }: { everyday: boolean },
): Found[] {
  const found: Found[] = []
  const taken = new Set<number>()
  for (let size = 4; size >= 1; size--) {
    for (let from = 0; from + size <= stems.length; from++) {
      const places = Array.from({ length: size }, (_, i) => from + i)
      if (!places.every((i) => isFree(i) && !taken.has(i))) continue
      const best = closest(stems.slice(from, from + size), { everyday })
      if (!best) continue
      found.push({ subject: best.subject, from, to: from + size, slips: best.count })
      for (const place of places) taken.add(place)
    }
  }
  return found
}

/** A term of as many words that is a few slips away; words that are spelled right need a better reason. */
function closest(window: string[], { everyday }: { everyday: boolean }) {
  const text = window.join(' ')
  // "Medicine" is not a misspelled "Medicare".
  if (isOffTopic(text)) return undefined
  const strange = window.filter((word) => !isKnownWord(word) && word.length > 3)
  if (strange.length === 0 && (window.length === 1 || text.length < 9)) return undefined
  if (window.some((word) => isLittle(word)) && strange.length === 0) return undefined
  const most = strange.length === 0 ? 1 : forgiven(text.length)
  let best: { subject: Subject; count: number } | undefined
  for (const entry of index().byLetter.get(text.charAt(0)) ?? []) {
    if (Math.abs(entry.words - window.length) > 1 || entry.key.length < 5) continue
    if (entry.isEveryday && !everyday) continue
    const count = slips(text, entry.key, Math.min(most, (best?.count ?? most + 1) - 1))
    if (count <= most && count < (best?.count ?? most + 1)) best = { subject: entry.subject, count }
  }
  return best
}

const keyOf = (name: string) => wordsOf(name).map(stem).join(' ')

type Index = {
  byKey: Map<string, Entry>
  byLetter: Map<string, Entry[]>
  vocabulary: Set<string>
}

let built: Index | undefined
const index = () => (built ??= build())

function build(): Index {
  const byKey = new Map<string, Entry>()
  for (const [name, subject] of names()) {
    const key = keyOf(name)
    const isEveryday = EVERYDAY.has(name.toLowerCase())
    if (!byKey.has(key)) byKey.set(key, { key, words: key.split(' ').length, subject, isEveryday })
  }
  const entries = [...byKey.values()]
  return {
    byKey,
    byLetter: Map.groupBy(entries, ({ key }) => key.charAt(0)),
    vocabulary: vocabulary(),
  }
}

/** Every name of every subject, the better claim first. */
function* names(): Generator<[string, Subject]> {
  const cards = listCards()
  for (const card of cards) yield [card.term, { kind: 'card', term: card.term, card }]
  for (const [id, aliases] of Object.entries(ALIASES)) {
    const card = getCard(id)
    for (const alias of aliases) yield [alias, { kind: 'card', term: card.term, card }]
  }
  for (const { term, also, says, card } of GLOSSARY) {
    const subject = { kind: 'glossary', term, says, card: getCard(card) } as const
    for (const name of [term, ...also]) yield [name, subject]
  }
  for (const card of cards) {
    const { term } = card.confusedWith
    yield [term, { kind: 'contrast', term, card }]
  }
}

function vocabulary() {
  const texts = listCards().flatMap(({ term, definition, example, examAngle, confusedWith }) => [
    ...[term, definition, example, examAngle, confusedWith.term, confusedWith.howToTellApart],
  ])
  const glossary = GLOSSARY.flatMap(({ term, says }) => [term, says])
  return new Set([...texts, ...glossary].flatMap((text) => wordsOf(text).map(stem)))
}
