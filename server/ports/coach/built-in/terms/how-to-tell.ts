import {
  confusedWithOf,
  inSentence,
  type Confusion,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Part } from '../talk.ts'

/** As it is said of one that is taken for one of the others. */
export function howToTell(all: Subject[]): Part[] {
  const lines = all.flatMap((one) => {
    const confused = confusedWithOf(one)
    return confused && all.some((other) => isToldFrom(confused, other))
      ? [
          {
            pair: `**${one.term}** or **${inSentence(confused.term)}**`,
            says: confused.howToTellApart,
          },
        ]
      : []
  })
  const [first] = lines
  if (!first) return []
  // Of two that name each other, the first says enough.
  if (all.length === 2) return [`${HOW_TO_TELL} ${first.says}`]
  // "Both" of three says nothing without the two.
  return [`${HOW_TO_TELL}\n\n${lines.map(({ pair, says }) => `- ${pair}: ${says}`).join('\n')}`]
}

const HOW_TO_TELL = '**How to tell them apart.**'

const isToldFrom = ({ term }: Confusion, other: Subject) =>
  (findByName(term)?.term ?? term).toLowerCase() === other.term.toLowerCase()
