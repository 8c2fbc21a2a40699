import { aspectOf } from '../knowledge/aspect.ts'
import {
  findCommonQuestion,
  findExactQuestion,
  nearestQuestion,
  SURE,
  type CommonQuestion,
} from '../knowledge/common-questions.ts'
import { WHICH_ONE } from './compared.ts'
import { focusOf } from './focus.ts'
import { POINTS_BACK } from './follow-up.ts'
import { formOf, opensAsAnswerTo } from '../words/question-form.ts'
import { saidOfLaw } from './law-of-trade.ts'
import type { TurnReading } from './reading.ts'
import { shareOf } from '../knowledge/told-of.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { namesSetting } from '../facts/competition-settings.ts'
import type { Subject } from '../knowledge/subject.ts'
import { findByName } from '../knowledge/term-index.ts'
import { contentWords, wordsOf } from '../words/words.ts'

/** As it stands, else of what the talk was about: "is it better than a loan?" */
export function questionOf(
  plain: string,
  { last, own, thread }: Pick<TurnReading, 'last' | 'own' | 'thread'>,
) {
  // What it means for the exam is nobody's common question.
  if (aspectOf(plain) === 'test' && thread.length > 0) return undefined
  // As typed first: what rules make of the words may be another question.
  const asked = findExactQuestion(last) ?? saidOfLaw(plain, findCommonQuestion(plain))
  if (asked?.isExact && (thread.length === 0 || plain.split(' ').length >= OF_ITSELF)) return asked
  // "Which one shows a profit?" is asked of the two, whatever else is asked of the first.
  if (thread.length > 1 && WHICH_ONE.test(plain))
    return asked && asked.closeness >= SURE && isOfTalk(asked, thread)
      ? asked
      : whichOf(plain, thread)
  const isOfMore = own.length > 0 && thread.length === 0 && isLongStory(plain)
  if (!asked && isOfMore) {
    // "Why would a firm that makes a profit fire people" is about more than what a profit is.
    const question = nearestQuestion(plain)
    return question && hasNameOf(question, own) ? { question, closeness: 0 } : undefined
  }
  const isShort = own.length === 0 && contentWords(plain).length <= MOST_POINTING
  const [subject] = own.length === 0 && (isShort || POINTS_BACK.test(plain)) ? thread : []
  // "Why is it good for business?" is no question about whatever else is good for business.
  const isOfIt = POINTS_AT.test(plain)
  if (!subject || (asked && asked.closeness >= SURE && !isOfIt))
    return isElsewhereAbout(asked, plain, { own, thread }) ? undefined : asked
  const asks = CAUSES.test(plain) ? 'what causes' : plain
  const found = findCommonQuestion(`${asks} ${subject.term}`)
  const about = found && 'about' in found.question && findByName(found.question.about)
  // With its name added, any question of it is ahead of all others.
  const isOfIts = about && about.term === subject.term && !found?.isOfStory
  const isAnswer = isOfIts && found && isAskedSo(plain, found)
  const isCase = formOf(plain) === 'if'
  const isOfCase = isAnswer && (!isCase || (tellsOf(plain, found) && asksOfCase(plain, found)))
  return isOfCase && sharesOwn(asks, found.question, subject) ? found : undefined
}

/** So many words are no aside of a talk, which may mean something else there. */
const OF_ITSELF = 6

/** Of what is named, or a question that speaks of it. */
function hasNameOf(question: CommonQuestion, own: Subject[]): boolean {
  const about = 'about' in question ? findByName(question.about) : undefined
  const words = new Set([...question.asks, question.says].flatMap(searchTermsOf))
  return own.some(
    ({ term, card }) =>
      about?.card.id === card.id || searchTermsOf(term).every((word) => words.has(word)),
  )
}

/** "Which one should a food truck pick", of two ways to price: what is known of food trucks in general is of another matter. */
const isOfTalk = ({ question }: NonNullable<TurnReading['question']>, thread: Subject[]) =>
  !('about' in question) ||
  thread.some(({ card }) => card.id === findByName(question.about)?.card.id)

/** "Which is riskier" after stocks and bonds, where it is known of just these. */
function whichOf(plain: string, [one, other]: Subject[]): TurnReading['question'] {
  const found = findCommonQuestion(`${plain} ${one!.term} or ${other!.term}`)
  return found && found.closeness >= OF_BOTH ? found : undefined
}
/** A question that has only one of them in it does not come so close. */
const OF_BOTH = 0.85

