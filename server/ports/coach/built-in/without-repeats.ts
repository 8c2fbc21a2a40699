import type { Turn } from '../coach.ts'
import { answersIn } from '../turns.ts'
import type { Part } from './talk.ts'

/** What an answer of this talk has said already is not said again after the first paragraph, which is what was asked for. */
export function withoutRepeats(parts: Part[], turns: Turn[]): Part[] {
  const said = answersIn(turns)
  const isRepeat = (part: string) => {
    const text = part.replace(/^\*\*[^*]+\*\* /, '')
    // A formula is what is looked for again.
    if (text.startsWith('> ')) return false
    return text.length >= LEAST_REPEATED && said.some((answer) => answer.includes(text))
  }
  // What a paragraph leads to is a part of it.
  const isLedTo = (place: number) => /:$/.test(String(parts[place - 1] ?? ':'))
  let isKept = true
  return parts.filter((part, place) => {
    // A source is shown only with what was said from it.
    if (typeof part === 'string') isKept = isLedTo(place) || !isRepeat(part)
    return isKept
  })
}
/** Characters; headings and short phrases may come again. */
const LEAST_REPEATED = 60
