import type { Deps } from '../ports/deps.ts'
import type { JobHandlers } from '../ports/jobs/jobs.ts'
import { judgeAttempts } from './judge-attempts.ts'

export const roleplayJobs = (deps: Deps): Pick<JobHandlers, 'roleplays.judge'> => ({
  'roleplays.judge': () => judgeAttempts(deps),
})
