import type { Analytics, DashboardStats, KeptGoals } from '#contract/analytics.ts'

/** What stands on the page; `sample` when it is only an example. */
export type Shown = { text: string; sample: boolean }

const real = (text: string): Shown => ({ text, sample: false })
const sample = (text: string): Shown => ({ text, sample: true })

/** A rank that there is none of yet, beside real attempts. */
export const NO_RANK = '—'

export const shownStudyTime = ({ totalStudyHours }: DashboardStats) =>
  totalStudyHours > 0 ? real(`${totalStudyHours}h`) : sample('24h')

export const shownImprovement = ({ improvement }: Analytics) =>
  improvement === null ? sample('+12%') : real(signed(improvement))

export function shownRank({ totalExams }: DashboardStats, { classRank }: Analytics) {
  if (classRank !== null) return real(`#${classRank}`)
  return totalExams === 0 ? sample('#23') : real(NO_RANK)
}

/** The sample of the roleplays is a figure too, so that its track can be drawn. */
export const shownRoleplay = ({ roleplayScore }: Analytics) =>
  roleplayScore === null ? { score: 85, sample: true } : { score: roleplayScore, sample: false }

/** Hours done this week of the goal. A goal that the student set is nothing to put a sample beside. */
export function shownWeeklyGoal(
  { totalStudyHours }: DashboardStats,
  { week }: Analytics,
  { weeklyHours, isOwn }: KeptGoals,
) {
  const isSample = totalStudyHours === 0 && !isOwn
  return { hours: isSample ? 14.5 : week.hours, of: weeklyHours, sample: isSample }
}

export function shownScoreGoal(stats: DashboardStats, { examScore, isOwn }: KeptGoals) {
  const average = Math.round(stats.avgExamScore)
  const missing = examScore - average
  const said = missing > 0 ? `${missing}% improvement needed` : 'Goal reached'
  return { average, goal: examScore, said, sample: stats.totalExams === 0 && !isOwn }
}

// A real minus, as wide as the plus it stands for.
const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}%`
