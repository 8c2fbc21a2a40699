import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { InterviewTurn, RoleplayPractice } from '#contract/roleplays.ts'
import { api, query } from '../../api.ts'
import { sayFailure } from '../../lib/say.ts'
import type { DraftKeeper } from './use-draft.ts'

type Asked = Pick<RoleplayPractice, 'id' | 'questionCount'>

/**
 * What the judge has said so far. Nothing of a turn is on this device before it is asked for; after a reload, those that
 * were asked are fetched again.
 */
export function useInterview(
  { id, questionCount }: Asked,
  { draft, change }: DraftKeeper,
  onAsked: (turn: InterviewTurn) => void,
) {
  const client = useQueryClient()
  const count = Math.min(draft.asked, questionCount)
  const turnQuery = (turn: number) => query(api.roleplays.getInterviewTurn, { id, turn })
  const turns = useQueries({
    queries: Array.from({ length: count }, (_, place) => turnQuery(place + 1)),
  })
  const [justAsked, setJustAsked] = useState<number>()
  // Before the page is drawn anew a second click finds the button as it was.
  const isAsking = useRef(false)
  const asking = useMutation({
    mutationFn: (turn: number) => api.roleplays.getInterviewTurn({ id, turn }),
    onSuccess: (said, turn) => {
      client.setQueryData(turnQuery(turn).queryKey, said)
      setJustAsked(turn)
      change(({ asked }) => ({ asked: Math.max(asked, turn) }))
      onAsked(said)
    },
    onError: (error) => sayFailure(error, 'The judge’s question did not arrive. Please try again.'),
    onSettled: () => void (isAsking.current = false),
  })
  return {
    turns: turns.map(({ data, isError, refetch }) => ({ said: data, isError, retry: refetch })),
    /** Which one takes the focus; undefined after a reload. */
    justAsked,
    hasMore: count < questionCount,
    isAsking: asking.isPending,
    askNext() {
      if (isAsking.current) return
      isAsking.current = true
      asking.mutate(count + 1)
    },
  }
}
