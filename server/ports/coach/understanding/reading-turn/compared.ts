import type { Turn } from '../../coach.ts'
import { mannerOf } from './manner.ts'
import { mendedWords } from '../plain/mended-words.ts'
import { namedIn, shortened, sidesOf, THREAD_TURNS } from './named-in.ts'
import { confusedWithOf, type Subject } from '../knowledge/subject.ts'
import { findByName, findSubjects } from '../knowledge/term-index.ts'
import { contentStems } from '../words/words.ts'

/** "Is it safer than a stock?" has the other side in the talk before. */
export const COMPARES_IT =
  /\b(it|that|this|they|those)\b.*\b(than|or|vs)\b|^((so|wait|and|ok|then|but) )*(is|are|isnt|arent) (that|this|it|those|they|these) (just |basically |kinda |like |really )*(?!(an?|the|good|bad) )(?=\w+ \w)/

/** "Which one is riskier?", "what is the difference?": asked of the two that the talk was about. */
export const CHOOSES = /\bwhich\b|\bthe (two|difference)\b|\bboth\b/

/** Also "which is better" alone: the words that rank are no matter of their own. */
export const WHICH_ONE =
  /^((so|and|ok|then|but|wait) )*(which (one|of (them|these|those|the (two|three)))\b|(which|what|whats)( (is|are|would be|works))? (the )?(better|best|worse|worst|safer|safest|riskier|cheaper|easier|harder|faster|more common|more important)( one| option| choice)?( for (an?|my|our|the|me|one)\b.*)?$)/

/** "Stock bond difference", "price skimming penetration pricing": two names and nothing between them are to be compared. */
export function withSides(plain: string): string {
  const words = plain.replace(/^(?:the )?diff\w* | diff\w*$/g, '').split(' ')
  if (words.length > MOST_IN_NAMES || ASKS.test(plain) || findByName(words.join(' '))) return plain
  for (let i = 1; i < words.length; i += 1) {
    const [one, other] = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    const [first, second] = [findByName(one), findByName(other)]
    if (first && second) return first.term === second.term ? one : `${one} vs ${other}`
  }
  return plain
}
const MOST_IN_NAMES = 6
/** "What is a business" goes by that name, and is only the beginning of "what is a business plan". */
const ASKS = /^(?:what|whats|how|why|who|when|where|which|is|are|can|do|does|should) /

/** "What about a patent" after a trade secret: students take the one for the other. */
export const isMixedUpWith = (named: Subject, thread: Subject[]): boolean =>
  thread.some(
    (subject) =>
      findByName(confusedWithOf(subject)?.term ?? '')?.term === named.term ||
      findByName(confusedWithOf(named)?.term ?? '')?.term === subject.term,
  )

/** Those to compare: all that are named, or one with what the talk was about. */
export function comparable(own: Subject[], thread: Subject[], plain: string): Subject[] {
  const pair = own.find((one) => isPairOf(one, plain))
  if (pair) return [pair]
  const sides = sidesOf(plain).filter((side) => side !== '')
  const named = sides.map((side) => findByName(side))
  const whole = unique(named.flatMap((one) => one ?? []))
  // "Term life insurance": insurance is none of the sides.
  if (whole.length >= 2 && named.every((one) => one !== undefined)) return whole
  const isOwn = ({ term }: Subject) => own.some((one) => one.term === term)
  const inSides = sides.flatMap((side) => {
    const byName = findByName(side)
    const listed = byName ? undefined : inList(side)
    if (listed) return listed
    if (findSubjects(side).some(isOwn)) return []
    return byName ? [byName] : namedIn(side)
  })
  const all = unique([...own, ...inSides])
  return all.length >= 2
    ? withoutLists(withoutPartsOf(all))
    : withoutLists(unique([...own, ...thread]).slice(0, own.length === 0 ? MOST_OF_TALK : 2))
}

/** "Revenue" is no other side of "Revenue, gross profit and net profit", which tells both apart by itself. */
function withoutLists(all: Subject[]): Subject[] {
  const list = all.find(
    (one) =>
      partsOf(one).length > 1 && all.some(({ term }) => partsOf(one).includes(term.toLowerCase())),
  )
  if (!list) return all
  const others = all.filter((one) => one !== list)
  return others.length > 1 ? others : [list]
}
const partsOf = ({ term, kind }: Subject) =>
  kind === 'glossary' ? term.toLowerCase().split(/, (?:and )?| and /) : []

/** "Short term vs long term capital gains" stand under one name, and no other has a part in them. */
function isPairOf({ term, kind }: Subject, plain: string) {
  const names = new Set(contentStems(term))
  const said = contentStems(plain)
  return (
    kind === 'glossary' &&
    / and /.test(term) &&
    said.length > 1 &&
    said.every((word) => names.has(word))
  )
}

const MOST_OF_TALK = 3

/** "Term life insurence vs whole life": of three, insurance is a part of another's name and no side. */
const withoutPartsOf = (all: Subject[]) =>
  all.length < 3
    ? all
    : all.filter(
        ({ term }) =>
          !all.some(
            (other) =>
              other.term !== term &&
              ` ${other.term.toLowerCase()} `.includes(` ${term.toLowerCase()} `),
          ),
      )

/** "Stocks, bonds": every word of it is a name of its own, however common the word is. */
function inList(side: string): Subject[] | undefined {
  const named = side.split(' ').map((word) => findByName(word))
  return named.length > 1 && named.every((one) => one !== undefined) ? named : undefined
}

const unique = (subjects: Subject[]) => [
  ...new Map(subjects.map((subject) => [subject.term, subject])).values(),
]

/** The last two matters of the talk, the newest first: what "which one" and "the difference" are about. Of two in one turn the newest is the one named last. */
export function pairOf(turns: Turn[]): Subject[] {
  const named = turns
    .slice(-THREAD_TURNS)
    .toReversed()
    .flatMap(({ role, content }) => (role === 'user' ? inTurn(content).toReversed() : []))
  return unique(named).slice(0, 2)
}

/** In the order of the text. */
function inTurn(content: string): Subject[] {
  const plain = mendedWords(shortened(content)).join(' ')
  const own = namedIn(plain)
  const named = mannerOf(plain) === 'compare' ? comparable(own, [], plain) : own
  const stems = contentStems(plain)
  const placeOf = ({ term }: Subject) => {
    const places = contentStems(term).map((stem) => stems.indexOf(stem))
    const found = places.filter((place) => place >= 0)
    // "Pricing" stands in both names: the middle of each tells which comes first.
    return found.reduce((sum, place) => sum + place, 0) / found.length || 0
  }
  // By another name of it the words of the term tell no place: "recognition" of awareness.
  const isByName = named.every(({ term }) =>
    contentStems(term).every((stem) => stems.includes(stem)),
  )
  const orderOf = ({ term }: Subject) => own.findIndex((one) => one.term === term)
  return named.toSorted((one, other) =>
    isByName ? placeOf(one) - placeOf(other) : orderOf(one) - orderOf(other),
  )
}

/** "The first one" and "the second" of two that were talked about, the older one first, by their names. */
export const withOrdinals = (
  plain: string,
  [newer, older]: Subject[],
  [current]: Subject[] = [],
): string =>
  newer && older
    ? plain
        .replace(/\b(the )?(first|former)( one)?\b/g, older.term.toLowerCase())
        .replace(/\b(the )?(second|latter)( one)?\b/g, newer.term.toLowerCase())
        .replace(
          /\bthe other one\b/g,
          (current?.term === older.term ? newer : older).term.toLowerCase(),
        )
    : plain