/** A question with the talk's matter added to it comes near to any of that matter, so its form has to be the same as well. */
function isAskedSo(plain: string, { question, closeness }: NonNullable<TurnReading['question']>) {
  const form = formOf(plain)
  if (closeness >= SURE || form === undefined) return true
  const forms = question.asks.map((way) => formOf(wordsOf(way).join(' ')))
  const isLike = forms.includes(form) || forms.includes(undefined)
  return isLike && opensAsAnswerTo(question.says, plain)
}

/** "And if the manager isn't there": a case has to be spoken of in the answer. */
const tellsOf = (plain: string, { question, closeness }: NonNullable<TurnReading['question']>) =>
  closeness >= NEARBY || shareOf(plain, question.says) >= LEAST_OF_CASE
const NEARBY = 0.75
const LEAST_OF_CASE = 0.3

/** "What if the customer says no": whether it is shady has the same words, and is asked of no case. */
const asksOfCase = (plain: string, { question: { asks } }: NonNullable<TurnReading['question']>) =>
  asks.some((way) => OF_CASE.test(way) && shareOf(plain, way) >= LEAST_ALIKE)
const OF_CASE = /\b(?:if|when|without|but|and then|what happens)\b/i
const LEAST_ALIKE = 0.4

/** One of the turn's own words at least is in a way of asking it, beside the name; a turn without any has only its form. */
function sharesOwn(plain: string, { asks }: CommonQuestion, { term }: Subject): boolean {
  const named = searchTermsOf(term)
  const own = searchTermsOf(plain).filter((word) => !named.includes(word))
  const asked = new Set(asks.flatMap(searchTermsOf))
  return own.some((word) => asked.has(word)) || (own.length === 0 && aspectOf(plain) !== undefined)
}

/** A reason or a way that is asked for in so many words is hardly what one term of them is. */
const isLongStory = (plain: string) =>
  (ASKS_FIRST.test(plain) || ASKS_LAST.test(plain)) &&
  contentWords(focusOf(plain)).length >= LEAST_OF_STORY &&
  findByName(focusOf(plain)) === undefined
const LEAST_OF_STORY = 4
const ASKS_FIRST =
  /^((so|and|but|ok) )*(why|how come|how can|how do|how does|should|is it|can|what (should|would|can|do|happens))\b/
/** A case, and then the question. */
const ASKS_LAST =
  /\b(why|how come|how|how (does|do|is|did) (that|it|this)( even)? \w+|whats going on|(can|should|do|does|did|will|would) (he|she|they|we|i|it|that|my \w+)\b.{0,30}|is (that|it|this) (ok|okay|fair|legal|normal|allowed|right|smart|true))$/

/** A few words in a talk, or some with a pronoun, that come near to a common question of something else altogether. */
function isElsewhereAbout(
  asked: TurnReading['question'],
  plain: string,
  { own, thread }: Pick<TurnReading, 'own' | 'thread'>,
): boolean {
  if (!asked || thread.length === 0) return false
  // "Do I need a lot of money" in a talk about stocks is of no inheritance.
  if (!('about' in asked.question))
    return own.length === 0 && !namesSetting(plain) && contentWords(plain).length < MOST_POINTING
  if (asked.closeness >= SURE) return false
  const about = findByName(asked.question.about)
  const isPointing = POINTS_AT.test(plain)
  const isOurs = [...own, ...thread].some(({ card, term }) =>
    isPointing ? term === about?.term : card.id === about?.card.id,
  )
  return !isOurs && (contentWords(plain).length <= MOST_POINTING || isPointing)
}

/** "Why does it happen?" asks for no use of it. */
const CAUSES =
  /\b(why|how) (does|do|did|is|are|would) (it|this|that|they|these) (even )?(happen|there|start|come about|exist|rise|go up|occur)\b|\bwhat (causes|makes|caused) (it|this|that|them)\b|\b(cause|causes) of (it|this|that)\b|^((so|and|but|ok) )*(whats|what is|what are) the (cause|reason)s?$/

const POINTS_AT = /\b(it|they|them|that|this|those|these|one)\b/

/** Content words of a turn that may be about what was said before, without a pronoun. */
const MOST_POINTING = 3
