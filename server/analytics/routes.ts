import { analyticsContract } from '#contract/analytics.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { getAnalytics } from './get-analytics.ts'
import { getDashboardStats } from './get-dashboard-stats.ts'
import { getFirstSteps } from './get-first-steps.ts'
import { getStudyGoals } from './get-study-goals.ts'
import { saveStudyGoals } from './queries.ts'

export const analyticsRoutes = (deps: Deps) =>
  implement(analyticsContract, {
    getDashboardStats: (_, { user }) => getDashboardStats(deps, user),
    getAnalytics: (_, { user }) => getAnalytics(deps, user),
    getStudyGoals: (_, { user }) => getStudyGoals(deps, user),
    saveStudyGoals: async (goals, { user }) => ({
      ...(await saveStudyGoals(deps.db, user.id, goals)),
      isOwn: true,
    }),
    getFirstSteps: () => getFirstSteps(deps),
  })
