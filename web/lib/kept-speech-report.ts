import * as z from 'zod/mini'
import { readKept, writeKept } from './kept.ts'

/** Words a minute in which listeners are comfortable; outside of it is nothing wrong yet (docs: the role-play's pace). */
export const COMFORTABLE_PACE = [140, 160] as const
/** Only below or above these for a while is it worth a word. */
export const SLOW_PACE = 110
export const FAST_PACE = 190
/** So many a minute do no harm. */
export const HARMLESS_FILLERS = 5

export const SpeechReport = z.object({
  /** Words a minute while speaking. */
  pace: z.number(),
  /** `short`: too little was said to call a pace beyond the usual sustained, or to call it easy to follow. */
  verdict: z.enum(['comfortable', 'fine', 'short', 'slow', 'fast']),
  fillersPerMinute: z.number(),
  areFillersHarmless: z.boolean(),
  /** The ones that were said, the most frequent first. */
  fillers: z.array(z.object({ words: z.string(), times: z.number() })),
})
export type SpeechReport = z.infer<typeof SpeechReport>

const nameOf = (attemptId: number) => `roleplay-speech-${attemptId}`

/** How an attempt sounded that was spoken in this browser; it is counted here and never sent. */
export const readSpeechReport = (personId: string, attemptId: number) =>
  readKept(personId, nameOf(attemptId), SpeechReport)

export const keepSpeechReport = (personId: string, attemptId: number, report: SpeechReport) =>
  writeKept(personId, nameOf(attemptId), report)
