import type { ExamSession } from '#contract/exams.ts'

const MINUTE = 60_000
/** Until so much is left the timer may be hidden; from then on nobody should be surprised by the end. */
export const ALWAYS_SHOWN_MS = 5 * MINUTE
const ANNOUNCED_MINUTES = [10, 5, 1]

/**
 * The deadline on this browser's clock. The server's `now` and the moment its reply arrived here say how far the two
 * clocks are apart, so a wrong clock does not matter; the reply's journey makes it late by that much, never early.
 */
export const deadlineHere = (
  { deadline, now }: Pick<ExamSession, 'deadline' | 'now'>,
  receivedAt: number,
) => receivedAt + Date.parse(deadline) - Date.parse(now)

/** 1:18:42, 18:42 or 0:42; rounded up, so that 0:00 means that time is up. */
export function formatTimeLeft(milliseconds: number) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = `${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** What a screen reader hears: the last of 10, 5 and 1 minutes that was passed while the page was open. */
export function announcement(leftAtStart: number, left: number) {
  const passed = ANNOUNCED_MINUTES.filter(
    (minutes) => leftAtStart > minutes * MINUTE && left <= minutes * MINUTE && left > 0,
  ).at(-1)
  return passed ? `${passed} ${passed === 1 ? 'minute' : 'minutes'} left` : ''
}

const pad = (part: number) => String(part).padStart(2, '0')
