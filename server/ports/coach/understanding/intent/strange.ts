import { asksForName } from '../reading-turn/described.ts'
import { WHICH_ONE } from '../reading-turn/compared.ts'
import { sidesOf } from '../reading-turn/named-in.ts'
import { ASKS_FOR_MATERIALS } from '../reading-turn/own-materials.ts'
import type { Manner } from '../reading-turn/manner.ts'
import { asksLawOfTrade, isOffTopic, isSelling } from '../off-topic/off-topic.ts'
import type { TurnReading } from '../reading-turn/reading.ts'
import { namesSetting } from '../facts/competition-settings.ts'
import { isAmountOfIt } from '../reading-turn/follow-up.ts'
import { sceneOf, settingOf } from '../knowledge/scenes.ts'
import { rootsOf } from '../words/search-words.ts'
import type { Subject } from '../knowledge/subject.ts'
import { findByName, findSubjects, isNamedInFull } from '../knowledge/term-index.ts'
import { closestOf } from '../knowledge/told-of.ts'
import { asksOfTrade, isOfTrade } from '../words/asks-of-trade.ts'
import { STRANGE, strangenessOf } from '../off-topic/topic.ts'
import { undressed } from '../off-topic/undressed.ts'
import { plainOf } from '../plain/plain-turn.ts'
import { contentWords } from '../words/words.ts'

/** It is asked as other matters are, and hardly as ours: a term that stands in it is there by another meaning. */
export function isStrange(reading: TurnReading): boolean {
  const { plain, own, manner, focus, thread } = reading
  // "Quiz me", "simpler": of whatever the talk is about.
  if (manner === 'quiz') return isQuizElsewhere(reading)
  if (manner && contentWords(focus).length === 0) return false
  if (manner === 'about-the-tutor' && !isOffTopic(plain)) return false
  if (manner && WISHES.includes(manner) && own.length === 0 && thread.length > 0) return false
  // What a term means is asked in whatever words, and "pe" is a lesson, too.
  if (ASKS_BY_NAME.test(plain) && focus.includes(' ') && findByName(focus)) return false
  if (ASKS_FOR_MEANING.test(plain) && findByName(focus)) return false
  if (thread.length === 0 && !asksLawOfTrade(plain) && isInDisguise(reading)) return true
  if (manner === 'compare' && own.length + thread.length > 1) return false
  if (manner === 'compare' && sidesOf(plain).filter(findByName).length > 1) return false
  if (isOfOneName(reading) || asksLawOfTrade(plain)) return false
  if (isDressedUp(reading)) return true
  // "An example with bread": wherever it plays.
  if (thread.length > 0 && /example/.test(manner ?? '') && own.length === 0) return false
  if (thread.length > 0 && /example/.test(manner ?? '') && settingOf(plain)) return false
  if (thread.length > 0 && WHICH_ONE.test(plain)) return false
  if ([focus, focus.replace(PLACE, ''), focus.replace(PARTS_OF, '')].some(findByName)) return false
  if (isSelling(plain) && strangenessOf(plain) < CLEARLY_OTHER) return false
  if (asksOfTrade(plain) && strangenessOf(plain) < CLEARLY_OTHER) return false
  if (isOfItsName(plain, thread)) return false
  if (thread.length > 0 && isShortAside(reading)) return false
  if (isKnownOfTrade(reading) || isKnown(reading)) return false
  if (isOfCompetition(reading) || ASKS_FOR_MATERIALS.test(plain)) return false
  const isTerm = own.some((one) => isNamedInFull(one, plain))
  if (own.length > 0 && WANTS_A_CASE.test(plain)) return false
  // "Why does channel conflict happen": nearly nothing stands there but the name.
  const isNearlyNamed = own.some(({ term }) => isMostOf(term, plain))
  if (isTerm && isNearlyNamed && !isOffTopic(plain)) return false
  // "Whats a six sigma black belt": something of a term that is known.
  if (isTerm && own[0]?.kind === 'card' && DEFINES.test(plain)) return false
  const asked = own.length > 0 ? plain.replace(PLACE, '') : plain
  const goesOn = thread.length > 0 && (PRONOUN.test(plain) || sceneOf(plain) !== undefined)
  const isLikelyOurs = isTerm || own.length > 1 || goesOn || isBareTerm(reading) || isOfTrade(plain)
  if (asksOfTrade(plain)) return strangenessOf(asked) >= CLEARLY_OTHER
  return strangenessOf(asked) >= (isLikelyOurs ? 2 * STRANGE : STRANGE)
}

