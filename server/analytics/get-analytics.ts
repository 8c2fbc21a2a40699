import { MIN_RANKED_STUDENTS, type Analytics, type StudyWeek } from '#contract/analytics.ts'
import { handInOverdue } from '../exams/hand-in.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { getTeamSettings } from '../settings/get-team-settings.ts'
import { strengthsAndWeaknesses } from './area-standing.ts'
import { IMPROVEMENT_SCORES, improvement } from './improvement.ts'
import {
  getClassRank,
  getRoleplayTotals,
  listAreaTotals,
  listDailySeconds,
  listLatestScores,
  listPracticeDays,
  listRoleplaySeconds,
  listTutorSeconds,
} from './queries.ts'
import { dayOf } from './study-streak.ts'
import { LONGEST_GAP_SECONDS, studyHours } from './study-time.ts'
import { weekDays, weekStart } from './week.ts'

/** One student's own figures from stored facts. */
export async function getAnalytics(deps: Deps, user: Person): Promise<Analytics> {
  const { db } = deps
  await handInOverdue(deps, user)
  const week = await studyWeek(deps, user)
  const scores = await listLatestScores(db, user.id, IMPROVEMENT_SCORES)
  const areas = await listAreaTotals(db, [user.id])
  const { meanScore } = await getRoleplayTotals(db, user.id)
  return {
    improvement: improvement(scores),
    classRank: await classRank(deps, user),
    week,
    practisedToday: await hasPractised(deps, user, week.today),
    roleplayScore: meanScore === null ? null : Math.round(Number(meanScore)),
    areas: strengthsAndWeaknesses(areas),
  }
}

async function studyWeek(deps: Deps, user: Person): Promise<StudyWeek> {
  const { db, clock } = deps
  const { timeZone } = await getTeamSettings(deps)
  const now = clock.now()
  const week = {
    userId: user.id,
    weekStart: weekStart(now, timeZone),
    timeZone,
    longestGap: LONGEST_GAP_SECONDS,
  }
  const days = weekDays(now, timeZone)
  const all = [
    ...(await listDailySeconds(db, week)),
    ...(await listRoleplaySeconds(db, week)),
    ...(await listTutorSeconds(db, user.id, days[0])),
  ]
  const secondsOn = (day: string) =>
    all.filter((row) => row.day === day).reduce((sum, { seconds }) => sum + seconds, 0)
  return {
    days: days.map((day) => ({ day, hours: studyHours(secondsOn(day)) })),
    hours: studyHours(all.reduce((sum, { seconds }) => sum + seconds, 0)),
    today: dayOf(now, timeZone),
  }
}

async function classRank({ db }: Deps, user: Person) {
  const { ranked, place } = await getClassRank(db, user.id)
  return ranked >= MIN_RANKED_STUDENTS ? place : null
}

async function hasPractised(deps: Deps, user: Person, day: string) {
  const { timeZone } = await getTeamSettings(deps)
  const days = await listPracticeDays(deps.db, [user.id], timeZone)
  return days.some((practised) => practised.day === day)
}
