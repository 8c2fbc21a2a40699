import { useEffect, useEffectEvent, useState } from 'react'
import type { ExamSession } from '#contract/exams.ts'
import { deadlineHere } from './exam-clock.ts'

const TICK_MS = 500

/**
 * The deadline on this browser's clock; calls back for as long as it has passed, timed or not. That can turn out to be
 * wrong: a clock was set, or there is more time by now. While the exam is paused it stands still (`pausedLeft`, in
 * milliseconds), and when it goes on there is a later one.
 */
export function useDeadline(session: ExamSession, receivedAt: number, onTimeUp: () => void) {
  const endsAt = deadlineHere(session, receivedAt)
  const { deadline, pausedAt } = session
  const [passed, setPassed] = useState(false)

  const check = useEffectEvent(() => {
    const isPassed = pausedAt === undefined && Date.now() >= endsAt
    setPassed(isPassed)
    if (isPassed) onTimeUp()
  })

  useEffect(() => {
    // A short interval rather than one long timeout: phones that slept and clocks that were set find the end too.
    const ticking = setInterval(() => check(), TICK_MS)
    return () => clearInterval(ticking)
  }, [])

  return {
    endsAt,
    timeUp: passed && pausedAt === undefined,
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
