import {
  MAX_ROSTER_BYTES,
  MAX_TOLD_CHANGES,
  type RosterChange,
  type RosterUpload,
} from '#contract/roster.ts'
import { addPeopleToAuditLog, addToAuditLog } from '../audit/queries.ts'
import { AppError, invalidInput } from '../lib/app-error.ts'
import type { Db } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { endAccessOf, lockActiveAdmins } from '../team/queries.ts'
import { addMembers, findMembers, updateMembers } from './queries.ts'
import { readRoster } from './read-roster.ts'
import { planRoster, type RosterPlan } from './roster-plan.ts'
import { RosterRefused } from './roster-refused.ts'
import type { SortedRows } from './roster-row.ts'

/** What the file would do. Nothing is written. @throws AppError invalid_input for an unreadable file or missing columns. */
export async function reviewRoster(deps: Deps, actor: Person, file: Blob): Promise<RosterUpload> {
  const sorted = await readFile(deps, file)
  const plan = await planFor(deps.db, actor, sorted, 'to-read')
  return present(sorted, plan, { applied: false })
}

/** Takes the good rows in, all or none. @throws AppError as `reviewRoster`; forbidden for who is no admin any more. */
export async function uploadRoster(deps: Deps, actor: Person, file: Blob): Promise<RosterUpload> {
  const sorted = await readFile(deps, file)
  return deps.db.transaction().execute(async (trx) => {
    // Two admins whose files take each other's rights must not both succeed.
    const admins = await lockActiveAdmins(trx)
    if (!admins.some(({ email }) => email === actor.email))
      throw new AppError('forbidden', 'Only admins can do this.')
    const plan = await planFor(trx, actor, sorted, 'to-change')
    await addMembers(trx, plan.added, deps.clock.now())
    await updateMembers(trx, plan.changed)
    const off = plan.changed.filter(({ authorized }) => !authorized)
    await endAccessOf(
      trx,
      off.map(({ email }) => email),
    )
    if (plan.added.length + plan.changed.length > 0) {
      const detail = `${plan.added.length} added, ${plan.changed.length} changed`
      const by = { id: actor.id }
      await addPeopleToAuditLog(trx, by, toldApart(plan), deps.clock.now())
      await addToAuditLog(trx, { by, action: 'roster-uploaded', detail }, deps.clock.now())
    }
    return present(sorted, plan, { applied: true })
  })
}

/** Whose rights or name a roster changed, and who came as an admin: each is told by themselves, not only counted. */
function toldApart({ added, changed, changes }: RosterPlan) {
  const changesOf = Map.groupBy(changes, ({ row }) => row)
  const admins = added.filter(({ role }) => role === 'admin')
  return [
    ...admins.map(({ email }) => ({ email, action: 'person-added' as const, detail: 'admin' })),
    ...[...changesOf.values()].map((own, i) => ({
      // Both in the order of the rows.
      email: changed[i]!.email,
      action: 'person-changed' as const,
      detail: changesInWords(own),
    })),
  ]
}

/** Of names only that they changed: the old and the new one are the person's. */
function changesInWords(changes: RosterChange[]) {
  const words = changes.map(({ column, to }) => {
    if (column === 'role') return `role: ${to}`
    return column === 'authorized' ? (to === 'Active' ? 'active' : 'not active') : 'name'
  })
  return [...new Set(words)].join(', ')
}

/** A file's rows as `reviewRoster` sorts them, for the workbook of the bad ones. */
export async function reviewBadRows(deps: Deps, actor: Person, file: Blob) {
  const sorted = await readFile(deps, file)
  const { refused } = await planFor(deps.db, actor, sorted, 'to-read')
  const own = refused.map(({ person, problem }) => ({
    row: person.row,
    problems: [problem],
    cells: [person.email, person.firstName, person.lastName, person.role, person.authorized].map(
      (value) => String(value ?? ''),
    ),
  }))
  return [...sorted.bad, ...own].sort((a, b) => a.row - b.row)
}

async function readFile({ config }: Deps, file: Blob): Promise<SortedRows> {
  if (file.size > MAX_ROSTER_BYTES)
    throw new AppError('too_large', 'A roster has at most 5 MB. Remove pictures from the workbook.')
  const name = file instanceof File ? file.name : ''
  try {
    const bytes = Buffer.from(await file.arrayBuffer())
    return await readRoster({ name, bytes }, config.school.domains)
  } catch (error) {
    if (error instanceof RosterRefused) throw invalidInput(error.message, { file: error.message })
    throw error
  }
}

async function planFor(
  db: Db,
  actor: Person,
  { people }: SortedRows,
  purpose: Parameters<typeof findMembers>[2],
) {
  const emails = people.map(({ email }) => email)
  return planRoster(people, await findMembers(db, emails, purpose), actor)
}

function present(
  { sheet, people, bad }: SortedRows,
  plan: RosterPlan,
  { applied }: { applied: boolean },
): RosterUpload {
  const problems = [
    ...bad.flatMap((row) => row.problems),
    ...plan.refused.map(({ problem }) => problem),
  ]
  return {
    count: people.length - plan.refused.length,
    applied,
    sheet,
    rowsRead: people.length + bad.length,
    newRows: plan.added.length,
    changedRows: plan.changed.length,
    unchangedRows: plan.unchangedRows,
    refusedRows: bad.length + plan.refused.length,
    refused: problems.sort((a, b) => a.row - b.row),
    changes: plan.changes.slice(0, MAX_TOLD_CHANGES),
  }
}
