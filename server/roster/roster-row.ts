import { Email, Name, NAME_MAX } from '#contract/team.ts'
import type { Role } from '#contract/session.ts'
import type { RefusedRow, RosterColumn } from '#contract/roster.ts'
import { isSchoolAddress } from '../team/school-address.ts'
import type { RosterCell, RosterRow } from './roster-table.ts'

/** A good row. What its cells leave open is null: an empty cell changes nothing and takes nothing away. */
export type RosterPerson = {
  row: number
  email: string
  firstName: string | null
  lastName: string | null
  role: Role | null
  authorized: boolean | null
}

/** A bad row with every problem it has, and its cells as they were, to be corrected. */
export type BadRow = { row: number; problems: RefusedRow[]; cells: string[] }

export type SortedRows = { sheet: string; people: RosterPerson[]; bad: BadRow[] }

/** Tells good rows from bad. The second row of an address is bad, whatever the first one is. */
export function sortRows(rows: readonly RosterRow[], domains: readonly string[]) {
  const people: RosterPerson[] = []
  const bad: BadRow[] = []
  const rowOf = new Map<string, number>()
  for (const { row, cells } of rows) {
    const problems = new Problems(row, cells)
    const email = readEmail(cells.email, domains, problems)
    if (email !== null) refuseSecond(email, rowOf, problems)
    const person = {
      row,
      email: email ?? '',
      firstName: readName('firstName', cells, problems),
      lastName: readName('lastName', cells, problems),
      role: readRole(cells.role, problems),
      authorized: readAuthorized(cells.authorized, problems),
    }
    if (problems.list.length === 0) people.push(person)
    else bad.push({ row, problems: problems.list, cells: Object.values(cells).map((c) => c.text) })
  }
  return { people, bad }
}

// What most rows hold, known at a glance: the contract's whole rule, asked for each of them, is a tenth of the reading.
/** Of the addresses that `Email` leaves as they are. Short enough for it, too. */
export const PLAIN_EMAIL = /^[a-z0-9._+-]{1,64}@[a-z0-9.-]{1,180}$/
/** Of the names that `Name` leaves as they are. */
export const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9'.-]{0,30}(?: [A-Za-z0-9'.-]{1,30})?$/

class Problems {
  readonly list: RefusedRow[] = []
  readonly row: number
  readonly #cells: RosterRow['cells']

  constructor(row: number, cells: RosterRow['cells']) {
    this.row = row
    this.#cells = cells
  }

  /** Null, so that a reader can say it and be done. */
  add(column: RosterColumn, reason: string, fix: string): null {
    this.list.push({ row: this.row, column, value: this.#cells[column].text, reason, fix })
    return null
  }
}

function readEmail({ kind, text }: RosterCell, domains: readonly string[], problems: Problems) {
  const example = `Use the address that ends in ${domains[0]}`
  if (kind === 'error') return problems.add('email', 'The formula has an error', 'Type the address')
  if (kind === 'blank') return problems.add('email', 'No address', 'Write the school address')
  const data = PLAIN_EMAIL.test(text) ? text : Email.safeParse(text).data
  if (data === undefined) return problems.add('email', 'Not an e-mail address', example)
  if (!isSchoolAddress(data, domains)) return problems.add('email', 'Not a school address', example)
  return data
}

function refuseSecond(email: string, rowOf: Map<string, number>, problems: Problems) {
  const first = rowOf.get(email)
  if (first === undefined) rowOf.set(email, problems.row)
  else problems.add('email', `Same address as row ${first}`, 'Delete one of the two rows')
}

/** Excel makes dates of "May 1" and truth of "True"; a person of that name is typed again, as text. */
const NOT_A_NAME: Partial<Record<RosterCell['kind'], [reason: string, fix: string]>> = {
  error: ['The formula has an error', 'Type the name'],
  date: ['A date, not a name', 'Format the cell as text and type the name'],
  number: ['A number, not a name', 'Type the name'],
  flag: ['TRUE or FALSE, not a name', 'Format the cell as text and type the name'],
}

function readName(column: 'firstName' | 'lastName', cells: RosterRow['cells'], problems: Problems) {
  const { kind, text } = cells[column]
  if (kind === 'blank') return null
  const wrong = NOT_A_NAME[kind]
  if (wrong) return problems.add(column, ...wrong)
  if (text.length > NAME_MAX)
    return problems.add(column, `Longer than ${NAME_MAX} characters`, 'Shorten it')
  if (PLAIN_NAME.test(text)) return text
  return Name.safeParse(text).data ?? problems.add(column, 'Not a name', 'Type the name')
}

function readRole({ kind, text }: RosterCell, problems: Problems): Role | null {
  if (kind === 'blank') return null
  const role = text.toLowerCase()
  if (role === 'student' || role === 'admin') return role
  return problems.add('role', 'Not a role we know', 'Write student or admin')
}

function readAuthorized({ kind, text }: RosterCell, problems: Problems): boolean | null {
  if (kind === 'blank') return null
  const word = text.toLowerCase()
  // Some programs save TRUE and FALSE as 1 and 0.
  if (word === 'true' || (kind === 'number' && word === '1')) return true
  if (word === 'false' || (kind === 'number' && word === '0')) return false
  return problems.add('authorized', 'Neither true nor false', 'Write true or false')
}
