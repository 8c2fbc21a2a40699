import type { ExtraTime } from '#contract/session.ts'
import { addToAuditLog } from '../audit/queries.ts'
import { conflict, invalidInput, notFound } from '../lib/app-error.ts'
import type { Db } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { forgetTeamSettings } from '../settings/get-team-settings.ts'
import { personName } from './person-name.ts'
import { isSchoolAddress } from './school-address.ts'
import {
  addUser,
  deleteUser,
  endAccessOf,
  forgetPerson,
  lockActiveAdmins,
  updateUser,
  type NewUser,
  type UserChange,
} from './queries.ts'

/** @throws AppError invalid_input outside the school's domain; conflict when the address is on the list already. */
export async function addToTeam({ db, clock, config }: Deps, actor: Person, user: NewUser) {
  if (!isSchoolAddress(user.email, config.school.domains)) {
    const message = 'Only school-domain email addresses are allowed.'
    throw invalidInput(message, { email: message })
  }
  return db.transaction().execute(async (trx) => {
    const added = await addUser(trx, user, clock.now())
    if (!added) throw conflict('This address is already on the team.')
    const done = { by: actor, action: 'person-added', subjectId: added.id } as const
    await addToAuditLog(trx, { ...done, detail: user.role }, clock.now())
    return added
  })
}

type Change = { email: string } & Omit<UserChange, 'timePercent'> & { extraTime?: ExtraTime }

/**
 * Switching somebody off ends their sessions at once.
 * @throws AppError not_found; conflict for the last admin, and for taking one's own rights away.
 */
export function changeMember({ db, clock }: Deps, actor: Person, whole: Change) {
  const { email, extraTime, ...change } = whole
  return db.transaction().execute(async (trx) => {
    const losesAdmin = change.role === 'student' || change.authorized === false
    if (losesAdmin) await refuseForAdmin(trx, actor, email)
    const timePercent = extraTime && extraTime * 100
    const user = await updateUser(trx, email, { ...change, timePercent })
    if (change.authorized === false) await endAccessOf(trx, [email])
    const done = { by: actor, action: 'person-changed', subjectId: user.id } as const
    await addToAuditLog(trx, { ...done, detail: changeInWords(whole) }, clock.now())
    return user
  })
}

/**
 * Erases the person and all that is theirs: rows, mail in the outbox, and their address wherever it stands without them.
 * @throws AppError not_found; conflict for the last admin and for oneself.
 */
export async function removeFromTeam(deps: Deps, actor: Person, email: string) {
  const { db, clock, mail } = deps
  await db.transaction().execute(async (trx) => {
    await refuseForAdmin(trx, actor, email)
    const person = await deleteUser(trx, email)
    if (!person) throw notFound('person')
    await forgetPerson(trx, person)
    await addToAuditLog(trx, { by: actor, action: 'person-removed' }, clock.now())
    // Last, and before it counts: nobody is told "removed" while a message of theirs is still there.
    await mail.forget(email)
    // Others were told of them by name. One word alone may stand for anything.
    const name = personName(person)
    if (/\P{L}/u.test(name)) await mail.forget(name)
  })
  // They may have been the advisor whom the settings name.
  forgetTeamSettings(deps)
}

/** What of a person an admin changed. Of names only that they were: the old and the new one are the person's. */
function changeInWords({ firstName, lastName, role, authorized, extraTime }: Change) {
  const words = [
    (firstName !== undefined || lastName !== undefined) && 'name',
    role && `role: ${role}`,
    authorized !== undefined && (authorized ? 'active' : 'not active'),
    extraTime && `time: ${extraTime}×`,
  ]
  return words.filter(Boolean).join(', ')
}

async function refuseForAdmin(trx: Db, actor: Person, email: string) {
  const admins = await lockActiveAdmins(trx)
  if (admins.length === 1 && admins[0]!.email === email) {
    throw conflict('This is the last admin. Make somebody else an admin first.')
  }
  if (email === actor.email) {
    throw conflict('You cannot do this to yourself. Ask another admin.')
  }
}
