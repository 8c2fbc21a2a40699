import { MAX_ROSTER_ROWS, ROSTER_COLUMNS, type RosterColumn } from '#contract/roster.ts'
import { plainLine } from '../materials/filename.ts'
import { missingColumns, noHeader, tooManyRows } from './messages.ts'
import { RosterRefused } from './roster-refused.ts'

/** What a cell holds, as far as a roster can tell the difference. */
export type RosterCell = {
  kind: 'blank' | 'text' | 'number' | 'date' | 'flag' | 'error'
  text: string
}
/** `row` is the number the spreadsheet shows. */
export type RosterRow = { row: number; cells: Record<RosterColumn, RosterCell> }
export type RosterTable = { sheet: string; rows: RosterRow[] }

/** As read-in-worker.mjs says it: rows with holes that are null, and the merged cells as [first row, column, last row]. */
export type Sheet = { name: string; rows: Data; merges: [number, number, number][] }
type Value = string | number | boolean | { date: string } | { error: true }
type Row = (Value | null | undefined)[]
type Data = (Row | null)[]

/** A title, a logo and a note above the people; further down no header begins. */
const HEADER_WITHIN = 30

/**
 * Finds the sheet and the row that name the columns, in whatever order, case and spelling, and reads what stands below.
 * Rows that say nothing in those columns are not there. @throws RosterRefused
 */
export function readTable(sheets: readonly Sheet[]): RosterTable {
  const header = findHeader(sheets)
  if (!header) throw new RosterRefused(noHeader(ROSTER_COLUMNS))
  const missing = ROSTER_COLUMNS.filter((column) => !header.places.has(column))
  if (missing.length > 0) throw new RosterRefused(missingColumns(missing, header.sheet.name))
  const data = withMergedCells(header)
  const rows: RosterRow[] = []
  for (let index = header.row + 1; index < data.length; index++) {
    const cells = data[index] && readRow(data[index]!, header.places)
    if (cells) rows.push({ row: index + 1, cells })
  }
  if (rows.length > MAX_ROSTER_ROWS) throw new RosterRefused(tooManyRows(MAX_ROSTER_ROWS))
  return { sheet: header.sheet.name, rows }
}

type Places = Map<RosterColumn, number>
type Header = { sheet: Sheet; row: number; places: Places }

/** The first row with all columns; where there is none, the one with most of them. */
function findHeader(sheets: readonly Sheet[]): Header | undefined {
  let best: Header | undefined
  for (const sheet of sheets) {
    for (let row = 0; row < Math.min(HEADER_WITHIN, sheet.rows.length); row++) {
      const places = placesIn(sheet.rows[row] ?? [])
      if (places.size > (best?.places.size ?? 0)) best = { sheet, row, places }
      if (places.size === ROSTER_COLUMNS.length) return best
    }
  }
  return best
}

function placesIn(row: Row): Places {
  const places: Places = new Map()
  row.forEach((cell, index) => {
    const column = COLUMN_OF.get(lettersOf(cellOf(cell).text))
    if (column && !places.has(column)) places.set(column, index)
  })
  return places
}

const COLUMN_OF = new Map<string, RosterColumn>([
  ...ROSTER_COLUMNS.map((column) => [column.toLowerCase(), column] as const),
  ['emailaddress', 'email'],
  ['schoolemail', 'email'],
  ['authorised', 'authorized'],
])

/** "First Name", "first_name" and "FIRSTNAME " are one name. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** Written out: this runs for every row of a roster, and a loop over the columns costs several times as much. */
function readRow(row: Row, places: Places): RosterRow['cells'] | undefined {
  const cells = {
    email: cellOf(row[places.get('email')!]),
    firstName: cellOf(row[places.get('firstName')!]),
    lastName: cellOf(row[places.get('lastName')!]),
    role: cellOf(row[places.get('role')!]),
    authorized: cellOf(row[places.get('authorized')!]),
  } satisfies RosterRow['cells']
  const { email, firstName, lastName, role, authorized } = cells
  const isBlank =
    email === BLANK &&
    firstName === BLANK &&
    lastName === BLANK &&
    role === BLANK &&
    authorized === BLANK
  return isBlank ? undefined : cells
}

const BLANK: RosterCell = { kind: 'blank', text: '' }

/** Most cells: nothing in them to take out. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

function cellOf(value: Value | null | undefined): RosterCell {
  if (value === null) return BLANK
  switch (typeof value) {
    case 'string': {
      const text = PLAIN.test(value) ? value : plainLine(value)
      return text === '' ? BLANK : { kind: 'text', text }
    }
    case 'number':
      return { kind: 'number', text: String(value) }
    case 'boolean':
      return { kind: 'flag', text: value ? 'TRUE' : 'FALSE' }
    case 'object':
      return 'date' in value
        ? { kind: 'date', text: value.date }
        : { kind: 'error', text: 'an error' }
    default:
      return BLANK
  }
}

/** What is merged downwards holds for every row it covers, as a person reads it. */
function withMergedCells({ sheet, row: headerRow, places }: Header): Data {
  const { rows, merges } = sheet
  const columns = new Set(places.values())
  // Real merges cannot overlap, so all of them together cover no more than this.
  let budget = rows.length * columns.size
  for (const [first, column, last] of merges) {
    if (first <= headerRow || !columns.has(column)) continue
    const value = rows[first]?.[column]
    for (let row = first + 1; row <= Math.min(last, rows.length - 1) && budget-- > 0; row++) {
      rows[row] ??= []
      rows[row]![column] = value
    }
  }
  return rows
}
