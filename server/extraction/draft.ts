import { joinLines } from './lines.ts'
import type { OptionMark } from './marks.ts'
import type { Row, Segment } from './page-text.ts'

/** A question being read. */
export type Draft = {
  number: string
  page: number
  /** Baseline of its first line. */
  y: number
  /** Left and right end of its number, by which the number column is known. */
  left: number
  right: number
  /** Its answer where the question itself names it. */
  letter: string | null
  stem: string[]
  options: DraftOption[]
  explanation: string[] | null
  /** All of its lines as printed, for a second look when its options are not in columns. */
  lines: string[]
  /** Set once a heading, a terminator or anything else ends it. */
  isClosed: boolean
  lastRow: Row
  /** Why it cannot be trusted; it is then reported instead of read. */
  doubts: string[]
}

export type DraftOption = {
  letter: string
  style: string
  x: number
  font: string
  /** Marked as the answer where it stands. */
  isChosen: boolean
  lines: string[]
}

export function addStem(draft: Draft, row: Row, text: string): void {
  addLine(draft.stem, draft.lastRow === row, text)
  draft.lastRow = row
}

export function addOption(draft: Draft, row: Row, segment: Segment, mark: OptionMark): void {
  const { letter, style, rest, isChosen } = mark
  const { x, font } = segment
  draft.options.push({ letter, style, x, font, isChosen, lines: rest ? [rest] : [] })
  draft.lastRow = row
}

/** Puts a line that carries no mark where it reads on: in the option above it in its column. */
export function addContinuation(draft: Draft, row: Row, segment: Segment): void {
  const option = optionAbove(draft.options, segment)
  if (!option) return addStem(draft, row, segment.text)
  addLine(option.lines, draft.lastRow === row, segment.text)
  draft.lastRow = row
}

export function stemOf(draft: Draft): string {
  return joinLines(draft.stem)
}

export function optionsOf(draft: Draft): string[] {
  return [...draft.options]
    .sort((a, b) => (a.letter < b.letter ? -1 : 1))
    .map((option) => joinLines(option.lines))
}

/** The column is the one that starts last before the text; in it, the option read last. */
function optionAbove(options: DraftOption[], segment: Segment): DraftOption | undefined {
  const starts = options.map(({ x }) => x).filter((x) => x <= segment.x + 3)
  const column = starts.length > 0 ? Math.max(...starts) : Math.min(...options.map(({ x }) => x))
  return options.findLast(({ x }) => Math.abs(x - column) <= 6)
}

function addLine(lines: string[], isSameRow: boolean, text: string): void {
  const last = lines.at(-1)
  if (isSameRow && last !== undefined) lines[lines.length - 1] = `${last} ${text}`
  else lines.push(text)
}
