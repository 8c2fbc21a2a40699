import { useSuspenseQuery } from '@tanstack/react-query'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'

/** Everybody who was invited, and whether mail reaches anybody. The queue and the invited change it: it can be asked anew. */
export function useInvitations() {
  const { data, refetch, isFetching } = useSuspenseQuery({
    ...query(api.invitations.listInvitations, {}),
    staleTime: ENTERING_STALE_MS,
  })
  return { ...data, refresh: () => void refetch(), isRefreshing: isFetching }
}
