import { findFillers } from './fillers.ts'

/** What was heard so far, and how long it took to say: enough for pace and fillers, and nothing of the sound. */
export type Speech = {
  /** Time spent speaking; pauses do not count. */
  spokenMs: number
  /** Final words. */
  words: number
  /** Filler words, and how often each was said. */
  fillers: Record<string, number>
  lastHeardAt: number | undefined
  /** With interim words too, which come while one speaks; both numbers only grow. */
  course: readonly { spokenMs: number; words: number }[]
}

export const NOTHING_SAID: Speech = {
  spokenMs: 0,
  words: 0,
  fillers: {},
  lastHeardAt: undefined,
  course: [{ spokenMs: 0, words: 0 }],
}

/** A longer silence is a pause for thought, not slow speech… */
const PAUSE_MS = 2000
/** …unless so many words came at once that saying them, slowly, takes longer (100 a minute). */
const SLOW_WORD_MS = 600
/** What came before the first word was heard is not known: it counts as said at 150 words a minute. */
const USUAL_WORD_MS = 400

type Heard = { final: string; interim: string; at: number }

/** `at` in milliseconds on any clock that only goes forward. */
export function hear(speech: Speech, { final, interim, at }: Heard): Speech {
  const words = speech.words + countWords(final)
  const shown = words + countWords(interim)
  const before = speech.course.at(-1)?.words ?? 0
  const added = Math.max(0, shown - before)
  const spokenMs = speech.spokenMs + timeTaken(speech, at, added)
  return {
    spokenMs,
    words,
    fillers: addFillers(speech.fillers, final),
    lastHeardAt: at,
    course: [...speech.course, { spokenMs, words: Math.max(shown, before) }],
  }
}

/** Recording went off: what comes next is not measured from here. */
export const pause = (speech: Speech): Speech => ({ ...speech, lastHeardAt: undefined })

/** What was shown as heard stands in the text now: its words count, its time has counted since it was heard. */
export const settle = (speech: Speech, words: string): Speech => ({
  ...speech,
  words: speech.words + countWords(words),
  fillers: addFillers(speech.fillers, words),
})

/** What was spoken into one field and then into another, as one talk. */
export function joined(one: Speech, next: Speech): Speech {
  const fillers = { ...one.fillers }
  for (const [filler, times] of Object.entries(next.fillers)) {
    fillers[filler] = (fillers[filler] ?? 0) + times
  }
  // Of the course the end counts, which may have interim words that never became final.
  const said = one.course.at(-1)?.words ?? 0
  const course = next.course.map(({ spokenMs, words }) => ({
    spokenMs: one.spokenMs + spokenMs,
    words: said + words,
  }))
  return {
    spokenMs: one.spokenMs + next.spokenMs,
    words: one.words + next.words,
    fillers,
    lastHeardAt: undefined,
    course: [...one.course, ...course],
  }
}

function timeTaken({ lastHeardAt }: Speech, at: number, added: number) {
  if (lastHeardAt === undefined) return added * USUAL_WORD_MS
  return Math.min(at - lastHeardAt, Math.max(PAUSE_MS, added * SLOW_WORD_MS))
}

function addFillers(fillers: Speech['fillers'], text: string) {
  const sum = { ...fillers }
  for (const filler of findFillers(text)) sum[filler] = (sum[filler] ?? 0) + 1
  return sum
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}$%][\p{L}\p{N}'’.,%-]*/gu)?.length ?? 0
