import { ROSTER_COLUMNS, rosterTemplate, type Workbook } from '#contract/roster.ts'
import type { BadRow } from './roster-row.ts'

/** The bad rows, each with what is wrong and how to mend it beside it; corrected, the file can be uploaded as it is. */
export const createBadRows = (rows: readonly BadRow[]) =>
  createWorkbook('refused-rows.xlsx', [
    [...ROSTER_COLUMNS, 'what to fix'],
    ...rows.map(({ cells, problems }) => [
      ...cells,
      problems.map(({ column, reason, fix }) => `${column}: ${reason}. ${fix}.`).join(' '),
    ]),
  ])

export const createTemplate = (domain: string) =>
  createWorkbook('team-roster-template.xlsx', rosterTemplate(domain))

/** Cells of text only: nothing in them can run. The library is large, and loaded when the first workbook is asked for. */
async function createWorkbook(filename: string, rows: string[][]): Promise<Workbook> {
  const { utils, write } = await import('@e965/xlsx')
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!cols'] = COLUMN_WIDTHS.map((wch) => ({ wch }))
  const workbook = utils.book_new(sheet, 'Roster')
  // Asked for as base64, it is text.
  const base64 = write(workbook, { type: 'base64', bookType: 'xlsx', compression: true }) as string
  return { filename, base64 }
}

/** Characters. */
const COLUMN_WIDTHS = [34, 16, 18, 10, 12, 60]
