import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import { sayDone, sayFailed } from './say.ts'

export type Devices = ReturnType<typeof useDevices>

export function useDevices() {
  const client = useQueryClient()
  const devices = query(api.settings.listDevices, {})
  const { data, isError, refetch } = useQuery({ ...devices, staleTime: ENTERING_STALE_MS })
  const look = () => client.invalidateQueries({ queryKey: devices.queryKey })
  const onError = sayFailed('This session was not ended. Please try again.')
  const endOne = useMutation({
    mutationFn: (sessionId: string) => api.settings.endSession({ sessionId }),
    onSuccess: ({ message }) => sayDone(message),
    onError,
    onSettled: look,
  })
  const endOthers = useMutation({
    mutationFn: () => api.settings.endOtherSessions({}),
    onSuccess: ({ message }) => sayDone(message),
    onError,
    onSettled: look,
  })
  return { list: data, isError, retry: () => void refetch(), endOne, endOthers }
}
