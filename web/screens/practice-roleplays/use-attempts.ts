import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import type { RoleplayAttempt } from '#contract/roleplays.ts'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import { paths } from '../../lib/paths.ts'
import { useRefresh } from '../../lib/use-refresh.ts'

/** A judgement is there within a second or two; a model takes longer, and a judge that failed tries later. */
const FIRST_POLL_MS = 1000
const NEXT_POLL_MS = 2000
const FAILED_POLL_MS = 10_000
/** The list, whose rows say too that they are being judged. */
const LIST_POLL_MS = 5000
/** So often at the first pace. */
const FIRST_POLLS = 5

/** What a submission leaves in the history entry it leads to. */
const JustSubmitted = z.object({ attempt: Id })

type AttemptList = { attempts: RoleplayAttempt[] }

/** One's attempts, newest first, and the course of each kind of criterion. */
export function useAttempts() {
  const { data } = useSuspenseQuery({
    ...query(api.roleplays.listRoleplayAttempts, {}),
    staleTime: ENTERING_STALE_MS,
    refetchInterval: ({ state }) => state.data && listPoll(state.data.attempts),
  })
  return data
}

/** Which attempt's feedback is open: named in the address, or by the submission that led here. */
export function useOpenAttempt() {
  const [search] = useSearchParams()
  const state = JustSubmitted.safeParse(useHistoryState())
  const [, navigate] = useLocation()
  const named = Id.safeParse(Number(search.get('attempt') ?? NaN))
  const isJustSubmitted = !named.success && state.success
  return {
    openId: named.data ?? state.data?.attempt,
    isJustSubmitted,
    close: () => navigate(paths.practiceRoleplays, { replace: true }),
  }
}

/** One attempt, asked for again and again while its judgement is pending. */
export function useJudgement(id: number) {
  const client = useQueryClient()
  const { data, isError } = useQuery({
    ...query(api.roleplays.getRoleplayAttempt, { id }),
    staleTime: ENTERING_STALE_MS,
    refetchInterval: ({ state }) => state.data && nextPoll(state.data, state.dataUpdateCount),
  })
  const wasPending = useRef(false)
  // Its score is new; it counted as study when it was submitted.
  const refreshScores = useRefresh([
    api.roleplays.listRoleplayAttempts.key,
    api.analytics.getDashboardStats.key,
    api.analytics.getAnalytics.key,
  ])
  const onJudged = useEffectEvent(() => void refreshScores())
  /** A judgement can be there before this asks for the first time, and after the list was read. */
  const isListedAsPending = useEffectEvent(() => {
    const { key } = api.roleplays.listRoleplayAttempts
    return client
      .getQueriesData<AttemptList>({ queryKey: key })
      .some(([, list]) => list?.attempts.some((one) => one.id === id && one.judging !== 'judged'))
  })
  useEffect(() => {
    if (!data) return
    if (data.judging === 'judged' && (wasPending.current || isListedAsPending())) onJudged()
    wasPending.current = data.judging !== 'judged'
  }, [data])
  return { attempt: data, isError }
}

/** Of one that failed the judge tries again by itself. */
const listPoll = (attempts: RoleplayAttempt[]) => {
  if (attempts.some(({ judging }) => judging === 'waiting')) return LIST_POLL_MS
  return attempts.some(({ judging }) => judging === 'failed') && FAILED_POLL_MS
}

function nextPoll({ judging }: RoleplayAttempt, polls: number) {
  if (judging === 'judged') return false
  if (judging === 'failed') return FAILED_POLL_MS
  return polls <= FIRST_POLLS ? FIRST_POLL_MS : NEXT_POLL_MS
}
