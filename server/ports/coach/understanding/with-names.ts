import type { Turn } from '../coach.ts'
import { shortened } from './named-in.ts'
import { plainOf } from './plain-turn.ts'
import type { Subject } from './subject.ts'

/** A pronoun in the place of what the talk was about, with its name: "is insurance one?" as "is insurance a fixed cost". */
export function withNames(plain: string, thread: Subject[], earlier: Turn[]): string {
  const [subject] = thread
  if (!subject) return plain
  if (SHORTER.test(plain)) return 'simpler'
  if (AS_TABLE.test(plain)) return 'compare it'
  const term = subject.term.toLowerCase()
  const thing = plain.match(IS_ONE)?.[1]
  if (thing && !IS_PRONOUN.test(thing)) return `is ${thing} a ${term}`
  const next = plain.match(NEXT_THING)?.[1]
  if (!next) return plain
  const before = earlier
    .filter(({ role }) => role === 'user')
    .map(({ content }) => plainOf(shortened(content), null))
    .findLast((said) => !NEXT_THING.test(said))
  return before !== undefined && IS_ONE.test(before) ? `is ${next} a ${term}` : plain
}

/** "And gold?", "what about phones?" */
export const NEXT_THING =
  /^(?:(?:and|so|ok|but) (?:(?:what|how) about )?|(?:what|how) about )(?:an? |the )?((?:\w+ ?){1,3})$/

/** Wishes about the form alone, whose words would be matters of their own elsewhere. */
const SHORTER =
  /^((please|pls|ok|now|and|can|could|you|make|say|put|give|explain|it|that|this|me|a|the|much|even|but) )*(shorter|briefer|eli5|tldr|tl dr|in short|short version|in (one|a|1|two|2) (single |short )?sentences?|in fewer words|in simpler words)( (please|pls|version|again))*$/
const AS_TABLE =
  /^((please|pls|ok|now|and|can|could|you|make|put|show|give|it|that|this|me) )*(in|as|into|with) (a|one) table( (please|pls))*$/

const IS_ONE =
  /^(?:(?:and|so|ok|but|wait|then) )*(?:is|are|would|does) (?:a |an |the |my )?(.+?) (?:be |count as |considered )?(?:one|1)(?: (?:of (?:them|those|these)|too|then))*$/
const IS_PRONOUN = /^(it|that|this|they|which|there|having)$/
