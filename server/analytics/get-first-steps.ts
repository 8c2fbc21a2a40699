import type { FirstStep } from '#contract/analytics.ts'
import type { Deps } from '../ports/deps.ts'
import { getTeamSettings } from '../settings/get-team-settings.ts'
import { getTeamProgress } from './queries.ts'
import { dayOf } from './study-streak.ts'

/** What a new installation still needs, in the order in which it is easiest done. */
export async function getFirstSteps(deps: Deps) {
  const { db, config, clock } = deps
  const { competition, timeZone, hasOwnTimeZone } = await getTeamSettings(deps)
  const team = await getTeamProgress(db)
  const done: Record<FirstStep, boolean> = {
    roster: team.students,
    'exam-pdf': team.papers,
    // One that is over is no date to work towards.
    'competition-date': competition !== null && competition.ends >= dayOf(clock.now(), timeZone),
    'time-zone': hasOwnTimeZone,
    mail: config.mail.smtpUrl !== undefined,
    invitations: team.invited,
  }
  // The record names every step once, in the order in which it is written.
  const steps = Object.entries(done) as [FirstStep, boolean][]
  return { steps: steps.map(([step, isDone]) => ({ step, done: isDone })) }
}
