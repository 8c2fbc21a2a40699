import { DEADLINE_GRACE_SECONDS, MIN_TIMED_MINUTES, UNTIMED_DAYS } from '#contract/exams.ts'

/** The real exam: 100 items in 90 minutes. */
const MINUTES_PER_ITEM = 90 / 100

/** Minutes for an exam of this many items, at the pace of the real one. */
export const timeLimit = (itemCount: number) =>
  Math.max(1, Math.round(itemCount * MINUTES_PER_ITEM))

type Run = {
  questionCount: number
  timed: boolean
  /** Percent of the usual time; more than 100 for students who are granted it. */
  timePercent: number
}

/** When a session that starts now is handed in by the server. */
export function deadlineOf(now: Date, { questionCount, timed, timePercent }: Run): Date {
  const minutes = timed
    ? (Math.max(MIN_TIMED_MINUTES, questionCount * MINUTES_PER_ITEM) * timePercent) / 100
    : UNTIMED_DAYS * 24 * 60
  return new Date(now.getTime() + minutes * 60_000)
}

/** A pause costs nobody time: the deadline moves by as much as the clock stood still. */
export const deadlineAfterPause = (deadline: Date, pausedAt: Date, now: Date) =>
  new Date(deadline.getTime() + now.getTime() - pausedAt.getTime())

type HandedIn = { timed: boolean; deadline: Date; finishedAt: Date }

/** A reopened attempt gets the time it had left when it was handed in, and never less than the shortest clock. */
export function deadlineAfterReopening(now: Date, { timed, deadline, finishedAt }: HandedIn) {
  const least = timed ? MIN_TIMED_MINUTES : UNTIMED_DAYS * 24 * 60
  const left = deadline.getTime() - finishedAt.getTime()
  return new Date(now.getTime() + Math.max(left, least * 60_000))
}

/** A session with this deadline or a later one still takes answers now. */
export const oldestOpenDeadline = (now: Date) =>
  new Date(now.getTime() - DEADLINE_GRACE_SECONDS * 1000)
