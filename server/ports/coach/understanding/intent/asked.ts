import { aspectOf, WHEN_USED } from '../knowledge/aspect.ts'
import { SURE } from '../knowledge/common-questions.ts'
import { facetsOf } from '../knowledge/facets.ts'
import { asksForName } from '../reading-turn/described.ts'
import type { Fact } from '../facts/facts.ts'
import type { Manner } from '../reading-turn/manner.ts'
import { sidesOf } from '../reading-turn/named-in.ts'
import { isOffTopic } from '../off-topic/off-topic.ts'
import { asksLawOfCase, saysWhether } from '../reading-turn/law-of-trade.ts'
import type { TurnReading } from '../reading-turn/reading.ts'
import { isKnownOfTrade, isOfCompetition } from './strange.ts'
import { mendedWords } from '../plain/mended-words.ts'
import { findByName } from '../knowledge/term-index.ts'
import { lostSide } from '../reading-turn/unknown-part.ts'
import { strangenessOf } from '../off-topic/topic.ts'
import { asksOfTrade } from '../words/asks-of-trade.ts'
import { withKinds } from '../words/named-things.ts'
import { contentStems, contentWords } from '../words/words.ts'

/** A common question of the competition, or of a term where the fact is only nearby, in nearly the same words. */
export const outdoes = (reading: TurnReading, { id, wins, title, isSurest }: Fact) => {
  const { question, plain } = reading
  if (!question || isSurest) return false
  // What to do is no answer to whether it is legal.
  if (asksLawOfCase(plain) && saysWhether(question.question)) return true
  // "What are performance indicators, and …" begins with what the fact says.
  const isDefined = DEFINITION.test(plain) && plain.split(' and ')[0]!.endsWith(title.toLowerCase())
  if (isDefined) return false
  const isOfCompetition = 'title' in question.question
  // "What happens if" asks for more than how long or how many.
  if (isOfCompetition && (aspectOf(plain) === 'if' || question.closeness >= CLOSER)) return true
  if (question.isOfStory && !wins) return true
  // "My coworker never does the closing list": what was written of just that says more than how conflicts are solved.
  if (id === 'conflict-at-work' && question.closeness >= OF_JUST_THAT) return true
  return isSure(reading) && (!wins || isOfCompetition)
}

/** Between one way of asking and the turn. */
const OF_JUST_THAT = 0.55

export const isSure = ({ question }: TurnReading) => (question?.closeness ?? 0) >= SURE

/** A bare "what is X?" and "X or Y?" are for what is known of X and Y, unless they are asked just so. */
export function asksQuestion(reading: TurnReading) {
  const { question, plain, focus, manner, own } = reading
  if (!question || isOfPart(reading)) return false
  if (isOfAnother(reading) || isOfNamesake(reading) || isOfOtherSide(reading)) return false
  // "ROI if I spend 400 and get 520 back" gives figures for a sum, and tells no case.
  if (isSumOfOwn(reading)) return false
  // "What is the money called that …" wants a name.
  if (asksForName(plain) && question.closeness < CLOSER && !isNamedThere(reading)) return false
  // With the talk's matter in mind nearly anything comes near to a question of it.
  const isOurs =
    isOfCompetition(reading) ||
    isKnownOfTrade(reading) ||
    question.closeness >= (strangenessOf(plain) < 0 ? CLOSE_AND_LIKELY : CLOSER)
  if (own.length === 0 && isOffTopic(plain) && !isOurs) return false
  if (manner && WISHES.includes(manner) && reading.thread.length > 0 && plain.length < SHORT_WISH)
    return false
  if (manner === 'simpler' && own.length > 0) return false
  if (manner && WISHES.includes(manner) && findByName(focus)) return false
  if (manner && NEVER_COMMON.includes(manner))
    return contentWords(focus).length > 0 && question.closeness >= DESPITE_MANNER
  if (asksWhatItIs(reading)) return false
  if (DEFINITION.test(plain) && own.length > 0) return isSure(reading) && !asksForBoth(reading)
  if (manner !== 'compare') return true
  if (asksForBoth(reading)) return false
  // "SWOT or GROT": no question of the one tells it from the other.
  if (own.length === 1 && !isSure(reading) && lostSide(plain, own)) return false
  // "Is that the same as a target market?" has its other side in the talk.
  if (reading.thread.length > 0 && /\b(it|that|this|they|those)\b/.test(plain)) return false
  return own.length === 0 ? reading.thread.length === 0 : own.length === 1 && !isOneSubject(reading)
}

/** "What do you call it when a star pushes a product": the answer to what is asked so, too, names it. */
const isNamedThere = ({ plain, question }: TurnReading) =>
  question !== undefined &&
  (question.isOfStory === true || question.closeness >= NEAR_ENOUGH) &&
  asksOfTrade(plain) &&
  question.question.asks.some(asksForName)
const NEAR_ENOUGH = 0.4

/** A term by its name, and nothing of it beside what it is. */
const asksWhatItIs = ({ plain, focus, manner }: TurnReading) =>
  findByName(focus) !== undefined &&
  (DEFINITION.test(plain) ||
    WORKS.test(plain) ||
    LOST_ON.test(plain) ||
    (manner === undefined && aspectOf(plain) === undefined))

/** "Gross profit and net profit" are two, though both stand under one name as well. */
const asksForBoth = ({ manner, plain }: TurnReading) =>
  manner === 'compare' &&
  new Set(sidesOf(plain).flatMap((side) => findByName(side)?.term ?? [])).size >= 2

function isSumOfOwn({ question, own, plain }: TurnReading): boolean {
  const about = question && 'about' in question.question ? question.question.about : undefined
  const isOfOwn = own.some(({ term }) => term === about)
  return !isOfOwn && own.some(({ kind }) => kind === 'card') && FIGURES.test(withKinds(plain))
}
/** The number in a game's name is none of them. */
const FIGURES = /\d\D+\d/

