import type { DashboardStats } from '#contract/analytics.ts'
import { handInOverdue } from '../exams/hand-in.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { getTeamSettings } from '../settings/get-team-settings.ts'
import {
  getExamTotals,
  getRoleplayTotals,
  listOpenSessionTimes,
  listTutorSeconds,
} from './queries.ts'
import { activeSeconds, studyHours } from './study-time.ts'
import { weekStart } from './week.ts'

/** Every figure from stored facts. */
export async function getDashboardStats(deps: Deps, user: Person): Promise<DashboardStats> {
  const { db, clock } = deps
  await handInOverdue(deps, user)
  const { timeZone } = await getTeamSettings(deps)
  const totals = await getExamTotals(db, user.id, weekStart(clock.now(), timeZone))
  const running = await secondsInOpenSessions({ db }, user)
  const roleplays = await getRoleplayTotals(db, user.id)
  const withTutor = (await listTutorSeconds(db, user.id)).reduce((sum, day) => sum + day.seconds, 0)
  return {
    avgExamScore: Number(totals.meanScore ?? 0),
    totalExams: Number(totals.count),
    examsThisWeek: Number(totals.thisWeek),
    totalRoleplays: Number(roleplays.count),
    avgRoleplayScore: Number(roleplays.meanScore ?? 0),
    totalStudyHours: studyHours(
      Number(totals.activeSeconds ?? 0) +
        running +
        Number(roleplays.activeSeconds ?? 0) +
        withTutor,
    ),
  }
}

async function secondsInOpenSessions({ db }: Pick<Deps, 'db'>, user: Person) {
  const saved = Map.groupBy(await listOpenSessionTimes(db, user.id), (row) => row.id)
  return [...saved.values()]
    .map((rows) =>
      activeSeconds(
        rows[0]!.startedAt,
        rows.map((row) => row.savedAt),
      ),
    )
    .reduce((sum, seconds) => sum + seconds, 0)
}
