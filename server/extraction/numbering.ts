import type { Draft } from './draft.ts'
import { bareNumber, numberMark, optionMark, poolMark } from './marks.ts'
import type { NumberMark } from './marks.ts'
import type { Row } from './page-text.ts'

/** Rows a question may take; the longest seen, a case of five paragraphs, took 24. */
const LONGEST_QUESTION = 45

/** A number this much too high is a year, a price or a page rather than a question. */
const LARGEST_JUMP = 20

/** Points by which the numbers of one column stand apart. */
const COLUMN_TOLERANCE = 4

/** Times as many numbers without a dot as with one: figures in a text are never so many. */
const MORE_BARE = 2

/** What could open a question: a row that starts with a number or an id. */
export type Opening = NumberMark & { row: number; left: number; right: number; isPool: boolean }

function openingsOf(rows: Row[]): (Opening | null)[] {
  const usual = rows.map(({ segments: [head] }) => head && numberMark(head.text))
  const bare = rows.map(({ segments: [head] }) => head && bareNumber(head.text))
  // A text that breaks before '12.' makes a few lines with a dot also where questions are numbered without any sign.
  const areBare = count(bare) > MORE_BARE * count(usual)
  const marks = areBare ? bare : usual
  return rows.map((row, index) => {
    const head = row.segments[0]
    const pool = head ? poolMark(row.text) : null
    const mark = pool ?? marks[index]
    if (!head || !mark) return null
    const isAlone = mark.rest === '' || head.headEnd < head.end
    const right = isAlone ? head.headEnd : head.x + widthOfMark(mark.mark, head.size)
    return { ...mark, row: index, left: head.x, right, isPool: pool !== null }
  })
}

const count = (marks: unknown[]) => marks.filter(Boolean).length

/** Decides, row by row, which numbers open questions and which only stand in a text. */
export class Numbering {
  private readonly rows: Row[]
  private readonly openings: (Opening | null)[]
  private readonly accepted: Opening[] = []

  constructor(rows: Row[]) {
    this.rows = rows
    this.openings = openingsOf(rows)
  }

  /** The question that opens on this row, given the one being read. */
  openingAt(row: number, draft: Draft | null, isComplete: boolean): Opening | null {
    const opening = this.openings[row]
    if (!opening || !this.opens(opening, draft, isComplete)) return null
    this.accepted.push(opening)
    return opening
  }

  private opens(opening: Opening, draft: Draft | null, isComplete: boolean): boolean {
    if (opening.isPool) return true
    if (!draft) return this.hasOptions(opening)
    if (this.accepted.at(-1)?.isPool) return false
    const step = Number(opening.number) - Number(draft.number)
    const inColumn = this.isInColumn(opening)
    if (step === 1 && isComplete) return inColumn || !this.hasBetterLater(opening)
    const standsApart = this.standsApart(opening) || this.hasOptions(opening)
    if (step === 1) return inColumn && standsApart && !this.hasBetterLater(opening)
    if (step > 1 && step <= LARGEST_JUMP) return inColumn && this.hasOptions(opening)
    return opening.number === '1' && isComplete && inColumn && this.hasOptions(opening)
  }

  private isInColumn(opening: Opening): boolean {
    return this.accepted.some((earlier) => isSameColumn(earlier, opening))
  }

  /** Options follow before the next number of the same column does. */
  private hasOptions(opening: Opening): boolean {
    let isFirstSeen = false
    for (let index = opening.row; index < opening.row + LONGEST_QUESTION; index++) {
      const row = this.rows[index]
      const other = this.openings[index]
      if (!row) return false
      if (index > opening.row && other && isSameColumn(other, opening)) return false
      if (/(^|\s)\(?[Aa][.)]\s.*\s\(?[Bb][.)]\s/.test(row.text)) return true
      const letters = row.segments.map((segment) => optionMark(segment.text)?.letter)
      isFirstSeen ||= letters.includes('A')
      if (isFirstSeen && letters.includes('B')) return true
    }
    return false
  }

  /** The same number again a little further on, in the number column: that one is the question. */
  private hasBetterLater(opening: Opening): boolean {
    return this.openings
      .slice(opening.row + 1, opening.row + LONGEST_QUESTION)
      .some(
        (later) =>
          later?.number === opening.number && this.isInColumn(later) && this.hasOptions(later),
      )
  }

  private standsApart(opening: Opening): boolean {
    const row = this.rows[opening.row]
    const above = this.rows[opening.row - 1]
    if (!row || !above || above.page !== row.page) return true
    return row.y - above.y > row.size * 1.75
  }
}

/** Numbers are set flush left or flush right; either end standing in line makes a column. */
function isSameColumn(a: Opening, b: Opening): boolean {
  return (
    Math.abs(a.left - b.left) <= COLUMN_TOLERANCE || Math.abs(a.right - b.right) <= COLUMN_TOLERANCE
  )
}

/** Digits are 0.556 em wide in Arial and 0.5 in Times; dots and spaces half of that. */
function widthOfMark(mark: string, size: number): number {
  return size * [...mark].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.55 : 0.28), 0)
}
