import { optionMark } from './marks.ts'
import type { Row } from './page-text.ts'

/** What is usual in one document, measured before reading it. */
export type Habits = {
  /** How many options its questions have. */
  options: number
  /** Points between baselines of running text. */
  pitch: number
  /** Where the text of a page begins, headers aside. */
  top: number
}

export function habitsOf(rows: Row[]): Habits {
  const marks = rows.flatMap((row) => row.segments.map((segment) => optionMark(segment.text)))
  const letters = countOf(marks.map((mark) => mark?.letter ?? ''))
  return {
    options: usualOptions(letters),
    pitch: usualPitch(rows),
    top: Math.min(...rows.map(({ y }) => y)),
  }
}

/** Letters seen at least half as often as B; B because 'A.' also opens sentences. */
function usualOptions(letters: Map<string, number>): number {
  const enough = (letters.get('B') ?? 0) / 2
  const count = [...'ABCDE'].findIndex((letter) => (letters.get(letter) ?? 0) < Math.max(1, enough))
  return count === -1 ? 5 : Math.max(2, count)
}

function usualPitch(rows: Row[]): number {
  const steps = rows.flatMap((row, index) => {
    const above = rows[index - 1]
    const step = above && above.page === row.page ? row.y - above.y : 0
    return step > row.size * 0.8 && step < row.size * 4 ? [Math.round(step * 2) / 2] : []
  })
  return mostCommon(countOf(steps)) ?? 12
}

function countOf<T>(values: T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function mostCommon<T>(counts: Map<T, number>): T | null {
  let best: [T, number] | null = null
  for (const entry of counts) if (!best || entry[1] > best[1]) best = entry
  return best?.[0] ?? null
}
