import { analyticsContract } from '#contract/analytics.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { getDashboardStats } from './get-dashboard-stats.ts'

export const analyticsRoutes = (deps: Deps) =>
  implement(analyticsContract, {
    getDashboardStats: (_, { user }) => getDashboardStats(deps, user),
  })
