import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ExamSession } from '#contract/exams.ts'
import { api, query } from '../../../api.ts'
import type { QueueSnapshot } from './answer-queue.ts'
import { onPauseMet } from './open-answer-queue.ts'

/** A glance away is not worth a call; a phone that slept is. */
const AWAY_MS = 30_000
/** How soon a student sees that an advisor stopped the clock. The call is small: a room of them costs the server little. */
const LOOK_MS = 20_000
/** Whoever waits for the exam to go on waits no longer than this. */
const LOOK_WHILE_PAUSED_MS = 5000

/**
 * Notices what happens to the session without this screen's doing: it ended, or its clock was stopped or set on. An
 * answer was told so, the page comes back into view after a while and asks, or the time has come to ask.
 */
export function useSessionWatch(
  session: ExamSession,
  ended: QueueSnapshot['ended'],
  onOver: () => void,
) {
  const { id, sessionId, pausedAt } = session
  const refresh = useSessionRefresh(id, sessionId, onOver)
  const look = useClockLook(session, onOver)

  const conclude = useEffectEvent(onOver)
  useEffect(() => {
    if (ended === 'over') conclude()
  }, [ended])

  const onPaused = useEffectEvent(() => void refresh())
  useEffect(() => onPauseMet(sessionId, () => onPaused()), [sessionId])

  const lookNow = useEffectEvent(look)
  const paused = pausedAt !== undefined
  useEffect(() => {
    const looking = setInterval(
      () => {
        if (document.visibilityState === 'visible') void lookNow()
      },
      paused ? LOOK_WHILE_PAUSED_MS : LOOK_MS,
    )
    return () => clearInterval(looking)
  }, [paused])

  const returned = useEffectEvent(() => void refresh())
  useEffect(() => {
    let hiddenAt = Date.now()
    const notice = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (Date.now() - hiddenAt > AWAY_MS) returned()
    }
    document.addEventListener('visibilitychange', notice)
    return () => document.removeEventListener('visibilitychange', notice)
  }, [])
}

/** Reads the session anew: answers from other devices, the deadline, the server's clock. */
export function useSessionRefresh(examId: number, sessionId?: number, onOver?: () => void) {
  const cache = useQueryClient()
  return () =>
    api.exams.getSession({ id: examId }).then(
      (current) => {
        if (sessionId !== undefined && current.session?.sessionId !== sessionId) return onOver?.()
        cache.setQueryData(query(api.exams.getSession, { id: examId }).queryKey, current)
      },
      // No word from the server: the next look tries again.
      () => undefined,
    )
}

/** Asks only how the time stands, which is little enough to ask often. */
function useClockLook({ id, sessionId }: ExamSession, onOver: () => void) {
  const cache = useQueryClient()
  return async () => {
    const clock = await api.exams.getClock({ sessionId }).catch(() => undefined)
    if (!clock) return
    const { state, deadline, pausedAt, now } = clock
    if (state !== 'open') return onOver()
    cache.setQueryData(query(api.exams.getSession, { id }).queryKey, (known) =>
      known?.session?.sessionId === sessionId
        ? { session: { ...known.session, deadline, pausedAt, now } }
        : known,
    )
  }
}
