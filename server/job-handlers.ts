import { backupJobs } from './backup/jobs.ts'
import { examJobs } from './exams/jobs.ts'
import { invitationJobs } from './invitations/jobs.ts'
import { materialJobs } from './materials/jobs.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { pageProposalJobs } from './page-proposals/jobs.ts'
import type { Deps } from './ports/deps.ts'
import type { JobHandlers } from './ports/jobs/jobs.ts'
import { roleplayJobs } from './roleplays/jobs.ts'
import { tutorJobs } from './tutor/jobs.ts'
import { signInJobs } from './sign-in/jobs.ts'

/** Every job's handler, by name; a job without one does not compile. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  ...materialJobs(deps),
  ...pageProposalJobs(deps),
  ...examJobs(deps),
  ...notificationJobs(deps),
  ...invitationJobs(deps),
  ...roleplayJobs(deps),
  ...tutorJobs(deps),
  ...signInJobs(deps),
  ...backupJobs(deps),
})
