import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import { sayFailed } from './say.ts'

export function useDeletionRequest() {
  const client = useQueryClient()
  const own = query(api.settings.getDeletionRequest, {})
  const { data, isError, refetch } = useQuery({ ...own, staleTime: ENTERING_STALE_MS })
  type Request = NonNullable<typeof data>
  const onSuccess = (request: Request) => {
    client.setQueryData(own.queryKey, request)
    // An admin's own request stands in the admins' list too.
    void client.invalidateQueries({ queryKey: api.settings.listDeletionRequests.key })
  }
  const ask = useMutation({
    mutationFn: () => api.settings.requestDeletion({}),
    onSuccess,
    onError: sayFailed('Your request was not sent. Please try again.'),
  })
  const withdraw = useMutation({
    mutationFn: () => api.settings.withdrawDeletionRequest({}),
    onSuccess,
    onError: sayFailed('Your request was not taken back. Please try again.'),
  })
  return { request: data, isError, retry: () => void refetch(), ask, withdraw }
}
