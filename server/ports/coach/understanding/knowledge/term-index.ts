import { latelyBy } from '../../lately.ts'
import ALIASES from './aliases.json' with { type: 'json' }
import { getCard, listCards } from './cards.ts'
import {
  forgiven,
  isSlipByWord,
  lettersApart,
  slips,
  spellingOf,
  type Spelling,
} from '../words/closeness.ts'
import { EVERYDAY } from '../words/everyday-words.ts'
import { listGlossary, type GlossaryEntry } from './glossary.ts'
import { namesOtherMatter } from '../words/names-other-matter.ts'
import { rootsOf } from '../words/search-words.ts'
import type { Subject } from './subject.ts'
import { wordsOfOurField } from './vocabulary.ts'
import { isLittle, stem, wordsOf } from '../words/words.ts'

type Entry = Spelling & {
  key: string
  words: number
  subject: Subject
  isEveryday: boolean
}
type Found = { subject: Subject; from: number; to: number; slips: number }

const LONGEST_TERM = 7
/** A longer name is rarely typed whole, and has enough words that are spelled right. */
const LONGEST_MENDED = 4
/** Comparing every few words with a thousand terms takes its time; a longer text names enough that is spelled right. */
const MOST_MENDED = 80

/**
 * The subjects that a text names, in its order, each once. A word of everyday talk counts only where the text asks
 * about nothing else (`focuses`: what it asks about, one or more). Misspelled ones are found after those that are spelled right.
 */
export const findSubjects: (text: string, ...focuses: string[]) => Subject[] = latelyBy(
  300,
  (...texts) => JSON.stringify(texts),
  subjectsIn,
)

function subjectsIn(text: string, ...focuses: string[]): Subject[] {
  const stems = wordsOf(text).map(stem)
  // "Psycographic segmentation" is no segmentation in general: what is misspelled as a whole comes first.
  const wholes = stems.length <= MOST_MENDED ? findMisspelledWholes(stems) : []
  const inWhole = (i: number) => wholes.some(({ from, to }) => i >= from && i < to)
  const exact = findExact(stems, new Set(focuses.map(keyOf))).filter(({ from }) => !inWhole(from))
  const isFree = (i: number) => !inWhole(i) && !exact.some(({ from, to }) => i >= from && i < to)
  const misspelled =
    stems.length <= MOST_MENDED
      ? findMisspelled(stems, isFree, {
          everyday: wordsOf(focuses[0] ?? '').length <= 2,
        })
      : []
  const found = [...wholes, ...exact, ...misspelled].toSorted((a, b) => a.from - b.from)
  return [...new Map(found.map(({ subject }) => [subject.term, subject])).values()]
}

/** Those that a text names letter by letter, by which words of it: texts that are printed are spelled right. */
export function findNamed(text: string): { subject: Subject; name: string }[] {
  const stems = wordsOf(text).map(stem)
  return findExact(stems, new Set()).map(({ subject, from, to }) => ({
    subject,
    name: stems.slice(from, to).join(' '),
  }))
}

/** The subject that goes by exactly this name. */
export const findByName = (name: string): Subject | undefined =>
  index().byKey.get(keyOf(name))?.subject

/** The subject one of whose names has the same words in other forms: "solvent" as "solvency". */
export const findByForms = (text: string): Subject | undefined =>
  formsOf(text).length < LEAST_FORM
    ? undefined
    : ((forms ??= subjectsByForms()).get(formsOf(text)) ?? undefined)
/** Letters: "care" and "career", "apple" and "application" have fewer in common. */
const LEAST_FORM = 5

/** Built when a name is first not known as it stands. */
let forms: Map<string, Subject | null> | undefined

/** Null where two subjects share them. */
function subjectsByForms() {
  const byForms = new Map<string, Subject | null>()
  for (const [name, subject] of names()) {
    const key = formsOf(name)
    // "First" alone is no form of "first in, first out".
    if (!key.includes(' ') && name.includes(' ')) continue
    const other = byForms.get(key)
    // The first of one term has the better claim; two terms of the same words are none.
    if (other?.term !== subject.term) byForms.set(key, other === undefined ? subject : null)
  }
  return byForms
}

