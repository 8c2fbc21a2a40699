import type { Turn } from '../../coach.ts'
import { saidIn } from '../../turns.ts'
import { isSortedBy, kindNamedIn } from './kinds.ts'
import { shortened, threadOf } from './named-in.ts'
import { plainOf } from '../plain/plain-turn.ts'
import type { Subject } from '../knowledge/subject.ts'
import { findByName } from '../knowledge/term-index.ts'

/** A pronoun in the place of what the talk was about, with its name: "is insurance one?" as "is insurance a fixed cost". */
export function withNames(plain: string, thread: Subject[], earlier: Turn[]): string {
  const [subject] = thread
  if (!subject) return plain
  if (SHORTER.test(plain)) return 'simpler'
  if (AS_TABLE.test(plain)) return 'compare it'
  if (TIPS.test(plain)) return 'how do i do it well'
  if (IDEAS.test(plain)) return 'give me an example'
  const place = (plain.match(WRITE_ONE) ?? plain.match(IS_ONE_FOR))?.[1]
  if (place !== undefined) return `give me an example for ${place}`
  const kindred = withKindred(plain, subject)
  if (kindred !== plain) return kindred
  const thing = oneOf(plain)
  if (thing !== undefined) return isA(thing, termOf(subject, earlier))
  const next = plain.match(NEXT_THING)?.[1]
  const term = next === undefined ? undefined : termAskedOf(earlier)
  return next !== undefined && term ? isA(next, term) : plain
}

/** "How is that different from a traditional one" after a Roth IRA: what shares all of its name but the first word. */
const withKindred = (plain: string, { term }: Subject): string => {
  const rest = term.toLowerCase().split(' ').slice(1).join(' ')
  return plain.replace(OTHER_ONE, (whole, lead: string, word: string) =>
    rest !== '' && findByName(`${word} ${rest}`) ? `${lead}${word} ${rest}` : whole,
  )
}
const OTHER_ONE = /\b(an? |the )([a-z]+) (?:one|kind|type)\b/g

const isA = (thing: string, term: string) => `is ${thing} a ${term.toLowerCase()}`

/** What a thing may be one of: the talk's matter, unless only the student's own words name a kind. */
function termOf({ term }: Subject, earlier: Turn[]): string {
  if (isSortedBy(term)) return term
  const asked = saidIn(earlier).at(-1) ?? ''
  return kindNamedIn(plainOf(shortened(asked), null)) ?? term
}

/** What a turn asks of whether it is one, with its article. */
function oneOf(plain: string): string | undefined {
  const thing = plain.match(IS_ONE)?.[1] ?? plain.match(COUNTS)?.[1]
  return thing === undefined || IS_PRONOUN.test(thing) ? undefined : thing
}

/** Of which term the last turn that named a thing and not only the next one asked whether it is one. */
function termAskedOf(earlier: Turn[]): string | undefined {
  const place = earlier.findLastIndex(
    ({ role, content }) => role === 'user' && !NEXT_THING.test(plainOf(shortened(content), null)),
  )
  const asked = plainOf(shortened(earlier[place]?.content ?? ''), null)
  const before = earlier.slice(0, place)
  const [subject] = threadOf(before)
  return oneOf(asked) === undefined || !subject ? undefined : termOf(subject, before)
}

/** "Any tips?" of the matter, and not of what guests leave on the table. */
const TIPS =
  /^(?:(?:and|so|ok|any|some|got|have|give me|you|have you|more) )*(?:tips?|tricks?|advice|pointers)(?: (?:for|on|with) (?:it|that|this|me|them))?$/

const IDEAS = /^(?:(?:and|so|ok|any|some|an|got|have|give me|you|more) )*(?:ideas?|suggestions?)$/

const IS_ONE_FOR =
  /^(?:(?:and|so|ok) )*(?:whats|what is|what would be|whats a good) one for ((?:an?|my|our|the) .+)$/

/** "Write one for a dog walking app": a case of it, in a place. */
const WRITE_ONE =
  /^(?:(?:and|so|ok|can you|could you|please|now|you|u) )*(?:write|make|do|build|create|draft|come up with)(?: me| up)? (?:one|an example|a \w+ one) (?:for|of|about) (.+)$/

/** "And gold?", "what about phones?" */
export const NEXT_THING =
  /^(?:(?:and|so|ok|but) (?:(?:what|how) about )?|(?:what|how) about )(?:an? |the )?((?:\w+ ?){1,3})$/

/** Wishes about the form alone, whose words would be matters of their own elsewhere. */
const SHORTER =
  /^((please|pls|ok|now|and|can|could|you|make|say|put|give|explain|it|that|this|me|a|the|much|even|but) )*(shorter|briefer|eli5|tldr|tl dr|in short|short version|in (one|a|1|two|2) (single |short )?sentences?|in fewer words|in simpler words)( (please|pls|version|again))*$/
const AS_TABLE =
  /^((please|pls|ok|now|and|can|could|you|make|put|show|give|do|it|that|this|them|those|these|both|the two|me) )*((in|as|into|with) )?(a|one) (table|chart)( (please|pls))*$/

const IS_ONE =
  /^(?:(?:and|so|ok|but|wait|then) )*(?:is|are|would|does|was|were|isnt|arent) (?:the )?(.+?) (?:be |count as |considered |also )*(?:one|1)(?: (?:of (?:them|those|these)|too|then|though))*$/
/** "Does a food truck count?" */
const COUNTS =
  /^(?:(?:and|so|ok|but|wait|then) )*(?:do|does|would|will|can) (?:the )?(.+?) (?:also )?count(?: (?:too|then|as (?:that|this|it)))*$/
const IS_PRONOUN = /^(?:it|that|this|they|which|there|having|i|you|we)\b/