/** "Tell me what ROI means": a term by its name, and nothing beside it. */
const ASKS_BY_NAME = /^(?:(?:hey|so|ok|and) )*(?:whats|what is|what are|explain|define) /
const ASKS_FOR_MEANING =
  /^(?:(?:hey|so|ok|pls|please|can you|could you|and) )*tell me what .+ (?:is|are|means?|stands for|does)$/

/** What is asked in much the same words is known; "who is the manager of Arsenal", of any team, has to be nearly the same. */
const isKnown = ({ plain, question }: TurnReading) =>
  question !== undefined &&
  question.closeness >= (strangenessOf(plain) >= CLEARLY_OTHER ? NEARLY_SAME : CLOSE_ENOUGH)
const NEARLY_SAME = 0.9

/** Whatever dress of business it wears, what is asked in it is of another matter, and of no term. */
function isInDisguise({ last, question }: TurnReading): boolean {
  if (question && question.closeness >= CLOSE_ENOUGH) return false
  const asked = ASKED_LAST.exec(last)?.[1] ?? ''
  if (isOffTopic(plainOf(asked, null))) return true
  return undressed(last).some((asked) => {
    const plain = plainOf(asked, null)
    return (
      contentWords(plain).length >= (BEGINS_TO_ASK.test(plain) ? 1 : LEAST_NAMED) &&
      strangenessOf(plain) >= RATHER_STRANGE &&
      !findSubjects(plain).some((one) => isNamedInFull(one, plain))
    )
  })
}
/** "Quality control failed on the toilet, how do I unclog it": what is told before is of no account. */
const ASKED_LAST = /[,;]\s*((?:how do|how can|what should|where|which) [^,;]+)$/i
/** Content words; fewer may be a name of somebody or something, and a SWOT analysis of Nintendo is ours. */
const LEAST_NAMED = 3
const BEGINS_TO_ASK =
  /^(?:how|what|whats|who|which|where|when|why|should|can|tell|give|write|make|solve)\b/
/** The dress is a sign by itself. */
const RATHER_STRANGE = STRANGE / 2

/** "I have a chem quiz 2nd period", "quiz me on the periodic table". */
function isQuizElsewhere({ plain, own, area }: TurnReading): boolean {
  if (own.length > 0 || area) return false
  const asked = plain.replace(QUIZ_WISH, '')
  return contentWords(asked).length > 0 && strangenessOf(asked) >= STRANGE
}
const QUIZ_WISH =
  /\b(?:can you |please |pls )*(?:quiz|test|drill) (?:me )?(?:on |about |over |with )?/

/** "The market share of pokemon types": what is said beside the name of a term is clearly of another matter. */
function isDressedUp({ plain, own, thread, manner, question }: TurnReading): boolean {
  if (own.length === 0 || thread.length > 0 || manner === 'compare') return false
  if (question && question.closeness >= CLOSE_ENOUGH) return false
  if (WANTS_A_CASE.test(plain)) return false
  return strangenessOf(plain) >= STRANGE && strangenessOf(besideTerms(plain, own)) >= CLEARLY_OTHER
}
/** "What is motivation in terms of soccer", "explain scarcity with minecraft": told by another matter, and none itself. */
const WANTS_A_CASE =
  /\b(?:in terms of|using|as if|with an example)\b|^(?:(?:can|could) you )?(?:please )?(?:explain|define|describe|what is|whats|teach me) .+ (?:with|through|like) (?!my\b)\w+(?: \w+)?$/

/** A term that stands in full is seldom there by chance. */
const CLEARLY_OTHER = 2.4

/** "The target market of Fortnite", "a SWOT analysis of Nintendo": a term, and what it is to be said of. */
const isOfOneName = ({ plain, own }: TurnReading) =>
  own.some((one) => isNamedInFull(one, plain)) &&
  OF_A_NAME.test(plain) &&
  contentWords(besideTerms(plain, own)).length === 1