const formsOf = (text: string) => rootsOf(text).toSorted().join(' ')

/** Whether any card or glossary entry uses the word: then it is spelled right, and of our field. */
export const isKnownWord = (word: string) => index().vocabulary.has(stem(word)) || isLittle(word)

/** "Pays back" is no payback: what is done is no name of a thing. */
const PARTICLE = /^(back|off|up|out|in|on|over|down|away)$/

/** "Hyper inflation" and "pay roll"; "what is meant by law of demand" has no bylaw in it. */
const isOneWord = (window: string[], stems: string[]) =>
  window.length === 2 &&
  !PARTICLE.test(window[1]!) &&
  !(isLittle(window[0]!) && stems.length > window.length)

function findExact(stems: string[], focuses: Set<string>): Found[] {
  const { byKey } = index()
  const found: Found[] = []
  for (let from = 0; from < stems.length; from++) {
    for (let to = Math.min(stems.length, from + LONGEST_TERM); to > from; to--) {
      const window = stems.slice(from, to)
      const entry =
        byKey.get(window.join(' ')) ??
        (isOneWord(window, stems) ? byKey.get(window.join('')) : undefined)
      if (!entry || (entry.isEveryday && !focuses.has(entry.key))) continue
      if (isPairOfNames(entry.key)) continue
      // "What is a business" is a name of one thing, and only the beginning of "what is a business plan".
      if (ASKS.test(entry.key) && to < stems.length) continue
      found.push({ subject: entry.subject, from, to, slips: 0 })
      from = to - 1
      break
    }
  }
  return found
}

const ASKS = /^(what|whats|how|why|who|when|where|which|is|are|can|do|doe|should) /

/** "Term life vs whole life" is better looked up as the two that it names. */
const isPairOfNames = (key: string) => {
  const sides = key.split(/ (?:vs|versus) /)
  return sides.length > 1 && sides.every((side) => index().byKey.has(side))
}

