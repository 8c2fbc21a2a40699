import type { Turn } from '../coach.ts'
import { rowOf, type Intent } from '../understanding/intent/intent.ts'
import { STRANGE, strangenessOf } from '../understanding/off-topic/topic.ts'
import { asksForSomething, halvesOf } from '../understanding/reading-turn/halves.ts'
import { CHECK_HEADING } from '../understanding/reading-turn/earlier-question.ts'
import { findByName, isNamedInFull } from '../understanding/knowledge/term-index.ts'
import { contentWords } from '../understanding/words/words.ts'
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
  const isOfWrong = whole.intent === 'crime' || whole.intent === 'intrusion'
  const earlier = turns.slice(0, -1)
  const say = (until: Turn[], content: string) => answer([...until, { role: 'user', content }])
  for (const [one, other] of halvesOf(turns.at(-1)!.content)) {
    const first = say(earlier, one)
    if (isOfWrong && !isTermAsked(first)) continue
    if (isOurs(first) && (asksForSomething(one) || isName(first))) {
      const second = say(
        [
          ...earlier,
          { role: 'user', content: one },
          { role: 'assistant', content: textOf(first.parts) },
        ],
        other,
      )
      if (isElsewhere(second, other)) return withSentence(first.parts, second.understood)
      // What is told first may be what the rest is asked of: "my dog is limping, what action plan".
    } else if (asksForSomething(one) && isElsewhere(first, one)) {
      const second = say(earlier, other)
      if (isOurs(second) && asksForSomething(other))
        return withSentence(second.parts, first.understood)
    }
  }
  return undefined
}

/** Refused as a whole, or a matter of its own. */
const NEVER_HALVED: Intent[] = ['distress', 'pasted-item', 'answer', 'quiz']

/** Beside a wish to do wrong, or to have the tutor do it, only what is asked by its bare name is answered: anything else may be a part of the wish. */
const isTermAsked = ({ understood }: Answered) =>
  findByName(understood.focus) !== undefined && understood.intent === 'explain'

/** It names what it asks, or is asked in words that are known: a word of ours in passing is no half. */
const isOurs = ({ understood }: Answered) => {
  const { intent, subjects, question, fact, plain, focus } = understood
  if (rowOf(intent).answersOneOfTwo !== true) return false
  if (findByName(focus) || subjects.some((one) => isNamedInFull(one, plain))) return true
  return (question !== null || fact !== null) && strangenessOf(plain) < STRANGE
}

/** "Break even formula pls": a name is asked for without a word of asking. */
const isName = ({ understood: { plain } }: Answered) => contentWords(plain).length <= LONGEST_NAME
const LONGEST_NAME = 3

/** Surely not ours: of itself, as a trouble or a wish of another kind, or asked for as other matters are. */
function isElsewhere({ understood: { intent, plain } }: Answered, text: string): boolean {
  if (intent === 'intrusion') return true
  const isOther = intent === 'off-topic'
  if (isOther && (ownTroubleIn(plain) || isBesideThePoint(plain) || isCreativeWish(plain)))
    return true
  const isRefused = REFUSED.includes(intent) || (isOther && strangenessOf(plain) >= STRANGE)
  return isRefused && asksForSomething(text)
}
const REFUSED: Intent[] = ['advice', 'cheating', 'crime']

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
