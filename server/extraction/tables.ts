import type { Row } from './page-text.ts'
import type { Unread } from './reading.ts'

/**
 * Reports questions set in tables: a heading row with a column for every option. Cells wrap by
 * their own rules, so their rows are counted by their answers and not read.
 */
export function tablesOf(rows: Row[], numbersRead: number): Unread[] {
  return rows.filter(isTableHead).map((head) => {
    const count = countAnswers(rows, head)
    const size = count > 0 ? `${count} questions` : 'questions'
    const reason = `A table of ${size} begins here; questions in tables are not read.`
    // Rows without numbers are counted from 1, as long as nothing else in the file is numbered.
    if (count === 0 || numbersRead > 0) return { page: head.page, reason }
    return { page: head.page, reason, numbers: Array.from({ length: count }, (_, i) => `${i + 1}`) }
  })
}

function isTableHead({ segments }: Row): boolean {
  const options = segments.filter(({ text }) => /^(?:(?:option|choice)\s*\w|[A-E])$/i.test(text))
  return options.length >= 3 && segments.length > options.length
}

/** Rows that end, beneath the word 'Answer', in a letter or the name of an option. */
function countAnswers(rows: Row[], head: Row): number {
  const column = head.segments.find(({ text }) => /^(correct\s+)?(answer|key)s?$/i.test(text))
  if (!column) return 0
  return rows.filter((row) => {
    const last = row.segments.at(-1)
    const isBeneath = row.page > head.page || (row.page === head.page && row.y > head.y)
    const isInColumn = last && last.end > column.x - 10 && last.end < column.end + 60
    return isBeneath && isInColumn && /(?:^|\b(?:option|choice)\s*)[A-E1-5]$/i.test(last.text)
  }).length
}
