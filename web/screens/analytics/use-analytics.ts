import { useSuspenseQueries } from '@tanstack/react-query'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'

export function useAnalytics() {
  const [stats, analytics, attempts, goals] = useSuspenseQueries({
    queries: [
      { ...query(api.analytics.getDashboardStats, {}), staleTime: ENTERING_STALE_MS },
      { ...query(api.analytics.getAnalytics, {}), staleTime: ENTERING_STALE_MS },
      { ...query(api.exams.listAttempts, {}), staleTime: ENTERING_STALE_MS },
      { ...query(api.analytics.getStudyGoals, {}), staleTime: ENTERING_STALE_MS },
    ],
  })
  return {
    stats: stats.data,
    analytics: analytics.data,
    attempts: attempts.data,
    goals: goals.data,
  }
}
