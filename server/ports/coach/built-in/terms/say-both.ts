import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { ideaOf, inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import type { Part } from '../talk.ts'

/** "Why not both", "can I do both", of two that the talk compared. */
export const WANTS_BOTH =
  /^(?:(?:so|and|but|ok|well|then|wait) )*(?:why (?:not|cant (?:i|we|you|they)|dont (?:we|they|you|i)|wouldnt (?:you|they|we|i)) (?:just )?(?:do |use |have |get |take )?both|(?:can|could|should|cant|couldnt) (?:i|we|you|they|a \w+|it) (?:just )?(?:do|use|have|get|be|take|offer|run) both|what about both|both)\b/

/** Two, of which neither is the choice between them: "lease", and "leasing or buying". */
export const areApart = (all: Subject[]) =>
  all.length === 2 && all.every(({ term }) => !/ (?:or|and|vs) /.test(term))

/** That both can go together, what each brings, and what it costs to have the two. */
export function sayBoth(all: Subject[]): Part[] {
  const lines = all.map((one) => {
    const { why } = facetsOf(one.term)
    return `- **${one.term}**: ${why ?? ideaOf(one)}`
  })
  const [first, second] = all.map(({ term }) => inSentence(term))
  return [
    `**Both?** Often that works, if each does a job that the other does not:\n\n${lines.join('\n')}`,
    `**What speaks against both.** The two cost time and money twice, and when things get better nobody knows which of them did it. So begin with the one that meets the more urgent goal, ${first} or ${second}, measure for a few weeks, and add the other where a gap is left.`,
  ]
}
