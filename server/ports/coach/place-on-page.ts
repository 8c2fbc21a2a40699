import { numberMark } from '../../extraction/marks.ts'
import { indexPage, occurrencesOf, type PageIndex, type Span } from './words-of-page.ts'

/** What of a proposed question tells its place. */
export type Placed = { number: string | null; question: string; options: string[] }

export type Others = {
  /** The other questions that the same page is said to have. */
  others: readonly Placed[]
  /** Numbers that questions of this page are known to have. */
  numbers?: readonly string[]
}

/** From the question's number to its last option; `until` is where the next question, or a key, begins. */
export type Place = Span & { until: number }

/**
 * Where on its page a question stands with its options, as offsets into the page's text. Null unless it stands under its
 * own number, and all of its options, under their own letters, between its words and whatever comes next (another
 * question, options once more from A, a key), with nothing else among them.
 */
export function findPlace(text: string, asked: Placed, { others, numbers }: Others): Place | null {
  const page = indexPage(text)
  const known = new Set([...(numbers ?? []), ...others.map(({ number }) => number ?? '')])
  const begun = others
    .filter(({ question }) => question !== asked.question)
    .flatMap(({ question }) => occurrencesOf(question, page).map(({ from }) => from))
  // A question that begins like others may stand in several places.
  for (const stem of occurrencesOf(asked.question, page)) {
    const [mark = '', before = null] = MARK_BEFORE.exec(text.slice(0, stem.from)) ?? []
    const own = asked.number ?? before
    if (before !== null && !isNumber(before, own)) continue
    const marks = { own, known }
    if (nextQuestion(text, stem.from, marks) < stem.to || hasOptions(text, stem)) continue
    const until = Math.min(
      ...begun.filter((at) => at >= stem.to),
      nextQuestion(text, stem.to, marks),
      optionsOver(text, stem.to),
    )
    const to = endOfOptions(asked.options, page, { from: stem.to, to: until })
    if (to !== null) return { from: stem.from - mark.length, to: to + signsAfter(text, to), until }
  }
  return null
}

/** The full stop, or whatever else a text ends with. */
const signsAfter = (text: string, at: number) =>
  /^[^\s\p{L}\p{N}]*/u.exec(text.slice(at))![0].length

/** Where the last option ends; null unless each has words of the place for itself, under its letter where it has one. */
function endOfOptions(options: string[], page: PageIndex, place: Span): number | null {
  const { text } = page
  if (lettersIn(text, place).some(({ letter }) => letter >= options.length)) return null
  const taken: Span[] = []
  // The longest first: a short one may stand in it, too.
  const longestFirst = [...options.entries()].sort(([, a], [, b]) => b.length - a.length)
  for (const [letter, option] of longestFirst) {
    const free = occurrencesOf(option, page, place).find(
      (found) =>
        taken.every((one) => isApart(one, found)) &&
        isUnderLetter(letter, text.slice(place.from, found.from)),
    )
    if (!free) return null
    taken.push(free)
  }
  const to = Math.max(...taken.map((one) => one.to))
  return strayWords(page, { from: place.from, to }, taken) > MOST_STRAY ? null : to
}

/** A word of the header, a lost ligature; an option that was left out has more, and so has another question. */
const MOST_STRAY = 2

/** Words of a place that are none of its options, letters of options aside. */
const strayWords = ({ words }: PageIndex, { from, to }: Span, options: Span[]) =>
  words.filter(
    (word) =>
      word.from >= from &&
      word.to <= to &&
      word.letters.length > 1 &&
      options.every((one) => isApart(one, word)),
  ).length

function isUnderLetter(letter: number, before: string) {
  const [, dotted, bare] = LETTER_BEFORE.exec(before) ?? []
  const mark = dotted ?? bare
  return mark === undefined || indexOf(mark) === letter
}
const LETTER_BEFORE = /(?<![\p{L}\p{N}])(?:[([]?([A-Fa-f])[.)\]]|([A-F]))\s*$/u

const isApart = (one: Span, other: Span) => one.to <= other.from || other.to <= one.from

type Marks = {
  /** The question's own number, as far as it is known. */
  own: string | null
  known: ReadonlySet<string>
}

/** Where another question, or a key, begins at or after `from`; else the end of the text. */
function nextQuestion(text: string, from: number, { own, known }: Marks): number {
  const isNext = (number: string) =>
    !isNumber(number, own) &&
    (isNumber(number, own === null ? null : String(Number(own) + 1)) ||
      [...known].some((one) => isNumber(number, one)))
  const found = [...text.matchAll(NUMBER_IN_LINE)].find(
    ({ 1: number = '', index }) => index >= from && isNext(number),
  )
  return found?.index ?? text.length
}

/** Also in the middle of a line: of two columns, or of a page that came as one line. */
const NUMBER_IN_LINE = /(?<![\w.,$])(\d{1,3})(?:[.)]\s|(?=\n|\s+[“"‘'(]?[A-Z]))/g

/** Whoever takes its options into a question takes those of another one for it. */
function hasOptions(text: string, stem: Span) {
  const letters = lettersIn(text, stem).map(({ letter }) => letter)
  return letters.includes(0) && letters.includes(1)
}

/** Where what follows a question is no longer its own: another numbered line, its letters once more, or a key. */
function optionsOver(text: string, from: number): number {
  const first = text.indexOf('\n', from) + 1
  const lines = first === 0 ? [] : text.slice(first).split('\n')
  let at = first
  for (const line of lines) {
    const bare = line.trim()
    if (numberMark(bare) || KEY.test(bare)) return Math.min(at, lettersAgain(text, from))
    at += line.length + 1
  }
  return lettersAgain(text, from)
}

const KEY = /^(?:answer )?key\s*[:.]?\s*(?:$|\d)|^answers\s*[:.]?\s*(?:$|\d)/i

function lettersAgain(text: string, from: number): number {
  const [, ...later] = lettersIn(text, { from, to: text.length })
  return later.find(({ letter }) => letter === 0)?.at ?? text.length
}

/** The letters of options, from 0, and where they stand. */
const lettersIn = (text: string, { from, to }: Span) =>
  [...text.slice(from, to).matchAll(OPTION)].map(({ 1: mark = '', index }) => ({
    letter: indexOf(mark),
    at: from + index,
  }))

/** Small ones only at the beginning of a line. */
const OPTION = /(?<![\p{L}\p{N}.])[([]?([A-F]|(?<=^[ \t]*[([]?)[a-f])[.)\]]\s/gmu

const indexOf = (mark: string) => mark.toUpperCase().charCodeAt(0) - 65

/** The number directly before a place, with all that belongs to it: "7.", "(7)", "7 ". */
const MARK_BEFORE = /(?<![\w.,$])\(?(\d{1,3})(?:\s*[.):]+\s*|[ \t]+)[“"‘'(]?$/

/** "07" is 7; 'T1A01' is itself. */
const isNumber = (one: string, other: string | null) =>
  other !== null && (one === other || (/^\d+$/.test(one + other) && Number(one) === Number(other)))
