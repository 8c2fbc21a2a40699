import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ExamSession } from '#contract/exams.ts'
import { api, query } from '../../../api.ts'
import type { QueueSnapshot } from './answer-queue.ts'

/** A glance away is not worth a call; a phone that slept is. */
const AWAY_MS = 30_000

/**
 * Notices that the session ended without this screen's doing: an answer was told so, or the page comes back into view
 * after a while and asks. Asking also brings answers from other devices, and the server's clock anew.
 */
export function useSessionWatch(
  session: ExamSession,
  ended: QueueSnapshot['ended'],
  onOver: () => void,
) {
  const cache = useQueryClient()
  const { id, sessionId } = session

  const conclude = useEffectEvent(onOver)
  useEffect(() => {
    if (ended === 'over') conclude()
  }, [ended])

  const look = useEffectEvent(async () => {
    const current = await api.exams.getSession({ id }).catch(() => undefined)
    if (!current) return
    if (current.session?.sessionId !== sessionId) return onOver()
    cache.setQueryData(query(api.exams.getSession, { id }).queryKey, current)
  })
  useEffect(() => {
    let hiddenAt = Date.now()
    const notice = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (Date.now() - hiddenAt > AWAY_MS) void look()
    }
    document.addEventListener('visibilitychange', notice)
    return () => document.removeEventListener('visibilitychange', notice)
  }, [])
}
