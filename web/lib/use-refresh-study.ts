import type { QueryKey } from '@tanstack/react-query'
import { api } from '../api.ts'
import { sessionQuery } from '../session.ts'
import { useRefresh } from './use-refresh.ts'

/**
 * Reads anew what changes when a finished exam, a submitted roleplay or an exchange with the tutor counts as study: hours,
 * figures and streak. With it whatever else this one changed.
 */
export const useRefreshStudy = (others: readonly QueryKey[] = []) =>
  useRefresh([
    api.analytics.getDashboardStats.key,
    api.analytics.getAnalytics.key,
    sessionQuery.queryKey,
    ...others,
  ])
