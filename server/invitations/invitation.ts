import {
  INVITATION_DAYS,
  RESEND_MINUTES,
  type Invitation,
  type InvitationResult,
  type InvitationState,
} from '#contract/invitations.ts'
import { Email } from '#contract/team.ts'
import { isSchoolAddress } from '../team/school-address.ts'
import type { InvitationRow, InvitedPerson } from './queries.ts'

const MINUTE = 60_000

export const invitationEnd = (now: Date) =>
  new Date(now.getTime() + INVITATION_DAYS * 24 * 60 * MINUTE)

/** An address as it was typed, and as the list knows it; without the latter, why nobody can be invited there. */
export type Wanted = { given: string; email: string } | { given: string; refusal: string }

/** Each address once, in the order given. */
export function readAddresses(given: string[], domains: readonly string[]): Wanted[] {
  const seen = new Set<string>()
  return given.flatMap((text): Wanted[] => {
    const line = text.trim()
    const parsed = Email.safeParse(line)
    const key = parsed.success ? parsed.data : line.toLowerCase()
    if (key === '' || seen.has(key)) return []
    seen.add(key)
    if (!parsed.success)
      return [
        { given: line, refusal: 'This is not an e-mail address. Check it for a typing error.' },
      ]
    return isSchoolAddress(parsed.data, domains)
      ? [{ given: line, email: parsed.data }]
      : [{ given: line, refusal: `Only addresses that end in @${domains[0]} can be invited.` }]
  })
}

export type Decision = { invite: boolean; success: boolean; detail: string }

/** What becomes of one address, by who is there already. */
export function decide(person: InvitedPerson | undefined, now: Date): Decision {
  if (!person) return { invite: true, success: true, detail: 'The invitation is on its way.' }
  if (!person.authorized) {
    const detail = 'Not active on the team. Make them active there, then invite them.'
    return { invite: false, success: false, detail }
  }
  if (person.signedInAt) {
    const detail = 'Has signed in already, so no mail was sent.'
    return { invite: false, success: true, detail }
  }
  if (isOnItsWay(person, now))
    return {
      invite: false,
      success: true,
      detail: 'Invited a moment ago; that mail is on its way.',
    }
  const detail = person.invitedAt
    ? 'Invited again; the earlier invitation no longer works.'
    : 'The invitation is on its way.'
  return { invite: true, success: true, detail }
}

/** A second click, or an impatient one: the mail of the first is enough. */
function isOnItsWay({ invitedAt, state, expiresAt }: InvitedPerson, now: Date) {
  if (!invitedAt || !expiresAt || expiresAt <= now) return false
  if (state === 'waiting') return true
  return state === 'sent' && now.getTime() - invitedAt.getTime() < RESEND_MINUTES * MINUTE
}

/** For the toast: how many are on their way, and how many were refused. */
export function summary(results: InvitationResult[], invited: number) {
  const refused = results.filter(({ success }) => !success).length
  return [invitedInWords(invited), refusedInWords(refused)].filter(Boolean).join(' ')
}

function invitedInWords(count: number) {
  if (count === 0) return 'No new invitation was sent.'
  return count === 1 ? '1 invitation is on its way.' : `${count} invitations are on their way.`
}

function refusedInWords(count: number) {
  if (count === 0) return ''
  return count === 1 ? '1 address was refused.' : `${count} addresses were refused.`
}

export const presentInvitation = (row: InvitationRow, now: Date): Invitation => ({
  email: row.email,
  state: stateOf(row, now),
  invitedAt: row.invitedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
  failedTries: row.state === 'sent' ? 0 : row.tries,
})

function stateOf({ state, acceptedAt, expiresAt }: InvitationRow, now: Date): InvitationState {
  if (acceptedAt) return 'accepted'
  if (state !== 'sent') return state === 'waiting' && expiresAt > now ? 'waiting' : 'failed'
  return expiresAt <= now ? 'expired' : 'sent'
}

/** One, five, fifteen minutes, then hourly: a mail server may be down over night. */
const WAITS_MINUTES = [1, 5, 15]
const LATER_MINUTES = 60

/** When to try again after this many tries. The first also bounds how long one try may take. */
export const nextTry = (tries: number, now: Date) =>
  new Date(now.getTime() + (WAITS_MINUTES[tries] ?? LATER_MINUTES) * MINUTE)

/** A refusal for good (5xx): the mailbox does not exist, or never takes anything from us. */
export const isPermanent = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  error.command === 'RCPT TO'