/** "Is publicity free": a term that is named outweighs a question of another that is not even near. */
function isOfAnother({ question, own, plain }: TurnReading): boolean {
  if (!question || !('about' in question.question) || question.closeness >= NEARBY) return false
  const { about } = question.question
  const isShort = contentWords(plain).length <= SHORT_STORY
  return isShort && own.length > 0 && own.every(({ term }) => term !== about)
}
const NEARBY = 0.75

/** "Why is equity financing important": what is said of debt financing, which comes near to it, is no answer. */
function isOfNamesake({ question, focus }: TurnReading): boolean {
  const named = findByName(focus)
  const about = question && 'about' in question.question ? question.question.about : undefined
  return (
    named !== undefined && about !== undefined && about !== named.term && !isInSameWords(question!)
  )
}
/**
 * "Why would you need a business plan": how one is written has the same words that tell, and is no reason. Where hardly
 * more than the term is named, what is known of the side that is asked for says more than what was asked of another.
 */
function isOfOtherSide({ question, own, plain, focus }: TurnReading): boolean {
  const [subject, ...others] = own
  if (!question || question.isExact || !subject || others.length > 0) return false
  const { why, how, good } = facetsOf(subject.term)
  const isSide = SIDES_ASKED.find(({ asks }) => asks(plain))
  if (!isSide || !isSide.needs.every((side) => ({ why, how, good })[side] !== undefined))
    return false
  const asked = contentStems(focus)
  const beside = asked.filter((word) => !contentStems(subject.term).includes(word))
  return (
    beside.length <= MOST_BESIDE &&
    beside.length < asked.length &&
    question.question.asks.every((way) => !isSide.asks(mendedWords(way).join(' ')))
  )
}
const SIDES_ASKED: { asks: (plain: string) => boolean; needs: ('why' | 'how' | 'good')[] }[] = [
  { asks: (plain) => WHEN_USED.test(plain), needs: ['why', 'good'] },
  { asks: (plain) => aspectOf(plain) === 'why', needs: ['why'] },
  { asks: (plain) => aspectOf(plain) === 'how', needs: ['how'] },
]
/** Words beside the term, such as "need" and "businesses". */
const MOST_BESIDE = 2

const isInSameWords = ({ closeness }: { closeness: number }) => closeness >= SURE

/** Content words. */
const SHORT_STORY = 4

/** "The maturity stage of the product life cycle": the first is asked about, and a question of the second is near. */
function isOfPart({ question, own, plain }: TurnReading) {
  const about = question && 'about' in question.question ? question.question.about : undefined
  const [part, ...others] = own
  return (
    / (of|in) /.test(plain) &&
    part?.term !== about &&
    others.some(({ term }) => term === about) &&
    question!.closeness < SURE
  )
}

/** It asks for a term by its name, or for something to be done with one. */
export const keepsToTerm = ({ plain, focus, manner, own }: TurnReading) =>
  (manner !== undefined && manner !== 'why' && own.length > 0) ||
  (own.length > 0 && findByName(focus) !== undefined && plain !== '') ||
  asksAtEnd(plain)

/** "… at an average rate of $120. What's RevPAR?" */
const asksAtEnd = (plain: string) => {
  const term = plain.match(
    /\b(?:whats|what is|what are|find|calculate|figure out) (?:the |its |their |my |our )?((?:\w+ ?){1,4})$/,
  )?.[1]
  return term !== undefined && findByName(term) !== undefined
}

/** "RAM vs ROM": both are told apart in what is said of the one. */
export const isOneSubject = ({ own, plain, focus }: TurnReading) =>
  own.length === 1 &&
  // "The difference between debit and credit".
  (findByName(focus.replace(/^differences? between /, ''))?.term === own[0]!.term ||
    sidesOf(plain).filter((side) => findByName(side)?.term === own[0]!.term).length > 1)

/** Of the competition, a question in much the same words says it more exactly than a general fact. */
const CLOSER = 0.85
/** The same of what is asked as our matters are: "why do netflix shows get cancelled" names a show, and asks of business. */
const CLOSE_AND_LIKELY = 0.6

const DEFINITION =
  /^(what (is|are|does)|whats|define|explain|describe|tell me|meaning|definition|who)\b|\b(meaning|definition|def|means?|explain|explained)$/
/** "Can you explain X to me", "I don't get X". */
const LOST_ON =
  /^(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:explain|define|describe|tell me)|i (?:still )?(?:dont|do not|cant) (?:really )?(?:get|understand|know)|im (?:so |really )?(?:confused|lost)|help me understand)\b/
/** "How does just in time work": what it is. */
const WORKS = /^how (do|does|is|are) .+ (work|works|used|done)$/
/** "Not in the scenario" sounds like a wish for an example. */
const DESPITE_MANNER = 0.8
/** In a talk, a few words with "example" in them are a wish for one. */
const WISHES: Manner[] = ['example', 'another-example']
const SHORT_WISH = 60
const NEVER_COMMON: Manner[] = [
  ...(['quiz', 'what-next', 'formula', 'example', 'another-example', 'simpler'] as const),
  ...(['about-the-tutor', 'thanks', 'greeting', 'farewell', 'small-talk', 'wants-answer'] as const),
]

/** Wants a way to act: what to do is no name to be guessed. */
export const ASKS_TO_DO =
  /\bwhat (do|should|would|can|could|must) (i|you|we|they|he|she|it|an?|the|my|our) ?(\w+ ){0,3}do\b|\bhow (should|would|do|can) (i|you|we|they|an?|the|my) (\w+ ){0,2}(handle|react|respond|deal|treat)\b/
