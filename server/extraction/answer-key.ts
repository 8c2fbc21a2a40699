import { keyEntries, numberMark, optionMark } from './marks.ts'
import type { Row } from './page-text.ts'
import { isKeyHeading } from './questions.ts'
import { rationaleOf } from './rationale.ts'
import type { ReadKey } from './reading.ts'

/** Fewer answers in a row are a coincidence, unless a heading announces them. */
const SHORTEST_KEY = 3

export type AnswerKey = {
  keys: ReadKey[]
  /** The rows that are not key: the questions, wherever they stand. */
  others: Row[]
}

/** Finds the answer key among a document's rows and takes it out. */
export function separateKey(rows: Row[]): AnswerKey {
  const keys: ReadKey[] = []
  const others: Row[] = []
  let done = 0
  for (const run of runsOfAnswers(rows)) {
    const start = isKeyHeading(rows[run.start - 1] ?? EMPTY_ROW) ? run.start - 1 : run.start
    const end = endOfKey(rows, run)
    others.push(...rows.slice(done, start))
    keys.push(...readKey(rows.slice(0, end), run.answers))
    done = end
  }
  others.push(...rows.slice(done))
  return { keys, others }
}

const EMPTY_ROW: Row = { page: 0, column: 0, y: 0, size: 0, segments: [], text: '' }

/** One row of answers: ' 1. D' with or without a rationale behind it, or a row of a grid. */
type Answers = {
  row: number
  entries: [string, string][]
  rest: string
  /** Where its first number stands. */
  x: number
  /** Rows beneath that belong to it and are no reasons. */
  used: number
}
type Run = { start: number; answers: Answers[] }

/** Answers that follow each other without any options between them. */
function runsOfAnswers(rows: Row[]): Run[] {
  const runs: Answers[][] = [[]]
  rows.forEach((row, index) => {
    const current = runs.at(-1) ?? []
    const answers = answersOf(rows, index, current.at(-1))
    if (answers) current.push(answers)
    else if (current.length > 0 && isOptionRow(row)) runs.push([])
  })
  return runs
    .filter((answers) => isKey(rows, answers))
    .map((answers) => ({ start: answers[0]?.row ?? 0, answers }))
}

function answersOf(rows: Row[], index: number, before: Answers | undefined): Answers | null {
  const row = rows[index]
  if (!row) return null
  const x = row.segments[0]?.x ?? 0
  const entries = keyEntries(row.text)
  if (entries) return { row: index, entries, rest: '', x, used: 0 }
  const table = tableEntries(row, rows[index + 1])
  if (table) return { row: index, entries: table, rest: '', x, used: 1 }
  const [, number, letter, rest = ''] =
    WITH_REASONS.exec(row.text) ?? BARE_ITEM.exec(row.text) ?? []
  if (number === undefined || letter === undefined) return null
  const expected = before === undefined ? 1 : Number(before.entries.at(-1)?.[0]) + 1
  if (Number(number) !== expected) return null
  // Further right it is a line of the reasons before it that starts with the next number.
  if (before !== undefined && before.rest === '' && x - before.x > INDENT) return null
  return { row: index, entries: [[String(Number(number)), letter]], rest, x, used: 0 }
}

/** '37. B Plum. It is one.' */
const WITH_REASONS =
  /^(?:(?:Question|Item|Q\.?|#)\s*)?\(?(\d{1,3})\s*[.):](?!\d)\s*\(?([A-E])(?:[.):–—-]\s*|\s+)(\S.*)$/

/** '37 B EI:014', as in tables. */
const BARE_ITEM = /^(\d{1,3})\s+([A-E])\s+([A-Z]{2}:\s?\d{3}.*)$/

/** Points: wider than the difference between ' 9.' and '100.', narrower than the indent of reasons. */
const INDENT = 14

/** A row of numbers over a row of letters. */
function tableEntries(row: Row, below: Row | undefined): [string, string][] | null {
  if (!/^\d[\d\s.)]*$/.test(row.text)) return null
  const numbers = row.text.split(/\s+/)
  const letters = below?.text.split(/\s+/) ?? []
  const isTable =
    numbers.length >= SHORTEST_KEY &&
    numbers.length === letters.length &&
    numbers.every((number) => /^\d{1,3}[.)]?$/.test(number)) &&
    letters.every((letter) => /^[A-E]$/.test(letter))
  if (!isTable) return null
  return numbers.map((number, index) => [number.replace(/\D/g, ''), letters[index] ?? ''])
}

function isKey(rows: Row[], answers: Answers[]): boolean {
  const first = answers[0]
  if (!first) return false
  const count = answers.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    count >= SHORTEST_KEY || rows.slice(Math.max(0, first.row - 3), first.row).some(isKeyHeading)
  )
}

function isOptionRow(row: Row): boolean {
  const letter = optionMark(row.segments[0]?.text ?? '')?.letter
  return letter === 'A' || letter === 'B'
}

/** A key ends with the document, or where numbered questions with options begin again. */
function endOfKey(rows: Row[], run: Run): number {
  const last = run.answers.at(-1)?.row ?? 0
  const options = rows.findIndex((row, index) => index > last && isOptionRow(row))
  if (options === -1) return rows.length
  const number = rows.findLastIndex(
    (row, index) => index > last && index <= options && numberMark(row.text) !== null,
  )
  return number === -1 ? options : number
}

function readKey(rows: Row[], answers: Answers[]): ReadKey[] {
  const blocks = answers.map(({ row, rest, used }, index) => {
    const next = answers[index + 1]?.row ?? rows.length
    const below = rows.slice(row + 1 + used, next).filter((line) => !isKeyHeading(line))
    return { lines: [rest, ...below.map(({ text }) => text)].filter(Boolean), below: below.length }
  })
  // Most entries with nothing beneath: letters alone, and what follows the last is no rationale.
  const hasRationales = blocks.filter(({ lines }) => lines.length > 0).length * 2 > blocks.length
  return answers.flatMap(({ row, entries }, index) =>
    entries.map(([number, letter]) => ({
      number,
      letter,
      ...rationaleOf(hasRationales ? (blocks[index]?.lines ?? []) : []),
      page: rows[row]?.page ?? 0,
    })),
  )
}
