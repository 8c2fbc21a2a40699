import type { Turn } from '../coach.ts'
import { answersIn } from '../turns.ts'
import { AND_IN_MATERIALS, IN_MATERIALS, type Part } from './talk.ts'

/** What an answer of this talk has said already is not said again after the first paragraph, which is what was asked for. */
export function withoutRepeats(parts: Part[], turns: Turn[]): Part[] {
  const said = answersIn(turns)
  const isRepeat = (part: string) => {
    const text = part.replace(/^\*\*[^*]+\*\* /, '')
    // A formula is what is looked for again, and what leads to the next paragraph belongs to that.
    if (text.startsWith('> ') || text.endsWith(':')) return false
    return text.length >= LEAST_REPEATED && said.some((answer) => answer.includes(text))
  }
  // What a paragraph leads to is a part of it.
  const isLedTo = (place: number) => /:$/.test(String(parts[place - 1] ?? ':'))
  let isKept = true
  const kept = parts.filter((part, place) => {
    // A source is shown only with what was said from it.
    if (typeof part === 'string') isKept = isLedTo(place) || !isRepeat(part)
    return isKept
  })
  return kept.map((part, place) => (isSecondAlone(kept, place) ? asFirst(part) : part))
}

/** The page before it was told earlier. */
const isSecondAlone = (parts: Part[], place: number) =>
  isTold(parts[place], AND_IN_MATERIALS) &&
  !parts.slice(0, place).some((part) => isTold(part, IN_MATERIALS))
const isTold = (part: Part | undefined, heading: string) =>
  typeof part === 'string' && part.startsWith(`${heading} (`)
const asFirst = (part: Part) =>
  typeof part === 'string' ? part.replace(AND_IN_MATERIALS, IN_MATERIALS) : part

/** Characters; headings and short phrases may come again. */
const LEAST_REPEATED = 60
