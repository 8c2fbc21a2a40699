import { facetsOf } from '../understanding/facets.ts'
import { ideaOf, type Subject } from '../understanding/subject.ts'
import { shareOf } from '../understanding/told-of.ts'
import { contentWords } from '../understanding/words.ts'
import { check, type Part, type Talk } from './say-concept.ts'

/** "So is it like planning where your money goes?": yes first, where the student's words are those of what it is. */
export function sayOnOwnWords(subject: Subject, talk: Talk): Part[] | undefined {
  const said = talk.understood.plain.match(IN_OWN_WORDS)?.[1] ?? ''
  if (contentWords(said).length < LEAST_SAID) return undefined
  const { simple = '', why = '' } = facetsOf(subject.term)
  const share = Math.max(
    ...[ideaOf(subject), simple].map((text) => shareOf(said, text)),
    shareOf(said, `${ideaOf(subject)} ${simple} ${why}`) - LESS_TOGETHER,
  )
  const verdict =
    share >= IS_IT
      ? 'Yes, that is the idea.'
      : "I can't say for sure that it is the same. Hold your words against what it means, and see what they leave out."
  return [
    `**${subject.term}**\n\n${verdict}`,
    `**What it is.** ${ideaOf(subject)}`,
    check(subject, talk.turn),
  ]
}

const IN_OWN_WORDS =
  /^(?:(?:so|ok|oh|and|but|then|wait|ah) )*(?:is|are) (?:it|this|that|they) (?:just |kinda |kind of |sort of )*(?:like|like when|when|about|where) (.+)$/
const LEAST_SAID = 2
/** Half of their weight. */
const IS_IT = 0.5
/** A longer text has more words by chance. */
const LESS_TOGETHER = 0.1
