import type { JobHandlers } from '../ports/jobs/jobs.ts'
import type { Deps } from '../ports/deps.ts'
import { readMaterials } from './read-materials.ts'

export const materialJobs = (deps: Deps): Pick<JobHandlers, 'materials.read'> => ({
  'materials.read': () => readMaterials(deps),
})
