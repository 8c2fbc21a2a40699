import { admittedIn, decidedIn, type Misstep } from '../missteps.ts'
import { ABOUT_DUTIES } from './about-duties.ts'
import { ABOUT_PEOPLE } from './about-people.ts'
import { ABOUT_PLANS } from './about-plans.ts'
import type { DoubtKind } from './doubt-kind.ts'

export const DOUBT_KINDS: DoubtKind[] = [...ABOUT_PEOPLE, ...ABOUT_PLANS, ...ABOUT_DUTIES]

/**
 * The doubtful turns of a sentence: what it keeps from people, shifts onto them, waves aside or does without a way back. One
 * may have its reasons, so one alone is none of our business; a talk that takes several goes that way throughout.
 */
export function doubtsIn(sentence: string): Misstep[] {
  const { whole, done } = decidedIn(begunSmall(sentence).replace(CONCESSION, ''), WEIGHS)
  const admitted = admittedIn(begunSmall(sentence))
  return DOUBT_KINDS.filter(
    (one) => one.done?.test(done) || one.leftUndone?.test(whole) || one.openly?.test(admitted),
  ).map((one) => DOUBT_OF.get(one)!)
}

/** "I know the ticket says no refund, but …": what is granted first. */
const CONCESSION = /^.*, but /
/** Asking about it, or calling it wrong, is no decision. */
const WEIGHS =
  /\?|\b(?:unfair|dishonest|illegal|bad idea|tempt\w+|(?:(?:it|that|this|which) would|would(?: not|n['’]t)) (?:be|look|mean|lose|hurt|break|work|help))\b/i

/** What stands first has a capital letter, and is no name for that. */
const begunSmall = (sentence: string) =>
  /^I\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)

const DOUBT_OF = new Map(
  DOUBT_KINDS.map((one): [DoubtKind, Misstep] => [one, { ways: [], because: one.because }]),
)

/** Those of a sentence against what one owes: so seldom right that it earns nothing, though it be the only one. */
export const owedIn = ({ doubts }: Pick<Doubted, 'doubts'>): Misstep[] =>
  doubts.filter((one) => OWED.has(one))
const OWED = new Set(ABOUT_DUTIES.map((one) => DOUBT_OF.get(one)!))

type Doubted = { missteps: ReadonlySet<Misstep>; doubts: readonly Misstep[] }

/** The decisions against the case that a sentence makes, its doubtful turns among them where the talk takes so many. */
export function confirmedIn<Said extends Doubted>(statements: Said[]): Said[] {
  const doubted = statements.filter(({ missteps, doubts }) => missteps.size + doubts.length > 0)
  if (doubted.length < THROUGHOUT) return statements
  return statements.map((one) => ({
    ...one,
    missteps: new Set([...one.missteps, ...(one.missteps.size > 0 ? [] : one.doubts)]),
  }))
}
/** Of forty sensible talks none has so many sentences of the kind. */
const THROUGHOUT = 3
