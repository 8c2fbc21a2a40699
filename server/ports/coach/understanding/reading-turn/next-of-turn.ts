import { ASKS_HOW_TESTED, aspectOf } from '../knowledge/aspect.ts'
import { CHOOSES, isMixedUpWith, WHICH_ONE } from './compared.ts'
import { isAnswerTo, isAsking } from './earlier-question.ts'
import { sortingOf } from './kinds.ts'
import type { Manner } from './manner.ts'
import { OWN_LOSSES } from './own-results.ts'
import { facetsOf } from '../knowledge/facets.ts'
import { findNextQuestion, type FoundNext } from '../knowledge/next-questions.ts'
import { plainOf } from '../plain/plain-turn.ts'
import { contentStems } from '../words/words.ts'
import type { TurnReading } from './reading.ts'
import type { Subject } from '../knowledge/subject.ts'
import { findByName } from '../knowledge/term-index.ts'

/**
 * What a turn asks of the talk's matter, or of what it names, where that is among what students ask next.
 * @param plain the turn as it was typed, before the talk was read into it.
 */
export function nextOf(reading: Looked, plain: string): TurnReading['question'] {
  const { own, thread, before } = reading
  if (before?.kind === 'quiz' || BARE_WHY.test(plain)) return undefined
  // Figures are for a sum, and what is sorted is known more exactly.
  if (FIGURES.test(plain) || CHANGES.test(plain) || sortingOf(reading.plain)) return undefined
  const found = findNextQuestion([...new Set([...own, ...thread])], plain)
  if (!found || asksOtherwise(reading, plain, found)) return undefined
  if (found.score < leastFor(reading, plain)) return undefined
  // A verdict is for the way round that it was written for.
  if (own.length > 1 && THAN.test(plain) && !isSameWayRound(plain, found)) return undefined
  const { subject, question, score, isExact } = found
  return {
    ...{ question: { about: subject.term, ...question }, closeness: score },
    ...{ isNext: true, isExact },
  }
}

/** "Why would a country do that if it makes things dearer": without the doubt, which has words of another answer. */
export const withoutDoubt = (plain: string) =>
  DONE_FOR_WHAT.test(plain) ? plain.replace(DOUBT, '') : plain
const DOUBT =
  / (?:if|when|since|because|though|although|even though|even if|knowing|considering) .+$/

/** What it is done for, or why anybody cares: an answer that gives no reason is none. */
export const asksReasonOfIt = (plain: string) => DONE_FOR_WHAT.test(plain) || BARE_WHY.test(plain)
const DONE_FOR_WHAT =
  /^(?:(?:so|and|but|ok|wait) )*why (?:would|should|do|does|did|will) (?:an? |the |any |some |other )?(?:\w+ ){1,2}(?:even |ever )?(?:do|want|use|have|allow|choose|make|pay for|put up with) (?:it|that|this|one|them|those)\b/

export const givesReason = (asks: string[]) => asks.some((ask) => OF_REASON.test(ask))
const OF_REASON =
  /\b(?:why|how come|reasons?|the point|what for|purpose|because|worth|bother|benefits?|care)\b/

type Looked = Pick<TurnReading, 'last' | 'plain' | 'focus' | 'manner' | 'own' | 'thread' | 'before'>

/** Whether the turn goes by its manner or by a name, and not by what is asked next. */
function asksOtherwise(
  { focus, manner, own, thread }: Looked,
  plain: string,
  { isExact, question, score }: FoundNext,
): boolean {
  if (OWN_LOSSES.test(plain)) return true
  // "If my income is different every month" compares nothing.
  const isNoPair = manner === 'compare' && own.length === 0 && thread.length === 1
  if (isNoPair && score >= OF_BOTH) return false
  // "What can I do" in a talk about a broken contract is no wish for something to study: what is known in just its words.
  const isOfTalk = thread.length > 0 && (isExact || (manner === 'what-next' && score >= OF_DOING))
  if (manner && !LEAVES_OPEN.includes(manner) && !isOfTalk) return true
  if (isExact) return false
  // What each side gets out of it is written down as just that.
  const isOfParties = aspectOf(plain) === 'parties' && score < OF_BOTH
  if (isOfParties && [...own, ...thread].some(({ term }) => facetsOf(term).parties)) return true
  if (ASKS_HOW_TESTED.test(plain)) return true
  // "Why do sole proprietors not have it" wants a reason, which "does an LLC fix that" has none of.
  if (ASKS_WHY.test(plain) && !question.asks.some((ask) => wantsReason(ask, plain))) return true
  // "What is a patent?": what it is, and nothing beside it.
  const named = own.length > 0 ? findByName(focus) : undefined
  const isBare = named && (!GOES_ON.test(plain) || isMixedUpWith(named, thread))
  return isBare === true || isNameAlone(plain, own, thread)
}

