import type { Deps } from '../ports/deps.ts'
import type { JobHandlers } from '../ports/jobs/jobs.ts'
import { readUnreadPages } from './read-unread-pages.ts'

export const pageProposalJobs = (deps: Deps): Pick<JobHandlers, 'page-proposals.ask'> => ({
  'page-proposals.ask': () => readUnreadPages(deps),
})
