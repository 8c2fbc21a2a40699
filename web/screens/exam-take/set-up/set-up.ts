import { MIN_TIMED_MINUTES, type Exam } from '#contract/exams.ts'

const PRESETS = [20, 50, 100]

/** 20, 50, 100 and the total, none above the total and none twice. */
export const presetCounts = (total: number) => [
  ...new Set([...PRESETS, total].map((count) => Math.min(count, total))),
]

/** The custom number as typed, when it is a whole one from 1 to `total`. */
export function parseCount(text: string, total: number) {
  const count = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0
  return isCount(count, total) ? count : undefined
}

export const isCount = (count: number, total: number) => count >= 1 && count <= total

export const countError = (total: number) => `Enter a number from 1 to ${total}.`

/** Minutes a timed session of this many questions gets: the exam's own pace, and never a clock of seconds. */
export const timedMinutes = (
  { timeLimit, questionCount }: Pick<Exam, 'timeLimit' | 'questionCount'>,
  count: number,
) => Math.round(Math.max(MIN_TIMED_MINUTES, (timeLimit * count) / Math.max(1, questionCount)))
