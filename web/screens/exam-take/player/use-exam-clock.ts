import { useEffect, useEffectEvent, useState } from 'react'
import type { ExamSession } from '#contract/exams.ts'
import { deadlineHere } from './exam-clock.ts'

const TICK_MS = 500

/**
 * The deadline on this browser's clock; calls back once when it has passed, timed or not. While the exam is paused it
 * stands still (`pausedLeft`, in milliseconds), and when it goes on there is a later one.
 */
export function useDeadline(session: ExamSession, receivedAt: number, onTimeUp: () => void) {
  const endsAt = deadlineHere(session, receivedAt)
  const [passed, setPassed] = useState<string>()
  const { deadline, pausedAt } = session
  const timeUp = passed === deadline && pausedAt === undefined

  const check = useEffectEvent(() => {
    if (timeUp || pausedAt !== undefined || Date.now() < endsAt) return
    setPassed(deadline)
    onTimeUp()
  })

  useEffect(() => {
    // A short interval rather than one long timeout: phones that slept and clocks that were set find the end too.
    const ticking = setInterval(() => check(), TICK_MS)
    return () => clearInterval(ticking)
  }, [])

  return {
    endsAt,
    timeUp,
    pausedLeft: pausedAt === undefined ? undefined : Date.parse(deadline) - Date.parse(pausedAt),
  }
}

/** Milliseconds left, as they pass; those of a pause do not. */
export function useTimeLeft({ endsAt, pausedLeft }: ReturnType<typeof useDeadline>) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])
  return pausedLeft ?? endsAt - now
}
