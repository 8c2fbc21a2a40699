import type { JobHandlers } from '../ports/jobs/jobs.ts'
import type { Deps } from '../ports/deps.ts'
import { handInOverdue } from './hand-in.ts'

export const examJobs = (deps: Deps): Pick<JobHandlers, 'exams.hand-in-overdue'> => ({
  'exams.hand-in-overdue': () => handInOverdue(deps),
})
