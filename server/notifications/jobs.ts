import { NOTIFICATION_DAYS } from '#contract/notifications.ts'
import type { JobHandlers } from '../ports/jobs/jobs.ts'
import type { Deps } from '../ports/deps.ts'
import { getSettledConfig } from '../settings/get-team-settings.ts'
import { announceExams } from './announce-exams.ts'
import { deleteOlderThan } from './queries.ts'
import { remindStreaks } from './remind-streaks.ts'
import { scheduleAt } from './schedule.ts'
import { sendDigests } from './send-digests.ts'

export const notificationJobs = (deps: Deps): Pick<JobHandlers, 'notifications.tell'> => ({
  'notifications.tell': () => tellPeople(deps),
})

/** Whatever is due now; what was done before is not done again. */
async function tellPeople(given: Deps) {
  const deps = { ...given, config: await getSettledConfig(given) }
  const now = deps.clock.now()
  const due = scheduleAt(now, deps.config.school.timeZone)
  await announceExams(deps)
  if (due.isReminderTime) await remindStreaks(deps, due)
  if (due.isMailTime) await sendDigests(deps, due.today)
  await deleteOlderThan(deps.db, new Date(now.getTime() - NOTIFICATION_DAYS * 24 * 60 * 60 * 1000))
}
