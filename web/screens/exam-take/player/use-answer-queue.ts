import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ExamSession } from '#contract/exams.ts'
import { useStorageChange } from '../../../lib/use-storage-change.ts'
import { useUser } from '../../../session.ts'
import type { AnswerQueue } from './answer-queue.ts'
import { isKeptSession } from './kept-session.ts'
import { fillQueue, openAnswerQueue } from './open-answer-queue.ts'

/** The session's answers and the queue that brings them to the server, tied to what the browser tells about itself. */
export function useAnswerQueue(session: ExamSession) {
  const { id: personId } = useUser()
  const [queue] = useState(() => openAnswerQueue(personId, session))
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot)

  useEffect(() => {
    // Learns a session that was read anew, and sends what an earlier visit could not.
    fillQueue(queue, personId, session)
    queue.hold(session.pausedAt !== undefined)
    queue.sendWaiting()
  }, [queue, personId, session])

  useWakes(queue)
  // What another tab of this browser kept is this session's too.
  useStorageChange(({ key }) => {
    if (!isKeptSession(key, session.sessionId)) return
    fillQueue(queue, personId, session)
    queue.sendWaiting()
  })
  useWarning(snapshot.unsent > 0 && snapshot.ended === undefined)
  return { queue, snapshot }
}

/** The moments at which waiting answers are worth another try at once. */
function useWakes(queue: AnswerQueue) {
  useEffect(() => {
    const send = () => queue.sendWaiting()
    const wake = () => {
      if (document.visibilityState === 'visible') send()
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('online', send, { signal })
    window.addEventListener('pagehide', () => queue.flush(), { signal })
    document.addEventListener('visibilitychange', wake, { signal })
    return () => {
      listening.abort()
      // Leaving the player inside the app: the queue lives on, and tries once more right away.
      send()
    }
  }, [queue])
}

/** The browser's own question before the page is closed. */
function useWarning(active: boolean) {
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [active])
}