/** Names of several words of which one is not spelled like any word that is known. */
function findMisspelledWholes(stems: string[]): Found[] {
  const isStrange = (word: string) => word.length >= 5 && !isKnownWord(word)
  if (!stems.some(isStrange)) return []
  for (let size = 4; size >= 2; size--) {
    for (let from = 0; from + size <= stems.length; from++) {
      const window = stems.slice(from, from + size)
      if (!window.some(isStrange) || window.some((word) => isLittle(word))) continue
      const best = closest(window, { everyday: false })
      if (best && best.subject.term.split(' ').length >= size)
        return [{ subject: best.subject, from, to: from + size, slips: best.count }]
    }
  }
  return []
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

const COMPETITIONS = new Set(['deca', 'icdc', 'fbla', 'roleplay'])

/** A term of as many words that is a few slips away; words that are spelled right need a better reason. */
function closest(window: string[], { everyday }: { everyday: boolean }) {
  const text = window.join(' ')
  // "DECA competition" is not a misspelled "direct competition".
  if (window.some((word) => COMPETITIONS.has(word))) return undefined
  const strange = window.filter((word) => !isKnownWord(word) && word.length > 3)
  if (strange.length === 0 && (window.length === 1 || text.length < 9)) return undefined
  if (window.some((word) => isLittle(word)) && strange.length === 0) return undefined
  const most = strange.length === 0 ? 1 : forgiven(text.length)
  // "Loses money" is spelled right, and means no loose money.
  if (strange.length === 0 && LOSES.test(text)) return undefined
  const near = [window.length, window.length - 1, window.length + 1]
  let best: { subject: Subject; count: number } | undefined
  const { single, sound, letters } = spellingOf(text)
  for (const entry of near.flatMap((words) => alikeIn(text, words, Math.max(most, DOUBLED)))) {
    if (entry.isEveryday && !everyday) continue
    const isAsLong = Math.abs(entry.key.length - text.length) <= most
    const isAlike = entry.single === single || (sound !== undefined && entry.sound === sound)
    if (!isAsLong && !isAlike) continue
    if (!isAlike && lettersApart(entry.letters, letters) > 2 * most) continue
    if (!isAlike && !isSlipByWord(window, entry.key.split(' '))) continue
    const count = isAlike
      ? 1
      : slips(text, entry.key, Math.min(most, (best?.count ?? most + 1) - 1))
    if (count <= most && count < (best?.count ?? most + 1)) best = { subject: entry.subject, count }
  }
  // "Medicine" is not a misspelled "Medicare". Looked at last, since hardly any words come near to a term.
  return best && !namesOtherMatter(text) ? best : undefined
}

/** Letters that are single where they should be double, as in "comitte". */
const DOUBLED = 2

/** Of the names that begin alike and have so many words, those about as long as a text. */
const alikeIn = (text: string, words: number, apart: number): Entry[] =>
  Array.from(
    { length: 2 * apart + 1 },
    (_, i) => index().alike.get(`${text.charAt(0)}${words} ${text.length - apart + i}`) ?? [],
  ).flat()

const LOSES = /^(?:lose|lost|losing) /

/** Every subject with the names it goes by. */
export const listSubjects = (): { subject: Subject; names: string[] }[] =>
  [...byTerm().values()].map((named) => ({
    subject: named[0]![1],
    names: named.map(([name]) => name),
  }))

let grouped: Map<string, [string, Subject][]> | undefined
const byTerm = () => (grouped ??= Map.groupBy(names(), ([, subject]) => subject.term))

const keyOf = (name: string) => wordsOf(name).map(stem).join(' ')

type Index = {
  byKey: Map<string, Entry>
  /** By first letter, number of words and length. */
  alike: Map<string, Entry[]>
  vocabulary: Set<string>
}

let built: Index | undefined
const index = () => (built ??= build())

function build(): Index {
  const byKey = new Map<string, Entry>()
  for (const [name, subject] of names()) {
    const key = keyOf(name)
    const isEveryday = EVERYDAY.has(name.toLowerCase())
    const words = key.split(' ').length
    if (byKey.has(key)) continue
    byKey.set(key, { ...spellingOf(key), key, words, subject, isEveryday })
  }
  const entries = [...byKey.values()]
  return {
    byKey,
    alike: Map.groupBy(
      entries.filter(({ key, words }) => key.length >= 5 && words <= LONGEST_MENDED),
      ({ key, words }) => `${key.charAt(0)}${words} ${key.length}`,
    ),
    vocabulary: wordsOfOurField(),
  }
}

/** By any of its names that has more than one word. */
export const isNamedInFull = ({ term }: Subject, plain: string): boolean => {
  const said = ` ${plain} `
  return (byTerm().get(term) ?? []).some(
    ([name]) => name.includes(' ') && said.includes(` ${wordsOf(name).join(' ')} `),
  )
}

/** Every name of every subject, the better claim first. */
function* names(): Generator<[string, Subject]> {
  const cards = listCards()
  for (const card of cards) yield [card.term, { kind: 'card', term: card.term, card }]
  for (const [id, aliases] of Object.entries(ALIASES)) {
    const card = getCard(id)
    for (const alias of aliases) yield [alias, { kind: 'card', term: card.term, card }]
  }
  const general = listGlossary().map(({ also, ...entry }) => ({
    also,
    subject: fromGlossary(entry),
  }))
  for (const { subject } of general) yield [subject.term, subject]
  for (const { also, subject } of general) for (const name of also) yield [name, subject]
  for (const card of cards) {
    const { term } = card.confusedWith
    yield [term, { kind: 'contrast', term, card }]
  }
}

const fromGlossary = ({ term, says, card }: Omit<GlossaryEntry, 'also'>): Subject => ({
  kind: 'glossary',
  term,
  says,
  card: getCard(card),
})
