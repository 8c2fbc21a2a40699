import type { JobHandlers } from '../ports/jobs/jobs.ts'
import type { Deps } from '../ports/deps.ts'
import { deleteExpired } from './queries.ts'

export const signInJobs = ({ db, clock }: Deps): Pick<JobHandlers, 'sign-in.forget-expired'> => ({
  'sign-in.forget-expired': () => deleteExpired(db, clock.now()),
})
