import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import { sessionQuery, useUser } from '../../session.ts'
import { startOf } from './start.ts'

/** As many of the latest results as fit beside the week. */
const RECENT = 2

export function useDashboard() {
  const user = useUser()
  // The streak ends with the day: who is here is asked again on entering, and meanwhile what was known stands.
  useQuery({ ...sessionQuery, staleTime: ENTERING_STALE_MS })
  const [settings, stats, analytics, exams, attempts] = useSuspenseQueries({
    queries: [
      query(api.settings.getPublicSettings, {}),
      { ...query(api.analytics.getDashboardStats, {}), staleTime: ENTERING_STALE_MS },
      { ...query(api.analytics.getAnalytics, {}), staleTime: ENTERING_STALE_MS },
      { ...query(api.exams.listExams, {}), staleTime: ENTERING_STALE_MS },
      { ...query(api.exams.listAttempts, {}), staleTime: ENTERING_STALE_MS },
    ],
  })
  return {
    user,
    settings: settings.data,
    stats: stats.data,
    analytics: analytics.data,
    /** "Coming Soon" gives way to real data with this student's first finished exam. */
    hasFinishedExam: stats.data.totalExams > 0,
    recent: attempts.data.slice(0, RECENT),
    start: startOf(user, exams.data, attempts.data),
  }
}
