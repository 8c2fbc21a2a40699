import type { Row } from './page-text.ts'
import type { Unread } from './reading.ts'

/** Reports texts that several questions share: they stand between questions and are not read. */
export function passagesOf(between: Row[]): Unread[] {
  return between.flatMap(({ page, text }) => {
    const [, from, to] = RANGE.exec(text) ?? []
    const count = Number(to) - Number(from) + 1
    if (from === undefined || !(count > 1 && count <= LARGEST_GROUP)) return []
    const numbers = Array.from({ length: count }, (_, index) => String(Number(from) + index))
    const reason = `Questions ${from} to ${to} share a text or picture that stands before them and is not read.`
    return [{ page, reason, numbers }]
  })
}

const RANGE =
  /\b(?:questions?|items?|numbers?)\s+(?:#\s*)?(\d{1,3})\s*(?:[-–—]|to|through|thru|and)\s*(?:#\s*)?(\d{1,3})\b/i

/** A range of more questions than this is the range of the whole exam. */
const LARGEST_GROUP = 15
