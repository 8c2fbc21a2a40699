import { addToAuditLog } from '../audit/queries.ts'
import { notify } from '../notifications/notify-people.ts'
import { listAdminIdsBut } from '../notifications/queries.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { getUser } from '../team/queries.ts'
import { personName } from '../team/person-name.ts'
import {
  addDeletionRequest,
  deleteDeletionRequest,
  deleteNewsOf,
  findDeletionRequest,
} from './queries.ts'

const newsKey = (userId: string) => `deletion-request:${userId}`

/** Tells every other admin, once; asking again changes nothing. */
export async function requestDeletion(deps: Deps, user: Person) {
  const { db, clock } = deps
  await db.transaction().execute(async (trx) => {
    const now = clock.now()
    if (!(await addDeletionRequest(trx, user.id, now))) return
    const done = { by: user, action: 'deletion-requested', subjectId: user.id } as const
    await addToAuditLog(trx, done, now)
    await notify(trx, await listAdminIdsBut(trx, user.id), {
      key: newsKey(user.id),
      type: 'update',
      title: 'Somebody asks to be deleted',
      message: `${personName(await getUser(trx, user.email))} asks for their account to be deleted. You find the request in the settings.`,
      path: '/admin?settings=requests',
      at: now,
      aboutUserId: user.id,
    })
  })
  return getDeletionRequest(deps, user)
}

/** As if it had never been asked, save in the log. */
export async function withdrawDeletionRequest(deps: Deps, user: Person) {
  const { db, clock } = deps
  await db.transaction().execute(async (trx) => {
    if (!(await deleteDeletionRequest(trx, user.id))) return
    const done = { by: user, action: 'deletion-request-withdrawn', subjectId: user.id } as const
    await addToAuditLog(trx, done, clock.now())
    // So that they are told anew if it is asked for again.
    await deleteNewsOf(trx, newsKey(user.id))
  })
  return getDeletionRequest(deps, user)
}

export async function getDeletionRequest({ db }: Pick<Deps, 'db'>, user: Person) {
  const request = await findDeletionRequest(db, user.id)
  return { requestedAt: request?.requestedAt.toISOString() ?? null }
}
