import { SSF, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'
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

/** A title, a logo and a note above the people; further down no header begins. */
const HEADER_WITHIN = 30

/**
 * Finds the sheet and the row that name the columns, in whatever order, case and spelling, and reads what stands below.
 * Rows that say nothing in those columns are not there. @throws RosterRefused
 */
export function readTable(workbook: WorkBook): RosterTable {
  const header = findHeader(workbook)
  if (!header) throw new RosterRefused(noHeader(ROSTER_COLUMNS))
  const missing = ROSTER_COLUMNS.filter((column) => !header.places.has(column))
  if (missing.length > 0) throw new RosterRefused(missingColumns(missing, header.sheet))
  const data = withMergedCells(workbook.Sheets[header.sheet]!, header)
  const rows: RosterRow[] = []
  for (let index = header.row + 1; index < data.length; index++) {
    const cells = data[index] && readRow(data[index]!, header.places)
    if (cells) rows.push({ row: index + 1, cells })
  }
  if (rows.length > MAX_ROSTER_ROWS) throw new RosterRefused(tooManyRows(MAX_ROSTER_ROWS))
  return { sheet: header.sheet, rows }
}

type Places = Map<RosterColumn, number>
type Header = { sheet: string; row: number; places: Places }
type Data = (CellObject | undefined)[][]

/** The first row with all columns; where there is none, the one with most of them. */
function findHeader({ SheetNames, Sheets }: WorkBook): Header | undefined {
  let best: Header | undefined
  for (const sheet of SheetNames) {
    const data = dataOf(Sheets[sheet])
    for (let row = 0; row < Math.min(HEADER_WITHIN, data.length); row++) {
      const places = placesIn(data[row] ?? [])
      if (places.size > (best?.places.size ?? 0)) best = { sheet, row, places }
      if (places.size === ROSTER_COLUMNS.length) return best
    }
  }
  return best
}

function placesIn(row: Data[number]): Places {
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

function readRow(row: Data[number], places: Places): RosterRow['cells'] | undefined {
  const entries = ROSTER_COLUMNS.map(
    (column) => [column, cellOf(row[places.get(column)!])] as const,
  )
  if (entries.every(([, { kind }]) => kind === 'blank')) return undefined
  // One entry for each column, which `fromEntries` forgets.
  return Object.fromEntries(entries) as RosterRow['cells']
}

const BLANK: RosterCell = { kind: 'blank', text: '' }

function cellOf(cell: CellObject | undefined): RosterCell {
  if (!cell || cell.v === undefined || cell.v === null) return BLANK
  switch (cell.t) {
    case 's': {
      const text = plainLine(String(cell.v))
      return text === '' ? BLANK : { kind: 'text', text }
    }
    case 'n':
      return isDate(cell)
        ? { kind: 'date', text: String(SSF.format(cell.z!, cell.v)) }
        : { kind: 'number', text: String(cell.v) }
    case 'd':
      return { kind: 'date', text: new Date(cell.v as Date).toISOString().slice(0, 10) }
    case 'b':
      return { kind: 'flag', text: cell.v ? 'TRUE' : 'FALSE' }
    case 'e':
      return { kind: 'error', text: cell.w ?? 'an error' }
    default:
      return BLANK
  }
}

const isDate = ({ z }: CellObject) => typeof z === 'string' && Boolean(SSF.is_date(z))

/** What is merged downwards holds for every row it covers, as a person reads it. */
function withMergedCells(sheet: WorkSheet, { row: headerRow, places }: Header): Data {
  const data = dataOf(sheet)
  const columns = new Set(places.values())
  // Real merges cannot overlap, so all of them together cover no more than this.
  let budget = data.length * columns.size
  for (const { s, e } of sheet['!merges'] ?? []) {
    if (s.r <= headerRow || !columns.has(s.c)) continue
    const value = data[s.r]?.[s.c]
    for (let row = s.r + 1; row <= Math.min(e.r, data.length - 1) && budget-- > 0; row++) {
      data[row] ??= []
      data[row]![s.c] = value
    }
  }
  return data
}

/** Read as "dense", a sheet is an array of rows, with holes. */
const dataOf = (sheet: WorkSheet | undefined): Data => (sheet?.['!data'] ?? []) as Data
