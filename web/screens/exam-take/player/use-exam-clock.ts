import { useEffect, useEffectEvent, useState } from 'react'
import type { ExamSession } from '#contract/exams.ts'
import { deadlineHere } from './exam-clock.ts'

const TICK_MS = 500

/** The deadline on this browser's clock; calls back once when it has passed, timed or not. */
export function useDeadline(session: ExamSession, receivedAt: number, onTimeUp: () => void) {
  const endsAt = deadlineHere(session, receivedAt)
  const [timeUp, setTimeUp] = useState(false)

  const check = useEffectEvent(() => {
    if (timeUp || Date.now() < endsAt) return
    setTimeUp(true)
    onTimeUp()
  })

  useEffect(() => {
    // A short interval rather than one long timeout: phones that slept and clocks that were set find the end too.
    const ticking = setInterval(() => check(), TICK_MS)
    return () => clearInterval(ticking)
  }, [])

  return { endsAt, timeUp }
}

/** Milliseconds left, as they pass. */
export function useTimeLeft(endsAt: number) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])
  return endsAt - now
}
