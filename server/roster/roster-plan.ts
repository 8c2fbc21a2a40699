import type { RefusedRow, RosterChange, RosterColumn } from '#contract/roster.ts'
import type { Role } from '#contract/session.ts'
import type { RosterPerson } from './roster-row.ts'

/** Somebody on the team now. */
export type Member = {
  email: string
  firstName: string | null
  lastName: string | null
  role: Role
  authorized: boolean
}

export type RosterPlan = {
  added: Member[]
  changed: Member[]
  changes: RosterChange[]
  unchangedRows: number
  /** Good rows that would take away what nobody may take from themselves. */
  refused: { person: RosterPerson; problem: RefusedRow }[]
}

/**
 * What a roster means for the team as it is. Nobody is touched for being absent from the file. The one who uploads keeps
 * the admin's rights, and with them there is always an admin.
 */
export function planRoster(
  people: readonly RosterPerson[],
  team: ReadonlyMap<string, Member>,
  actor: { email: string },
): RosterPlan {
  const plan: RosterPlan = { added: [], changed: [], changes: [], unchangedRows: 0, refused: [] }
  for (const person of people) {
    const member = team.get(person.email)
    const next = merged(person, member)
    const changes = member ? differences(person.row, member, next) : []
    const problem = person.email === actor.email ? ownProblem(changes) : undefined
    if (problem) plan.refused.push({ person, problem })
    else if (!member) plan.added.push(next)
    else if (changes.length === 0) plan.unchangedRows++
    else {
      plan.changed.push(next)
      plan.changes.push(...changes)
    }
  }
  return plan
}

/** An empty cell leaves what is there; for a new person it means a student who may sign in. */
const merged = (person: RosterPerson, member: Member | undefined): Member => ({
  email: person.email,
  firstName: person.firstName ?? member?.firstName ?? null,
  lastName: person.lastName ?? member?.lastName ?? null,
  role: person.role ?? member?.role ?? 'student',
  authorized: person.authorized ?? member?.authorized ?? true,
})

const COLUMNS = ['firstName', 'lastName', 'role', 'authorized'] as const

function differences(row: number, before: Member, after: Member): RosterChange[] {
  return COLUMNS.filter((column) => before[column] !== after[column]).map((column) => ({
    row,
    person: nameOf(after),
    column,
    from: inWords(before[column]),
    to: inWords(after[column]),
  }))
}

const nameOf = ({ firstName, lastName, email }: Member) =>
  firstName && lastName ? `${firstName} ${lastName}` : email

const inWords = (value: string | boolean | null) =>
  typeof value === 'boolean' ? (value ? 'Active' : 'Inactive') : (value ?? '')

const OWN_RIGHTS: RosterColumn[] = ['role', 'authorized']

function ownProblem(changes: readonly RosterChange[]): RefusedRow | undefined {
  const taken = changes.find(({ column }) => OWN_RIGHTS.includes(column))
  if (!taken) return undefined
  const value = taken.column === 'authorized' ? 'false' : taken.to
  const reason = 'This is you, and you would lose your own rights'
  return { row: taken.row, column: taken.column, value, reason, fix: 'Ask another admin to do it' }
}
