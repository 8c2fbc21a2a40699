import type { JobHandlers } from '../ports/jobs/jobs.ts'
import type { Deps } from '../ports/deps.ts'

export const materialJobs = (_deps: Deps): Pick<JobHandlers, 'materials.read'> => ({
  'materials.read': async () => {},
})
