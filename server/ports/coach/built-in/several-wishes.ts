import type { Turn } from '../coach.ts'
import { rowOf } from '../understanding/intent/intent.ts'
import { CHECK_HEADING } from '../understanding/reading-turn/earlier-question.ts'
import { wishesIn } from '../understanding/reading-turn/wishes-in.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { Part } from './talk.ts'

type Answered = { understood: Understanding; parts: Part[] }

/**
 * Each of several wishes in one breath, one after the other ("simpler and with an example", "shorter, and quiz me after").
 * Undefined where the turn has one wish, or where one of them has no answer: it is then read as a whole.
 */
export function answerWishes(
  turns: Turn[],
  answer: (turns: Turn[]) => Answered,
): Part[] | undefined {
  const wishes = wishesIn(turns.at(-1)!.content)
  if (!wishes) return undefined
  let until = turns.slice(0, -1)
  const parts: Part[] = []
  let closing: Part | undefined
  let about: string | undefined
  for (const [place, content] of wishes.entries()) {
    const isExample = place > 0 && IS_EXAMPLE.test(content)
    // "How do I write a thank-you note? give me an example": of what the turn names, and of nothing near it.
    if (isExample && about !== answer(turns).understood.subjects[0]?.term) return undefined
    if (isExample && HAS_EXAMPLE.test(textOf(parts))) continue
    until = [...until, { role: 'user', content }]
    const { understood, parts: own } = answer(until)
    if (understood.subjects.length === 0 || rowOf(understood.intent).isDeclined) return undefined
    until = [...until, { role: 'assistant', content: textOf(own) }]
    about = understood.subjects[0]!.term
    for (const part of own) if (!parts.includes(part) && !isCheck(part)) parts.push(part)
    closing = own.find(isCheck) ?? closing
  }
  // One question closes the answer.
  return closing === undefined ? parts : [...parts, closing]
}

/** What has an example needs no other. */
const IS_EXAMPLE = /^give me an example$/
const HAS_EXAMPLE = /\bExamples?\b/

const isCheck = (part: Part) => typeof part === 'string' && part.startsWith(`**${CHECK_HEADING}**`)

const textOf = (parts: Part[]) => parts.filter((part) => typeof part === 'string').join('\n\n')
