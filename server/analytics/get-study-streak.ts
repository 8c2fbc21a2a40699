import type { Deps, Person } from '../ports/deps.ts'
import { getTeamSettings } from '../settings/get-team-settings.ts'
import { listPracticeDays } from './queries.ts'
import { dayOf, studyStreak } from './study-streak.ts'

export async function getStudyStreak(deps: Deps, user: Person) {
  const streaks = await getStudyStreaks(deps, [user.id])
  return streaks.get(user.id) ?? 0
}

/** By user id; who has not practised is absent. */
export async function getStudyStreaks(deps: Deps, userIds: string[]) {
  const { db, clock } = deps
  const { timeZone } = await getTeamSettings(deps)
  const today = dayOf(clock.now(), timeZone)
  const practised = await listPracticeDays(db, userIds, timeZone)
  const daysOf = Map.groupBy(practised, (row) => row.userId)
  return new Map(
    [...daysOf].map(([id, rows]) => [id, studyStreak(new Set(rows.map((row) => row.day)), today)]),
  )
}
