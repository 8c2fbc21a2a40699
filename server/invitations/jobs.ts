import type { Deps } from '../ports/deps.ts'
import type { JobHandlers } from '../ports/jobs/jobs.ts'
import { sendInvitations } from './send-invitations.ts'

export const invitationJobs = (deps: Deps): Pick<JobHandlers, 'invitations.send'> => ({
  'invitations.send': () => sendInvitations(deps),
})
