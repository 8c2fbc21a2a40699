import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ExamSession } from '#contract/exams.ts'
import { useUser } from '../../../session.ts'
import { fillQueue, openAnswerQueue } from './open-answer-queue.ts'

/** The session's answers and the queue that brings them to the server, tied to what the browser tells about itself. */
export function useAnswerQueue(session: ExamSession) {
  const { id: personId } = useUser()
  const [queue] = useState(() => openAnswerQueue(personId, session))
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot)
  const { unsent, ended } = snapshot

  useEffect(() => {
    // Learns a session that was read anew, and sends what an earlier visit could not.
    fillQueue(queue, personId, session)
    queue.sendWaiting()
  }, [queue, personId, session])

  const hearOtherTab = useEffectEvent((event: StorageEvent) => {
    if (!event.key?.endsWith(`:exam-session-${session.sessionId}`)) return
    fillQueue(queue, personId, session)
    queue.sendWaiting()
  })

  useEffect(() => {
    const wake = () => document.visibilityState === 'visible' && queue.sendWaiting()
    const send = () => queue.sendWaiting()
    const flush = () => queue.flush()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('online', send, { signal })
    window.addEventListener('pagehide', flush, { signal })
    window.addEventListener('storage', hearOtherTab, { signal })
    document.addEventListener('visibilitychange', wake, { signal })
    return () => {
      // Leaving the player inside the app: the queue lives on, and tries once more right away.
      queue.sendWaiting()
      listening.abort()
    }
  }, [queue])

  const risky = unsent > 0 && ended === undefined
  useEffect(() => {
    if (!risky) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [risky])

  return { queue, snapshot }
}
