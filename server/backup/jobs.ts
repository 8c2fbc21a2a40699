import type { Deps } from '../ports/deps.ts'
import type { JobHandlers } from '../ports/jobs/jobs.ts'
import { deleteOldBackups } from './delete-old-backups.ts'

export const backupJobs = ({
  config,
  clock,
}: Pick<Deps, 'config' | 'clock'>): Pick<JobHandlers, 'backups.delete-old'> => ({
  'backups.delete-old': () => deleteOldBackups(config.dataDir, clock.now()),
})
