import {
  COMFORTABLE_PACE,
  FAST_PACE,
  HARMLESS_FILLERS,
  SLOW_PACE,
  type SpeechReport,
} from '../../../lib/kept-speech-report.ts'
import type { Speech } from './speech.ts'

/** Less than this says nothing about how somebody speaks. */
const MEASURABLE_MS = 20_000
const STRETCH_MS = 30_000
/** Stretches in a row that make a pace sustained: a minute. */
const SUSTAINED = 2
const MINUTE_MS = 60_000

/** None before there is enough to measure. */
export function findSpeechReport(speech: Speech): SpeechReport | undefined {
  const { spokenMs, words } = speech
  if (spokenMs < MEASURABLE_MS) return undefined
  const fillers = Object.entries(speech.fillers)
    .map(([words, times]) => ({ words, times }))
    .sort((one, other) => other.times - one.times)
  const said = fillers.reduce((sum, { times }) => sum + times, 0)
  const fillersPerMinute = said / (spokenMs / MINUTE_MS)
  const pace = Math.round(words / (spokenMs / MINUTE_MS))
  return {
    pace,
    verdict: verdictOn(pace, speech),
    fillersPerMinute: Math.round(fillersPerMinute),
    areFillersHarmless: fillersPerMinute <= HARMLESS_FILLERS,
    fillers,
  }
}

function verdictOn(pace: number, speech: Speech): SpeechReport['verdict'] {
  const paces = pacesOf(speech)
  if (isSustained(paces, (stretch) => stretch < SLOW_PACE)) return 'slow'
  if (isSustained(paces, (stretch) => stretch > FAST_PACE)) return 'fast'
  const [least, most] = COMFORTABLE_PACE
  if (pace >= least && pace <= most) return 'comfortable'
  return pace < SLOW_PACE || pace > FAST_PACE ? 'short' : 'fine'
}

function isSustained(paces: number[], isOutside: (pace: number) => boolean) {
  let inARow = 0
  for (const pace of paces) {
    inARow = isOutside(pace) ? inARow + 1 : 0
    if (inARow >= SUSTAINED) return true
  }
  return false
}

/** Words a minute of each full stretch of speaking. */
function pacesOf({ course, spokenMs }: Speech) {
  const count = Math.floor(spokenMs / STRETCH_MS)
  const words = Array.from({ length: count + 1 }, (_, place) => wordsAt(course, place * STRETCH_MS))
  return words.slice(1).map((until, place) => (until - words[place]!) * (MINUTE_MS / STRETCH_MS))
}

/** Words said by this moment of speaking, between two moments in proportion. */
function wordsAt(course: Speech['course'], ms: number) {
  const next = course.findIndex(({ spokenMs }) => spokenMs >= ms)
  const after = course[next] ?? course.at(-1)!
  const before = course[next - 1] ?? after
  if (after.spokenMs === before.spokenMs) return after.words
  const share = (ms - before.spokenMs) / (after.spokenMs - before.spokenMs)
  return before.words + share * (after.words - before.words)
}
