import type { ExtraTime } from '#contract/session.ts'
import { conflict, invalidInput, notFound } from '../lib/app-error.ts'
import type { Db } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { isSchoolAddress } from './school-address.ts'
import {
  addUser,
  deleteSessionsOf,
  deleteUser,
  lockActiveAdmins,
  updateUser,
  type NewUser,
  type UserChange,
} from './queries.ts'

/** @throws AppError invalid_input outside the school's domain; conflict when the address is on the list already. */
export async function addToTeam({ db, clock, config }: Deps, user: NewUser) {
  if (!isSchoolAddress(user.email, config.school.domains)) {
    const message = 'Only school-domain email addresses are allowed.'
    throw invalidInput(message, { email: message })
  }
  const added = await addUser(db, user, clock.now())
  if (!added) throw conflict('This address is already on the team.')
  return added
}

type Change = { email: string } & Omit<UserChange, 'timePercent'> & { extraTime?: ExtraTime }

/**
 * Switching somebody off ends their sessions at once.
 * @throws AppError not_found; conflict for the last admin, and for taking one's own rights away.
 */
export function changeMember({ db }: Deps, actor: Person, { email, extraTime, ...change }: Change) {
  return db.transaction().execute(async (trx) => {
    const losesAdmin = change.role === 'student' || change.authorized === false
    if (losesAdmin) await refuseForAdmin(trx, actor, email)
    const timePercent = extraTime && extraTime * 100
    const user = await updateUser(trx, email, { ...change, timePercent })
    if (change.authorized === false) await deleteSessionsOf(trx, email)
    return user
  })
}

/** Erases the person and all that is theirs. @throws AppError not_found; conflict for the last admin and for oneself. */
export function removeFromTeam({ db }: Deps, actor: Person, email: string) {
  return db.transaction().execute(async (trx) => {
    await refuseForAdmin(trx, actor, email)
    const { numDeletedRows } = await deleteUser(trx, email)
    if (numDeletedRows === 0n) throw notFound('person')
  })
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
