import type { CommonQuestion } from '../../understanding/knowledge/common-questions.ts'
import { mendedWords } from '../../understanding/plain/mended-words.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'

/**
 * What is said to a common question. Its opening "Yes" or "No" answers the way in which it was written down; it stays
 * only where this turn asks the same way round ("is it illegal" is not "is it allowed"), and for a yes or no at all.
 */
export function saysTo(
  { says, asks }: Pick<CommonQuestion, 'says' | 'asks'>,
  plain: string,
): string {
  const rest = says.match(VERDICT)?.[1]
  if (!rest) return says
  const way = closestOf(asks, plain)
  const written = mendedWords(way).join(' ')
  const isSameWay = isNegative(plain) === isNegative(written) && !isOtherWayRound(plain, written)
  if (isSameWay && !ASKS_FOR_MORE.test(plain)) return says
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Without the yes or no that it opens with. */
export function withoutVerdict(says: string): string {
  const rest = says.match(VERDICT)?.[1]
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : says
}

const VERDICT =
  /^(?:Yes|No|Not (?:by itself|always|really|necessarily|at all)|(?:Mostly|Usually|Often|Generally) (?:yes|no))[.,:] (?:(?:but|and) )?(.+)$/s

const ASKS_FOR_MORE =
  /^(?:(?:so|and|but|ok|hey|like|wait) )*(?:what|whats|why|how|hows|when|where|who|which)\b/

const NEGATIVE =
  /\b(illegal|wrong|bad|crime|against|not|never|cant|cannot|dont|doesnt|isnt|arent|wont|shouldnt|wouldnt|without|worse|false|unfair|forbidden|banned|pointless|useless|dumb|stupid|risky|weird|rude|dishonest|ruined?|hurts?)\b/g

/** "Is a partnership safer than an LLC" is no "would an LLC be safer". */
function isOtherWayRound(plain: string, written: string): boolean {
  if (!/ than /.test(plain)) return false
  const [before = [], after = []] = plain.split(/ than /, 2).map(namesIn)
  const [first = [], second = []] = written.split(/ than /, 2).map(namesIn)
  const isMet = (one: string[], other: string[]) => one.some((term) => other.includes(term))
  const isCrossed = isMet(before, second) || isMet(after, first)
  return isCrossed && !isMet(before, first) && !isMet(after, second)
}

/** What is compared, without that by which it is. */
const namesIn = (side: string) => searchTermsOf(side.replace(/\b(?:more|less) \w+$|\b\w+er$/, ''))

/** Two of them make it as if there were none. */
export const isNegative = (plain: string) =>
  (plain.replace(ASKS_WITH_NOT, '').match(NEGATIVE) ?? []).length % 2 === 1
/** "Isn't a brand just a logo" asks whether it is one. */
const ASKS_WITH_NOT = /^(?:(?:so|and|but|ok|wait) )*(?:isnt|arent|aint|wasnt|doesnt) /

/** Of some ways of asking the one with most of a turn's words. */
export function closestOf(asks: string[], plain: string): string {
  const terms = searchTermsOf(plain)
  const likeness = (way: string) => {
    const own = searchTermsOf(way)
    return own.filter((term) => terms.includes(term)).length / (own.length + terms.length)
  }
  return asks.toSorted((one, other) => likeness(other) - likeness(one))[0]!
}
