import { useSuspenseQueries } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { api, query } from '../../api.ts'
import { standingIn } from './exam-standing.ts'

/** Others change these lists: entering the page reads them anew, coming back within moments does not. */
const ENTERING_STALE_MS = 10_000
const CATEGORY = 'category'

export function useExamPractice() {
  const [search, setSearch] = useSearchParams()
  const [exams, attempts, stats] = useSuspenseQueries({
    queries: [
      { ...query(api.exams.listExams, {}), staleTime: ENTERING_STALE_MS },
      { ...query(api.exams.listAttempts, {}), staleTime: ENTERING_STALE_MS },
      { ...query(api.analytics.getDashboardStats, {}), staleTime: ENTERING_STALE_MS },
    ],
  })
  const categories = [...new Set(exams.data.map((exam) => exam.category))].sort()
  // A category that is gone, in an old link, means all of them.
  const category = categories.find((name) => name === search.get(CATEGORY))

  return {
    totalExams: exams.data.length,
    attempts: attempts.data,
    studyHours: stats.data.totalStudyHours,
    categories,
    category,
    choose: (name: string | undefined) => setSearch(name ? { [CATEGORY]: name } : {}),
    listed: exams.data
      .filter((exam) => !category || exam.category === category)
      .map((exam) => ({ exam, standing: standingIn(exam.id, attempts.data) })),
  }
}
