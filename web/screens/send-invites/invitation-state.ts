import type { Invitation } from '#contract/invitations.ts'
import { formatDay } from '../../lib/format.ts'

type Look = { label: string; variant?: 'neutral' | 'brand' | 'success' | 'warning' | 'destructive' }

/** A state an older browser does not know is shown as it is. */
export const STATES: Record<string, Look> = {
  waiting: { label: 'On its way', variant: 'neutral' },
  sent: { label: 'Sent', variant: 'brand' },
  accepted: { label: 'Accepted', variant: 'success' },
  failed: { label: 'Not delivered', variant: 'destructive' },
  expired: { label: 'Expired', variant: 'warning' },
}

/** What it means, and what to do about it. */
export function noteOf(
  { state, expiresAt, acceptedAt, failedTries }: Invitation,
  { hasProvider }: { hasProvider: boolean },
) {
  switch (state) {
    case 'waiting':
      return failedTries > 0
        ? 'The mail server did not take it yet. It is tried again by itself.'
        : 'Waits for its turn in the queue.'
    case 'sent':
      return `Works until ${formatDay(expiresAt)}`
    case 'accepted':
      return acceptedAt ? `Signed in ${formatDay(acceptedAt)}` : ''
    case 'failed':
      return 'The mail server did not take it. Check the address, then invite again.'
    case 'expired':
      return `Not used in time. They can sign in with ${hasProvider ? 'their school account' : 'a code'}, or be invited again.`
    default:
      return ''
  }
}
