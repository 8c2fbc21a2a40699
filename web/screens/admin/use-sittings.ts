import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import { messageOf } from '../../lib/message-of.ts'
import { toast } from '../../ui/toast-store.ts'

/** What an advisor can do to a session, and what is said when it is done. */
const DEEDS = {
  pause: { call: api.proctoring.pauseSession, done: 'Exam paused' },
  resume: { call: api.proctoring.resumeSession, done: 'The exam goes on' },
  reopen: { call: api.proctoring.reopenAttempt, done: 'Attempt reopened' },
  void: { call: api.proctoring.voidAttempt, done: 'Attempt made void' },
  unvoid: { call: api.proctoring.unvoidAttempt, done: 'The attempt counts again' },
} as const

export type Deed = keyof typeof DEEDS

export const useSittings = (email: string) =>
  useQuery({ ...query(api.proctoring.listSittings, { email }), staleTime: ENTERING_STALE_MS })

export function useDeed(email: string, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ deed, sessionId }: { deed: Deed; sessionId: number }) =>
      DEEDS[deed].call({ sessionId }),
    onSuccess: (_, { deed }) => {
      toast({ title: DEEDS[deed].done, variant: 'success' })
      onDone()
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Nothing was changed. Please try again.'),
        variant: 'destructive',
      }),
    // Refused or not: the list may be older than what the server knows.
    onSettled: () =>
      Promise.all(
        [[...api.proctoring.listSittings.key, { email }], api.team.listPractice.key].map(
          (queryKey) => cache.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
