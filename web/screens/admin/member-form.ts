import type { ExtraTime, Role, User } from '#contract/session.ts'
import type { MemberChange } from './use-member.ts'

export type MemberForm = {
  firstName: string
  lastName: string
  role: Role
  authorized: boolean
  extraTime: ExtraTime
}

export const formOf = ({ firstName, lastName, role, authorized, extraTime }: User): MemberForm => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  role: role === 'admin' ? 'admin' : 'student',
  authorized,
  extraTime,
})

/** Only what differs is sent, so that two admins who edit different things both get their way. */
export function differences(member: User, form: MemberForm): MemberChange {
  const before = formOf(member)
  const now = { ...form, firstName: form.firstName.trim(), lastName: form.lastName.trim() }
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => before[name as keyof MemberForm] !== value),
  )
}
