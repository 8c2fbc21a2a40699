import { invitationsContract } from '#contract/invitations.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { presentInvitation } from './invitation.ts'
import { listInvitations } from './queries.ts'
import { requestInvitations } from './request-invitations.ts'

export const invitationRoutes = (deps: Deps) =>
  implement(invitationsContract, {
    async listInvitations() {
      const now = deps.clock.now()
      return {
        invitations: (await listInvitations(deps.db)).map((row) => presentInvitation(row, now)),
        hasMailServer: deps.config.mail.smtpUrl !== undefined,
        hasProvider: Boolean(deps.config.provider),
      }
    },
    sendInvitations: ({ emails }, { user }) => requestInvitations(deps, user, emails),
  })
