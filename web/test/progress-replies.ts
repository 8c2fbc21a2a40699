import type { Analytics, DashboardStats, KeptGoals } from '#contract/analytics.ts'
import { noStats } from './exam-replies.ts'

/** A Thursday, and nothing done yet. */
export const noProgress: Analytics = {
  improvement: null,
  classRank: null,
  week: weekOf([0, 0, 0, 0, 0, 0, 0]),
  practisedToday: false,
  roleplayScore: null,
  areas: null,
}

export const noGoals: KeptGoals = { weeklyHours: 20, examScore: 90, isOwn: false }

/** A student in the middle of the season. */
export const someStats: DashboardStats = {
  ...noStats,
  avgExamScore: 67.6,
  totalExams: 7,
  examsThisWeek: 2,
  totalStudyHours: 9.4,
}

export const someProgress: Analytics = {
  ...noProgress,
  improvement: -3,
  classRank: 4,
  week: weekOf([0, 5.5, 1.1, 0.1, 0, 0, 0]),
  practisedToday: true,
  areas: {
    strengths: [{ area: 'Economics', answered: 20, correct: 17 }],
    toImprove: [{ area: 'Selling', answered: 12, correct: 5 }],
  },
}

/** Hours from Monday, the 4th of March, on. */
function weekOf(hours: readonly number[]): Analytics['week'] {
  return {
    days: hours.map((count, place) => ({ day: dayOf(4 + place), hours: count })),
    hours: Math.round(10 * hours.reduce((sum, count) => sum + count, 0)) / 10,
    today: '2030-03-07',
  }
}

function dayOf(number: number) {
  return `2030-03-${String(number).padStart(2, '0')}`
}
