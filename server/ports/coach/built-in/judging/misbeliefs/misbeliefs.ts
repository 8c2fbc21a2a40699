import type { DoubtKind } from '../doubts/doubt-kind.ts'
import type { Misstep } from '../missteps.ts'
import { ABOUT_MARKETS } from './about-markets.ts'
import { ABOUT_MONEY } from './about-money.ts'
import { ABOUT_PEOPLE } from './about-people.ts'
import { ABOUT_PLANS } from './about-plans.ts'

export const MISBELIEF_KINDS: DoubtKind[] = [
  ...ABOUT_MONEY,
  ...ABOUT_PEOPLE,
  ...ABOUT_MARKETS,
  ...ABOUT_PLANS,
]

/**
 * What a sentence takes to be so in business and is not, in any case: "cash flow is the same as profit". Unlike a doubtful
 * turn it is wrong by itself. Each is always the same object, as a scenario's own missteps are.
 */
export function misbeliefsIn(sentence: string): Misstep[] {
  if (CALLED_WRONG.test(sentence)) return []
  const held = begunSmall(sentence)
    .replace(/(?<=\d)\.(?=\d)/g, ' ')
    .replace(GRANTED, '')
    .replace(SUPPOSED, ' . ')
  return MISBELIEF_KINDS.filter(({ leftUndone }) => isHeld(held, leftUndone)).map((one) =>
    BELIEF_OF.get(one)!,
  )
}

/** Said, and not what somebody will not do. */
function isHeld(held: string, way: RegExp | undefined) {
  const found = way && held.match(way)
  return found ? !REFUSED.test(held.slice(0, found.index)) : false
}
const REFUSED =
  /\b(?:(?:would|will|should|do|does|did|must|can)(?: not|n['’]t| never)|cannot|won['’]t|never|not|no)(?: \w+){0,2} ?$/i

/** What stands first has a capital letter, and is no name for that. */
const begunSmall = (sentence: string) =>
  /^I\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** Asked, doubted, told of others or called wrong. */
const CALLED_WRONG =
  /\?|\b(?:wrong (?:to|that|idea|because)|not true|n['’]t true|untrue|false that|myth|mistaken|would be (?:wrong|unfair|a mistake)|bad idea|risky|tempt\w+|some (?:people|managers|shops|stores|businesses)|(?:you|he|she|they|people|customers|many|others|somebody|someone) (?:might |may |could |will |would )?(?:says?|said|thinks?|thought|believes?|claims?|wants?|wanted|fears?|worr\w+)|(?:do|does|did|is|are|was|were|would|should|can|could|will)(?: not|n['’]t) (?:mean|make|show|think|believe|be|let|keep|speak|stand|follow)|(?:no|not an?) (?:sign|reason|excuse|proof)|do(?:n['’]t| not) (?:want|think|believe))\b/i
/** What is granted before a "but". */
const GRANTED = /^.*, but /
/** "If one person enters and approves everything, nobody sees it": what a sentence supposes. */
const SUPPOSED = /\b(?:[Ii]f|[Uu]nless|[Ii]nstead of|[Rr]ather than|[Ww]ithout)\b[^,.;]*(?=,)/g

const BELIEF_OF = new Map(
  MISBELIEF_KINDS.map((one): [DoubtKind, Misstep] => [one, { ways: [], because: one.because }]),
)
