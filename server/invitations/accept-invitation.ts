import { notify } from '../notifications/notify-people.ts'
import type { Deps } from '../ports/deps.ts'
import { listAdminIdsBut } from '../notifications/queries.ts'
import { personName } from '../team/person-name.ts'
import { markAccepted } from './queries.ts'

/** Whoever was invited and signs in, by whatever way, has accepted; the admins are told once. */
export async function acceptInvitation({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const person = await markAccepted(trx, userId, now)
    if (!person) return
    await notify(trx, await listAdminIdsBut(trx, userId), {
      key: `invitation:${userId}`,
      type: 'update',
      title: 'Invitation accepted',
      message: `${personName(person)} has accepted the invitation and signed in.`,
      path: '/send-invites',
      at: now,
      aboutUserId: userId,
    })
  })
}
