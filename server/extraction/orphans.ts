import { optionMark } from './marks.ts'
import type { Row } from './page-text.ts'
import type { Unread } from './reading.ts'
import { shorten } from './sequence.ts'

/** Rows that options take; longer lists are no options. */
const NEAR = 12

/** Reports options that stand outside any question: its number was not there to be read. */
export function orphansOf(between: Row[]): Unread[] {
  return between.flatMap((row, index) => {
    const next = between.slice(index + 1, index + NEAR).filter(isNear(row))
    const hasB = [row, ...next].some((one) => one.segments.some(marks('B')))
    if (!row.segments.some(marks('A')) || !hasB) return []
    const above = between[index - 1]?.text ?? row.text
    const reason = `Options stand here that belong to no numbered question, after: “${shorten(above)}”`
    return [{ page: row.page, reason }]
  })
}

/** Two headings, 'A. …' and 'B. …', have whole questions between them. */
function isNear(row: Row): (other: Row) => boolean {
  return ({ page, y }) => page === row.page && Math.abs(y - row.y) < NEAR * row.size
}

function marks(letter: string): (segment: { text: string }) => boolean {
  return ({ text }) => optionMark(text)?.letter === letter
}
