import { kinshipOf } from '../../understanding/knowledge/kin-words.ts'
import { weightsOfWords } from '../../understanding/knowledge/subject-search.ts'
import { rolesIn } from '../../understanding/words/orders.ts'
import { turnedRound } from '../../understanding/words/opposites.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { isNegative } from './says-to.ts'

/**
 * Whether a claim says what one of the ways of asking says, so that a yes or no to that is one to the claim. "Payables are
 * what we owe suppliers" has nearly all words of "payables are what customers owe", and one is true and one false.
 */
export const isSaidAlike = (asks: string[], told: string): boolean =>
  !areOfOther(asks, told) &&
  asks.some(
    (ask) =>
      fallsIn(ask) === fallsIn(told) &&
      isNegative(ask) === isNegative(told) &&
      ONLY.test(ask) === ONLY.test(told) &&
      !turnedRound(told, ask) &&
      !turnedRound(ask, told) &&
      !isSubstituted(ask, told) &&
      !isCrossed(ask, told),
  )

/** Whether a text has an odd number of falls: "rates up, prices down" is not "both up", and "both down" is the same. */
export const fallsIn = (text: string) => (text.match(FALLS) ?? []).length % 2 === 1
const FALLS =
  /\b(?:falls?|falling|fell|drops?|dropped|dropping|decreas\w+|declin\w+|shrinks?|(?:go(?:es|ing)?|went) down|lower\w*|cuts?|cutting|less|fewer|cheap\w*|slows?)\b/g

const ONLY = /\b(?:only|nothing but)\b/

/** They are of the franchisee, where they tell of one of the two, and the claim is of the franchisor. */
function areOfOther(asks: string[], told: string): boolean {
  const [role] = rolesIn(told)
  const named = asks.flatMap((ask) => rolesIn(ask)[0] ?? [])
  return role !== undefined && named.length > 0 && !named.includes(role)
}

/** Each has words that tell something else in the place of the other's. */
const isSubstituted = (one: string, other: string) =>
  shareWithout(one, other) > LEFT_OVER && shareWithout(other, one) > LEFT_OVER
/** Of the weight of its words. */
const LEFT_OVER = 0.12

function shareWithout(one: string, other: string): number {
  const weigh = weightsOfWords()
  const has = searchTermsOf(other)
  const isMet = (word: string) => has.some((it) => isLike(it, word))
  const sum = (words: string[]) => words.reduce((total, word) => total + weigh(word), 0)
  const words = searchTermsOf(one.replace(IDLE, ' '))
  return sum(words.filter((word) => !isMet(word))) / (sum(words) || 1)
}
const isLike = (one: string, other: string) =>
  one === other || kinshipOf(one, other) >= KIN || kinshipOf(other, one) >= KIN
const KIN = 0.5
const IDLE =
  /\b(?:really|just|basically|actually|usually|people|someone|somebody|stuff|things?|company|companies|business(?:es)?|mean(?:s|ing)?|gets?|having|makes?|called)\b/g

/** "Stockholders before bondholders" and "bondholders before stockholders": what stands on one side there, and on the other here. */
function isCrossed(one: string, other: string): boolean {
  const [first, second] = [sidesOf(one), sidesOf(other)]
  if (!first || !second || first.pivot !== second.pivot) return false
  const straight = shared(first.before, second.before) + shared(first.after, second.after)
  return shared(first.before, second.after) + shared(first.after, second.before) > straight
}
const shared = (one: string[], other: string[]) =>
  one.reduce(
    (sum, word) =>
      sum + (other.includes(word) ? 1 : other.some((it) => isLike(it, word)) ? KIN : 0),
    0,
  )
function sidesOf(text: string) {
  const [, before = '', pivot = '', after = ''] = text.match(PIVOT) ?? []
  return pivot === ''
    ? undefined
    : { pivot, before: searchTermsOf(before), after: searchTermsOf(after) }
}
const PIVOT = /^(.+?) (before|after|than|pays?|owes?|lends?|sells?|hires?) (.+)$/
