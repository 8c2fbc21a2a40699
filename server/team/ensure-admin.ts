import type { Deps } from '../ports/deps.ts'
import { addUser, hasAdmin } from './queries.ts'

/** A fresh installation has one admin, so that somebody can come in. */
export async function ensureAdmin({ db, clock, config }: Deps) {
  if (await hasAdmin(db)) return
  const admin = {
    email: config.school.adminEmail,
    firstName: null,
    lastName: null,
    role: 'admin',
    authorized: true,
  } as const
  await addUser(db, admin, clock.now())
}
