import type { InvitationResult } from '#contract/invitations.ts'
import { addAllToAuditLog } from '../audit/queries.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { decide, invitationEnd, readAddresses, summary, type Decision } from './invitation.ts'
import { addInvitedStudents, lockInvited, saveInvitations } from './queries.ts'

/**
 * Answers every address for itself. Who is to be invited is on the list, and their mail in the queue, when this has
 * been committed: nothing is lost by what happens afterwards.
 */
export async function requestInvitations(deps: Deps, admin: Person, given: string[]) {
  const wanted = readAddresses(given, deps.config.school.domains)
  // In one order, so that two admins who invite the same people do not wait for each other.
  const emails = wanted.flatMap((one) => ('email' in one ? [one.email] : [])).sort()
  const decisions = await deps.db.transaction().execute((trx) => invite(deps, trx, admin, emails))
  const results = wanted.map((one): InvitationResult => {
    if (!('email' in one)) return { email: one.given, success: false, detail: one.refusal }
    // Every address of the list was decided about.
    const { success, detail } = decisions.get(one.email)!
    return { email: one.given, success, detail }
  })
  const invited = [...decisions.values()].filter((one) => one.invite).length
  return { results, message: summary(results, invited) }
}

async function invite({ clock, jobs }: Deps, trx: Trx, admin: Person, emails: string[]) {
  const now = clock.now()
  await addInvitedStudents(trx, emails, now)
  const people = (await lockInvited(trx, emails)).map((person) => ({
    person,
    decision: decide(person, now),
  }))
  const userIds = people.filter(({ decision }) => decision.invite).map(({ person }) => person.id)
  if (userIds.length > 0) {
    const expiresAt = invitationEnd(now)
    await saveInvitations(trx, { userIds, invitedBy: admin.id, now, expiresAt })
    const done = { by: admin, action: 'person-invited' } as const
    await addAllToAuditLog(
      trx,
      userIds.map((subjectId) => ({ ...done, subjectId })),
      now,
    )
    await jobs.enqueue(trx, 'invitations.send', {})
  }
  return new Map(people.map(({ person, decision }): [string, Decision] => [person.email, decision]))
}
