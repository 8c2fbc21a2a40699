import type { Turn } from './coach.ts'

/** Some six thousand tokens: a long conversation's thread, at a price a school can bear for each message. */
const HISTORY_CHARACTERS = 24_000
const HISTORY_TURNS = 30

export type History = { earlier: Turn[]; message: string }

/**
 * The student's message and what of the conversation before it is sent along: the newest turns that fit, none of them
 * empty, the first a student's (providers refuse a conversation that begins with the assistant). Null where the student
 * has said nothing.
 */
export function trimHistory(turns: Turn[]): History | null {
  const spoken = turns.filter(({ content }) => content.trim() !== '')
  const last = spoken.findLastIndex(({ role }) => role === 'user')
  if (last < 0) return null
  const earlier = newestThatFit(spoken.slice(0, last))
  return {
    earlier: earlier.slice(Math.max(0, firstOf(earlier))),
    message: spoken[last]!.content,
  }
}

function newestThatFit(turns: Turn[]) {
  let room = HISTORY_CHARACTERS
  const newest = turns.slice(-HISTORY_TURNS)
  const from = newest.findLastIndex(({ content }) => (room -= content.length) < 0)
  return newest.slice(from + 1)
}

function firstOf(turns: Turn[]) {
  const first = turns.findIndex(({ role }) => role === 'user')
  return first < 0 ? turns.length : first
}
