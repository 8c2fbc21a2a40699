import { conflict, invalidInput, notFound } from '../lib/app-error.ts'
import type { Db } from '../ports/database/database.ts'
import type { Deps } from '../ports/deps.ts'
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

/** Switching somebody off ends their sessions at once. @throws AppError conflict for the last admin. */
export function changeMember({ db }: Deps, email: string, change: UserChange) {
  return db.transaction().execute(async (trx) => {
    const losesAdmin = change.role === 'student' || change.authorized === false
    if (losesAdmin) await refuseForLastAdmin(trx, email)
    const user = await updateUser(trx, email, change)
    if (change.authorized === false) await deleteSessionsOf(trx, email)
    return user
  })
}

/** Erases the person and all that is theirs. @throws AppError not_found; conflict for the last admin. */
export function removeFromTeam({ db }: Deps, email: string) {
  return db.transaction().execute(async (trx) => {
    await refuseForLastAdmin(trx, email)
    const { numDeletedRows } = await deleteUser(trx, email)
    if (numDeletedRows === 0n) throw notFound('person')
  })
}

async function refuseForLastAdmin(trx: Db, email: string) {
  const admins = await lockActiveAdmins(trx)
  if (admins.length === 1 && admins[0]!.email === email) {
    throw conflict('This is the last admin. Make somebody else an admin first.')
  }
}
