import type { Deps } from '../ports/deps.ts'
import type { JobHandlers } from '../ports/jobs/jobs.ts'
import { readPassages } from './read-passages.ts'

export const tutorJobs = (deps: Deps): Pick<JobHandlers, 'tutor.read-passages'> => ({
  'tutor.read-passages': () => readPassages(deps),
})