const OF_A_NAME = /\b(?:of|for) (?!my\b|me\b|our\b|your\b|the\b)[\w-]+$/

/** What stands in a turn beside the names of its terms. */
function besideTerms(plain: string, own: Subject[]): string {
  const named = own.flatMap(({ term }) => rootsOf(term))
  const isNamed = (word: string) => rootsOf(word).some((root) => named.includes(root))
  return plain
    .split(' ')
    .filter((word) => !isNamed(word))
    .join(' ')
}

/** "Why do they charge more for skins in season": other matters are asked in such words, but not that question. */
export const isKnownOfTrade = ({ plain, question }: TurnReading) =>
  question !== undefined && question.closeness >= CLOSE_OF_TRADE && asksOfTrade(plain)
const CLOSE_OF_TRADE = 0.55

/** "What should I eat before the exam": an answer to it is known, and where it is asked of is ours. */
export const isOfCompetition = ({ plain, question }: TurnReading) =>
  question !== undefined &&
  'title' in question.question &&
  (namesSetting(plain) || /\bclusters?\b/.test(plain))

/** A name of several words, and at most one word more. */
const isMostOf = (term: string, plain: string) => {
  const { length } = contentWords(term)
  return length > 1 && contentWords(plain).length <= length + 1
}
const DEFINES = /^(?:(?:so|and|but|hey|ok|wait) )*(?:what is|whats|what are|define|explain) /
/** Of the talk's matter, whatever reason is given for the wish: "simpler pls, my brain is fried". */
const WISHES: Manner[] = ['simpler', 'another-example']

/** "Segment the market for a trampoline park": where it is done is of no matter. */
const PLACE = / (?:for|at|in|of) (?:an?|my|our|the|some) (?:\w+ ){0,2}\w+$/

/** It may stand for what the talk is about. */
const PRONOUN =
  /\b(it|its|that|this|they|them|their|those|these)\b|\bones?(?= (is|are|does|would)\b|$)/

/** "How long does it last", "what if supply falls": too few words to be of another matter, unless they name one. */
function isShortAside({ plain, thread }: TurnReading): boolean {
  const { length } = contentWords(plain)
  if (length > SHORT_ASIDE || isOffTopic(plain)) return false
  const strangeness = strangenessOf(plain)
  if (length < SHORT_ASIDE && PRONOUN.test(plain)) return strangeness < 5 * STRANGE
  const most = (length === 1 ? 4 : 3) * STRANGE
  return strangeness < most && (isAmountOfIt(plain) || hasMostOf(plain, thread))
}
/** Content words. */
const SHORT_ASIDE = 3

/** "Is a house liquid" in a talk about liquidity. */
const isOfItsName = (plain: string, thread: Subject[]) =>
  contentWords(plain).length <= SHORT_ASIDE &&
  thread.some(({ term }) => rootsOf(term).some((root) => rootsOf(plain).includes(root)))

const hasMostOf = (plain: string, thread: Subject[]) =>
  thread.some(
    (subject) =>
      closestOf(subject, plain).share >= MOST ||
      rootsOf(subject.term).some((root) => rootsOf(plain).includes(root)),
  )
const MOST = 0.6

const CLOSE_ENOUGH = 0.8

/** "What is yield": a term that is not known is no description of one that is. */
export const isBareTerm = ({ plain, focus }: TurnReading) =>
  /^((so|and|but|hey|ok|wait) )*((what is|whats|what are)(?! (on|in|at|inside|under|after|before|left|the (left|right|first|last|next|main|best|worst|difference|point|other)))|define|explain|what does \w+ mean|meaning of)\b/.test(
    plain,
  ) &&
  contentWords(focus).length <= 2 &&
  !asksForName(plain)

/** "The elements of a valid contract": what is named after it is asked about. */
const PARTS_OF =
  /^(?:(?:the|main|basic|key|different|four|five|three|six|seven|\d) )*(?:elements|parts|steps|types|kinds|stages|components|requirements|features|characteristics|examples|rules|principles|advantages|disadvantages|benefits) (?:of|for|in) (?:(?:an?|the|valid|good|legal|typical|strong|successful|effective|written) )*/
