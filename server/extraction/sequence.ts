import { numberMark } from './marks.ts'
import type { Row } from './page-text.ts'
import type { ReadKey, Unread } from './reading.ts'

type Numbered = { number: string; page: number }

/** More missing numbers than this at once are one remark about a range. */
const NAMED_SINGLY = 30

/**
 * Reports every number that the document's own counting or its key says should be there. `found`
 * holds the questions in reading order, read or reported; `rows` all text that is no key.
 */
export function missingNumbers(found: Numbered[], keys: ReadKey[], rows: Row[]): Unread[] {
  if (found.length === 0) return []
  const known = new Set(found.map(({ number }) => number))
  const gaps = found.flatMap((after, index) => gapBefore(found[index - 1], after, known, rows))
  const inGaps = new Set(gaps.flatMap(({ numbers }) => numbers ?? []))
  const unasked = keys.filter(({ number }) => !known.has(number) && !inGaps.has(number))
  if (unasked.length === 0) return gaps
  const numbers = unasked.map(({ number }) => number)
  const reason = `The key answers ${nameNumbers(numbers)}, which ${were(numbers)} not found among the questions.`
  return [...gaps, { page: unasked[0]!.page, reason, numbers }]
}

/** Fewer lines that count on from 1 are a list of instructions. */
const FEWEST_QUESTIONS = 5

/** Reports lines numbered like questions where not one of them could be read as a question. */
export function unopenedNumbers(rows: Row[], keys: ReadKey[]): Unread[] {
  let next = 1
  const found = rows.filter(({ text }) => {
    const isNext = Number(numberMark(text)?.number) === next
    if (isNext) next++
    return isNext
  })
  const [first] = found
  const isList = found.length < FEWEST_QUESTIONS || found.length * 2 < keys.length
  if (!first || isList) return []
  const numbers = found.map((_, index) => String(index + 1))
  const reason = `${capital(nameNumbers(numbers))} ${were(numbers)} not read: no options marked with letters follow “${shorten(first.text)}”`
  return [{ page: first.page, reason, numbers }]
}

/** Numbers that stand more than once: the first is kept, the others are reported. */
export function repeatedNumbers(found: Numbered[]): Numbered[] {
  const seen = new Set<string>()
  return found.filter(({ number }) => {
    const isRepeated = seen.has(number)
    seen.add(number)
    return isRepeated
  })
}

export function nameNumbers(numbers: string[]): string {
  const [first] = numbers
  if (numbers.length === 1) return `question ${first}`
  if (numbers.length > NAMED_SINGLY)
    return `${numbers.length} questions from ${first} to ${numbers.at(-1)}`
  return `questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}

function gapBefore(
  before: Numbered | undefined,
  after: Numbered,
  known: Set<string>,
  rows: Row[],
): Unread[] {
  const [prefix, end] = split(after.number)
  const [prefixBefore, start] = before ? split(before.number) : [prefix, 0]
  // Pools count afresh in every group; a number below the one before is a second exam.
  const from = prefix === prefixBefore ? start + 1 : 1
  const width = after.number.length - prefix.length
  const numbers: string[] = []
  for (let number = from; number < end && number > 0; number++) {
    const name = prefix + (prefix ? String(number).padStart(width, '0') : String(number))
    if (!known.has(name)) numbers.push(name)
  }
  const seen = numbers.flatMap((number) => seenAs(number, before, after, rows) ?? [])
  const unseen = numbers.filter((number) => !seen.some((one) => one.numbers?.includes(number)))
  if (unseen.length === 0) return seen
  const where = before ? `between ${before.number} and ${after.number}` : `before ${after.number}`
  const reason = `${capital(nameNumbers(unseen))} ${were(unseen)} not found ${where}.`
  return [...seen, { page: before?.page ?? after.page, reason, numbers: unseen }]
}

/** A line that starts with the number, though it opens no question that could be read. */
function seenAs(
  number: string,
  before: Numbered | undefined,
  after: Numbered,
  rows: Row[],
): Unread | null {
  const row = rows.find(
    ({ page, text }) =>
      page >= (before?.page ?? 1) && page <= after.page && new RegExp(`^${number}\\b`).test(text),
  )
  if (!row) return null
  const reason = `Question ${number} has no form that could be read: “${shorten(row.text)}”`
  return { page: row.page, reason, numbers: [number] }
}

/** 'T1A03' → ['T1A', 3]; '37' → ['', 37]. */
function split(number: string): [string, number] {
  const [, prefix = '', digits = ''] = /^(.*?[A-Z])?(\d+)$/.exec(number) ?? []
  return [prefix, Number(digits)]
}

function were(numbers: string[]): string {
  return numbers.length === 1 ? 'was' : 'were'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Enough of a text to find its place. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
