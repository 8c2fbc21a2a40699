import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { sessionQuery } from '../../session.ts'

/** An exchange counts as study: hours and streak have changed. */
export function useAfterExchange() {
  const cache = useQueryClient()
  return () => {
    for (const queryKey of [
      api.analytics.getDashboardStats.key,
      api.analytics.getAnalytics.key,
      sessionQuery.queryKey,
    ]) {
      void cache.invalidateQueries({ queryKey })
    }
  }
}
