import * as z from 'zod/mini'
import { Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A school's whole roster at once; each address costs a mail. */
export const MAX_INVITATIONS = 1000
/** Long enough for a holiday, short enough that a forgotten mail opens nothing. */
export const INVITATION_DAYS = 14
/** Inviting the same address again within this time sends nothing more: it was a second click. */
export const RESEND_MINUTES = 5

export const InvitationResult = z.object({
  /** As it was given. */
  email: z.string(),
  success: z.boolean(),
  /** What happened, or why not and what to do. */
  detail: z.string(),
})
export type InvitationResult = z.infer<typeof InvitationResult>

/** `waiting` is tried until it is sent or has run out; `expired` was sent, and nobody came. */
export const InvitationState = z.enum(['waiting', 'sent', 'failed', 'accepted', 'expired'])
export type InvitationState = z.infer<typeof InvitationState>

export const Invitation = z.object({
  email: z.string(),
  state: z.string(),
  invitedAt: Timestamp,
  expiresAt: Timestamp,
  acceptedAt: z.nullable(Timestamp),
  /** Tries so far that the mail server did not take. */
  failedTries: z.int(),
})
export type Invitation = z.infer<typeof Invitation>

export const invitationsContract = {
  /** Newest first. */
  listInvitations: endpoint({
    method: 'GET',
    path: '/api/admin/invitations',
    access: 'admin',
    input: z.object({}),
    output: z.object({
      invitations: z.array(Invitation),
      /** Whether there is a mail server; without one mail only becomes files on the server. */
      hasMailServer: z.boolean(),
      /** Whether people sign in with the school's provider; nobody gets a code then. */
      hasProvider: z.boolean(),
    }),
  }),
  /** Everything with an @ is answered for itself; a bad address is no reason to refuse the others. */
  sendInvitations: endpoint({
    method: 'POST',
    path: '/api/send-beta-invites',
    access: 'admin',
    input: z.object({
      emails: z
        .array(z.string().check(z.maxLength(1000)))
        .check(
          z.minLength(1, 'Please enter at least one valid email address.'),
          z.maxLength(MAX_INVITATIONS, `Send at most ${MAX_INVITATIONS} invitations at once.`),
        ),
    }),
    output: z.object({ results: z.array(InvitationResult), message: z.string() }),
  }),
}
