import type { Turn } from '../coach.ts'
import { rowOf, type Intent } from '../understanding/intent/intent.ts'
import { STRANGE, strangenessOf } from '../understanding/off-topic/topic.ts'
import { asksForSomething, halvesOf } from '../understanding/reading-turn/halves.ts'
import { CHECK_HEADING } from '../understanding/reading-turn/earlier-question.ts'
import { findByName, isNamedInFull } from '../understanding/knowledge/term-index.ts'
import { ownTroubleIn } from '../understanding/off-topic/own-trouble.ts'
import { isBesideThePoint, isCreativeWish } from '../understanding/off-topic/off-topic.ts'
import type { Understanding } from '../understanding/understand.ts'
import { declineInShort } from './say-declines.ts'
import type { Part } from './talk.ts'

type Answered = { understood: Understanding; parts: Part[] }

/**
 * The answer to the half of a turn that is ours, with a sentence about the other that is not ("explain diversification, and
 * which three coins should I buy"). Undefined where the turn has no two such halves: it is then read as a whole.
 */
export function answerWithoutOther(
  turns: Turn[],
  whole: Understanding,
  answer: (turns: Turn[]) => Answered,
): Part[] | undefined {
  if (whole.language || NEVER_HALVED.includes(whole.intent)) return undefined
  const earlier = turns.slice(0, -1)
  const say = (until: Turn[], content: string) => answer([...until, { role: 'user', content }])
  for (const [one, other] of halvesOf(turns.at(-1)!.content)) {
    const first = say(earlier, one)
    if (isOurs(first) && asksForSomething(one)) {
      const second = say(
        [
          ...earlier,
          { role: 'user', content: one },
          { role: 'assistant', content: textOf(first.parts) },
        ],
        other,
      )
      if (isElsewhere(second, other)) return withSentence(first.parts, second.understood)
    } else if (isElsewhere(first, one)) {
      const second = say(earlier, other)
      if (isOurs(second) && asksForSomething(other))
        return withSentence(second.parts, first.understood)
    }
  }
  return undefined
}

/** Refused as a whole, or a matter of its own. */
const NEVER_HALVED: Intent[] = ['distress', 'intrusion', 'crime', 'pasted-item', 'answer', 'quiz']

/** It names what it asks, or is asked in words that are known: a word of ours in passing is no half. */
const isOurs = ({ understood }: Answered) => {
  const { intent, subjects, question, fact, plain, focus } = understood
  if (rowOf(intent).answersOneOfTwo !== true) return false
  if (findByName(focus) || subjects.some((one) => isNamedInFull(one, plain))) return true
  return (question !== null || fact !== null) && strangenessOf(plain) < STRANGE
}

/** Asked for, and surely not ours. */
const isElsewhere = ({ understood: { intent, plain } }: Answered, text: string) =>
  asksForSomething(text) &&
  (intent === 'advice' ||
    intent === 'cheating' ||
    intent === 'crime' ||
    (intent === 'off-topic' &&
      (strangenessOf(plain) >= STRANGE ||
        ownTroubleIn(plain) !== undefined ||
        isBesideThePoint(plain) ||
        isCreativeWish(plain))))

/** One question closes the answer. */
function withSentence(parts: Part[], elsewhere: Understanding): Part[] {
  const closing = parts.findLast(isCheck)
  return [
    ...parts.filter((part) => part !== closing),
    declineInShort(elsewhere),
    ...(closing === undefined ? [] : [closing]),
  ]
}

const isCheck = (part: Part) => typeof part === 'string' && part.startsWith(`**${CHECK_HEADING}**`)
const textOf = (parts: Part[]) => parts.filter((part) => typeof part === 'string').join('\n\n')