/** The score from which it is what was asked: the more else a turn may mean, the more is needed. */
function leastFor({ last, manner, own, thread, before }: Looked, plain: string): number {
  // Of two, what is asked of the one is no answer, unless in these words and not to weigh them.
  const isChoice =
    own.length === 0 && thread.length > 1 && (WHICH_ONE.test(plain) || CHOOSES.test(plain))
  if (isChoice && WEIGHS.test(plain)) return Infinity
  // "Its when prices go up" answers what was asked, and asks nothing.
  const isAnswer =
    before !== null &&
    isAnswerTo(before, plain, { manner, names: own, isAsking: isAsking(last, plain) })
  return Math.max(
    ...(own.length > 1 ? [OF_BOTH] : []),
    ...(isChoice || isAnswer ? [OF_ANSWER] : []),
    ...(own.length > 0 ? [OF_ITSELF] : []),
    ...(thread.length > 1 ? [OF_TWO] : []),
    0,
  )
}

/** "What about waiters", "how do waiters do it" */
const GOES_ON =
  /^(?:(?:and|so|but|ok) )*(?:(?:what|how) about \w|how (?:do|does|would|can) (?:\w+ ){1,2}(?:do|use|handle|apply|get|make) (?:it|that|this)$)/

/** "And exclusive?" after intensive distribution: what the other one is. */
const isNameAlone = (plain: string, own: Subject[], thread: Subject[]) =>
  own.length === 1 &&
  !thread.some(({ term }) => term === own[0]!.term) &&
  contentStems(plain).every((stem) => contentStems(own[0]!.term).includes(stem))

/** Why the term matters, and no single case of it. */
const BARE_WHY =
  /^(?:(?:so|and|but|ok|wait) )*why (?:does (?:it|this|that) (?:even )?matter|is (?:it|this|that) (?:so )?important|(?:would|should|does|do) (?:an? |the |any |some )?(?:\w+ )?\w+ (?:even )?(?:care|bother)(?: (?:about|with) (?:it|that|this|them|one))?)$/

const ASKS_WHY = /^(?:(?:so|and|but|ok|wait|then) )*(?:why|how come)\b/
const WANTS_REASON =
  /\b(?:why|how come|reasons?|the point|what for|purpose|because|cause[sd]?|makes?|matters?|important|care)\b/
/** "Whats bad about it" is why it is bad. */
const wantsReason = (ask: string, plain: string) =>
  WANTS_REASON.test(ask) || (RATES.test(ask) && RATES.test(plain))
const RATES = /\b(?:good|bad|better|worse|best|worst|downsides?|need|use)\b/

const THAN = /\bthan\b/

/** "Is an LLC safer than a sole proprietorship" is one way of asking "is an llc safer" of the latter, and not the other way round. */
function isSameWayRound(plain: string, { subject, question }: FoundNext): boolean {
  const [left = '', right = ''] = plain.split(THAN).map(namesIn)
  return question.asks.some((ask) => {
    const [first = '', second] = plainOf(ask, null).split(THAN).map(namesIn)
    const other = second ?? namesIn(subject.term.toLowerCase())
    return shareWord(first, left) && shareWord(other, right)
  })
}
const namesIn = (text: string) => text.replace(RANKS, ' ')
const RANKS = /\b(?:\w+er|more|less|better|worse)\b/g
const shareWord = (one: string, other: string) =>
  contentStems(one).some((stem) => contentStems(other).includes(stem))

/** "Which is riskier" */
const WEIGHS = /\b(?:\w+er|\w+est|more|most|less|least|best|worse|worst)\b/

/** Manners that say how something is asked, and not what. */
const LEAVES_OPEN: Manner[] = ['why', 'more']

const OF_TWO = 0.65

/** Nearly in the words of one of its ways of asking. */
const OF_BOTH = 0.8

/** "What should I do first", where something to do is asked next about the matter. */
const OF_DOING = 0.7

/** A turn that names its matter has other answers than what is said next in a talk. */
const OF_ITSELF = 0.7

/** What looks like an answer to the tutor's own question is one, unless it asks in nearly these words. */
const OF_ANSWER = 0.9

/** "Double the fixed costs" */
const CHANGES =
  /^(?:(?:and|so|ok|now|then|what if|if|what about) )*(?:we |i |you )?(?:double|doubled|triple|tripled|halve|halved|quadruple)\b/

const FIGURES = /\d\D+\d|\$ ?\d|\b\d{3,}\b/
