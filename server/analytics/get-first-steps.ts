import type { FirstStep } from '#contract/analytics.ts'
import type { Deps } from '../ports/deps.ts'
import { getTeamProgress } from './queries.ts'

/** What a new installation still needs, in the order in which it is easiest done. */
export async function getFirstSteps({ db, config }: Deps) {
  const team = await getTeamProgress(db)
  const done: Record<FirstStep, boolean> = {
    roster: team.students,
    'exam-pdf': team.papers,
    // Nobody can set one yet: the sample is what everybody sees.
    'competition-date': false,
    'time-zone': config.school.timeZone !== 'UTC',
    mail: config.mail.smtpUrl !== undefined,
    invitations: team.arrivals,
  }
  // The record names every step once, in the order in which it is written.
  const steps = Object.entries(done) as [FirstStep, boolean][]
  return { steps: steps.map(([step, isDone]) => ({ step, done: isDone })) }
}
