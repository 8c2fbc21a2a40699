import type { Part, Talk } from '../talk.ts'
import { sumBegun, sumsAskedFor } from './calculate.ts'
import type { Formula } from './formulas/formula.ts'
import { sameAs } from './named/same-figures.ts'
import { sayChangedSum } from './say-changed-sum.ts'
import { sayEquation } from './say-equation.ts'
import { lackingSums, meantSums, nextSums, ownSums, saySums } from './say-named-sum.ts'
import { sayOwnSums, sumsWithBefore } from './say-sum.ts'
import { isWhole, sumOfTalk, type Sum } from './sum-of-talk.ts'
import { hasFigures, textOfSum } from './typed-figures.ts'

/**
 * What a turn asks to be worked out; null where it gives no sum. Its own figures come first, then a change of the last
 * sum, then another result with the figures of the talk. `canBeStory`: it may tell a sum that goes by no name.
 */
export function saySumOfTurn(
  talk: Talk,
  message: string,
  { canBeStory }: { canBeStory: boolean },
): Part[] | null {
  const equation = sayEquation(message)
  if (equation) return equation
  const own = ownSums(message)
  if (own.length > 0) return saySums(own, talk)
  const next = nextSums(talk, message).filter(isWhole)
  const last = sumOfTalk(talk.request.turns)
  const isOther = next.some(({ formula }) => isOtherThan(last, formula, message))
  const again = SETS.test(message) ? meantSums(talk, message) : []
  const changed = isOther || again.length > 0 ? null : sayChangedSum(talk, message)
  if (changed) return changed
  const told = canBeStory ? sumsAskedFor(textOfSum(message)) : []
  if (told.length > 0) return sayOwnSums(told, talk)
  if (next.length > 0) return saySums(next, talk)
  const meant = meantSums(talk, message)
  if (meant.length > 0) return saySums(meant, talk)
  const joined = canBeStory ? sumsWithBefore(talk, message) : []
  return joined.length > 0 ? sayOwnSums(joined, talk) : null
}

/** Several figures said anew, and none that rises or falls by so much. */
const SETS =
  /^(?=(?:.*?(?<![\d,.])\d){2})(?!.*\b(?:by|doubl\w+|tripl\w+|hal(?:f|ve[sd]?)|twice|more|less)\b)/is

/** "What if the price drops 20%" after a sum with a price asks for that sum, and not for the price. */
function isOtherThan(last: Sum | null, { gives = '' }: Formula, message: string) {
  if (!last || gives === last.formula.gives) return !last
  const isOfIt = last.formula.inputs.some(({ name }) => sameAs(gives).includes(name))
  return !(isOfIt && (hasFigures(message) || /\bif\b/i.test(message)))
}

/** The sum that a turn asks for by name, with what it lacks. */
export function sayLackingSum(talk: Talk, message: string): Part[] | null {
  const begun = sumBegun(textOfSum(message))
  if (begun) return saySums([begun], talk)
  const lacking = lackingSums(talk, message)
  return lacking.length > 0 ? saySums(lacking, talk) : null
}
