import { useQuery } from '@tanstack/react-query'
import { api, query } from '../api.ts'

/** Whether this person has finished an exam, which is when analytics stop being "Coming Soon". Undefined while unknown. */
export function useHasFinishedExam(): boolean | undefined {
  const { data } = useQuery(query(api.analytics.getDashboardStats, {}))
  return data && data.totalExams > 0
}
