import { aspectOf } from '../knowledge/aspect.ts'
import { indicatorOf, struggles } from '../reading-turn/area-of-turn.ts'
import { findArea } from '../facts/areas.ts'
import { ASKS_TO_DO, asksQuestion, isOneSubject, isSure, keepsToTerm, outdoes } from './asked.ts'
import { CHOOSES, comparable, COMPARES_IT } from '../reading-turn/compared.ts'
import { asksAtLength, asksForName, describedBy, isStoryOf } from '../reading-turn/described.ts'
import {
  choosesPlace,
  isAnswerTo,
  isAsking,
  relatesTo,
  statesAnswer,
} from '../reading-turn/earlier-question.ts'
import { facetsOf } from '../knowledge/facets.ts'
import { factOf } from '../facts/facts.ts'
import { asksForSide, isElsewhere, isFollowUp } from '../reading-turn/follow-up.ts'
import { frameOf } from '../facts/frames.ts'
import { rowOf, type Intent } from './intent.ts'
import { isDecidedIn, sortingOf, undecidedIn } from '../reading-turn/kinds.ts'
import type { Manner } from '../reading-turn/manner.ts'
import { isForbiddenTrade } from '../off-topic/forbidden-trade.ts'
import { isBesideThePoint, isCreativeWish, isGossip, isOffTopic } from '../off-topic/off-topic.ts'
import { LIFE_OF_TUTOR, SMALL_TALK_OF_THE_DAY } from '../reading-turn/life-of-tutor.ts'
import { isOwnMisdeed } from '../off-topic/own-misdeed.ts'
import { ownTroubleIn } from '../off-topic/own-trouble.ts'
import { whoPicks } from '../reading-turn/picks.ts'
import { isOfWorkTogether } from '../off-topic/with-partner.ts'
import { unknownOr } from './otherwise.ts'
import { guessesInQuiz } from '../quiz/quiz-guess.ts'
import { isPastedItem } from '../items/pasted-item.ts'
import type { TurnReading } from '../reading-turn/reading.ts'
import { asksWhySuggested } from '../reading-turn/suggested.ts'
import { isStrange } from './strange.ts'
import { findByName } from '../knowledge/term-index.ts'
import { toldOf } from '../knowledge/told-of.ts'
import { contentWords } from '../words/words.ts'

const ONE_MORE = /^((and|ok|give me) )*(another|another one|one more|next|again|a different one)$/

/** What the last turn wants, by everything that is known of it. */
const STUDIES = /\bwhat (?:should|do|can|could) i (?:study|learn|do|practice|review|work on) next\b/

export function intentOf(reading: TurnReading): Intent {
  const { last, plain, manner, own, before } = reading
  // What we have an answer to in just these words is no wish to be declined.
  const exact = reading.question?.isExact ? reading.question.question : undefined
  // Two terms have their table; what was written of just the two has its own.
  const isCompared = manner === 'compare' && own.length > 0 && exact && 'about' in exact
  if (exact && !isCompared && !sortingOf(plain))
    return before?.kind === 'quiz' && before.command ? 'answer' : 'asked'
  if (manner && isIntent(manner) && rowOf(manner).isDeclined) return manner
  if (isForbiddenTrade(plain) || isOwnMisdeed(plain)) return 'crime'
  if (isPastedItem(last)) return 'pasted-item'
  if (before?.kind === 'quiz' && before.command) return 'answer'
  if (manner === 'own-results' || manner === 'recap') return manner
  if (reading.suggested && asksWhySuggested(plain, reading.suggested)) return 'why-suggested'
  if (picksOne(reading)) return 'compare'
  if (reading.enumerated && !isQuizAnswer(reading)) return 'enumerated'
  // "What should I study next" goes on from the talk's matter, whatever else is asked of that in such words.
  if (manner === 'what-next' && own.length === 0 && STUDIES.test(plain)) return 'what-next'
  if (isQuizAnswer(reading)) return 'answer'
  if (reading.question?.isNext) return 'asked'
  if (isPleaAgain(reading)) return 'off-topic'
  if (!isAskedInAllWords(reading) && isOfOthers(plain)) return 'off-topic'
  if (manner === 'advice') return manner
  if (LIFE_OF_TUTOR.test(plain) || isOfTheDay(reading)) return 'small-talk'
  // "Is a hammer land, labor or capital?": what is asked of a strange thing may be ours.
  if (isStrange(reading) && !sortingOf(plain) && !undecidedIn(plain) && !factOf(plain)?.wins)
    return 'off-topic'
  if (
    before &&
    relatesTo(before, plain) &&
    isAnswerTo(before, plain, { manner, names: own, isAsking: isAsking(last, plain) })
  )
    return 'answer'
  if (plain === '') return 'unclear'
  return questionIntent(reading) ?? mannerIntent(reading)
}

/** Put as a statement or as a guess; a wish that only begins like one is none. */
const isQuizAnswer = ({ plain, manner, own, before }: TurnReading) =>
  before?.kind === 'quiz' &&
  ((!manner && statesAnswer(before, plain)) ||
    ((!manner || manner === 'compare') &&
      (choosesPlace(plain) || guessesInQuiz(plain, before.options, own))))

/** In a quiz, "im tired" is for the quiz. */
const isOfTheDay = ({ plain, before, manner }: TurnReading) =>
  before?.kind !== 'quiz' && manner !== 'distress' && SMALL_TALK_OF_THE_DAY.test(plain)

const isOfOthers = (plain: string) =>
  isCreativeWish(plain) ||
  isGossip(plain) ||
  ((isBesideThePoint(plain) || ownTroubleIn(plain)) && !isOfWorkTogether(plain))

/** Outside of a talk, in all words that tell: a manager who dates a coworker, and who gets the good shifts, is no gossip. */
const isAskedInAllWords = ({ question, plain, thread }: TurnReading) =>
  question !== undefined &&
  thread.length === 0 &&
  question.closeness >= SAME_WORDS &&
  contentWords(plain).length >= LEAST_OUTRIGHT
const SAME_WORDS = 0.99
/** Content words; fewer may be of anything. */
const LEAST_OUTRIGHT = 4

/** What is asked in words that are known, as a whole or by what they describe. */
function questionIntent(reading: TurnReading): Intent | undefined {
  const { plain, own } = reading
  if (asksToKeep(reading)) return 'side'
  const fact = isOfTalkAlone(reading) ? undefined : factOf(plain)
  const indicator = fact && !fact.wins ? indicatorOf(plain) : undefined
  if (indicator) return 'area'
  if (fact && (own.length === 0 || fact.wins)) return outdoes(reading, fact) ? 'asked' : 'fact'
  if (sortsThing(reading)) return 'sorting'
  if (asksQuestion(reading)) return 'asked'
  const isByTheWay =
    asksAtLength(plain) || asksForOther(reading) || own.every(({ kind }) => kind !== 'card')
  // "A good name for my dog" is no description, "a pizza place that pays for a famous name" is one.
  const isIdle = isOffTopic(plain) && own.length === 0 && !asksAtLength(plain)
  const isOfThread = isFollowUp(reading)
  if (asksForName(plain) && isByTheWay && !isIdle && !isOfThread && describedBy(plain))
    return 'describes'
  // What to do is no name to be guessed.
  if (ASKS_TO_DO.test(plain) && !asksForName(plain) && !isOfThread)
    return frameOf(plain) && !own.some(({ term }) => facetsOf(term).how) ? 'fact' : undefined
  const isAside = reading.thread.length > 0 && contentWords(plain).length <= FEW_WORDS
  if (!isAside && !keepsToTerm(reading) && isStoryOf(plain, own)) return 'describes'
  return undefined
}

/** "Which one would a food truck pick", of two that it names or that the talk is about. */
const picksOne = ({ plain, own, thread }: TurnReading) =>
  whoPicks(plain) !== undefined && (own.length > 1 || (own.length === 0 && thread.length > 1))

/** "C'mon, it's just one paragraph": the wish that was declined, put once more, and no term in it. */
const isPleaAgain = ({ plain, wasDeclined, own, area, manner, question }: TurnReading) =>
  wasDeclined &&
  PLEADS.test(plain) &&
  own.length === 0 &&
  !area &&
  (manner === undefined || manner === 'example') &&
  (question === undefined || question.closeness < SURELY_ASKED)
const PLEADS =
  /\b(?:cmon|come on|please please|pretty please|just (?:this|the|one) (?:once|one|time)|only (?:this|the) once|dont be like that|be nice|i (?:\w+ )?(?:earned|deserve)\b|ill be (?:so |ur |your )|nobody (?:will|has to|needs to) know|one (?:little|tiny|quick) (?:thing|favor)|(?:its|it is|thats) (?:just|only) (?:one|a|1))\b/
const SURELY_ASKED = 0.8

/** A yes, a no and a comparison are read further before it is known what they want. */
const isIntent = (manner: Manner): manner is Manner & Intent =>
  manner !== 'compare' && manner !== 'yes' && manner !== 'no'

/** Content words; a story has more. */
const FEW_WORDS = 3

/** "Whats the penalty" in a talk about a law asks nothing of the exam. */
const isOfTalkAlone = ({ plain, thread }: TurnReading) =>
  thread.length > 0 &&
  (contentWords(plain).length === 1 ? /^(whats|what is) the \w+$/.test(plain) : COSTS.test(plain))

/** "How much does it cost": of nothing in the competition. */
const COSTS =
  /\bhow (?:much|expensive) (?:does|do|would|will|is|are) (?:it|that|this|they|one)\b(?! (?:count|worth of))/

/** "What is segmentation by lifestyle called": a kind of what is named, by a name of its own. */
function asksForOther({ plain, own }: TurnReading): boolean {
  const [best] = / called$|\bcalled what$/.test(plain) ? (describedBy(plain) ?? []) : []
  return best !== undefined && own.every(({ term }) => term !== best.subject.term)
}

/** Asks what kind a thing is, and no answer that was written for just that question decides it. */
function sortsThing(reading: TurnReading): boolean {
  const { plain, question } = reading
  if (/^((can|could) you )?(explain|define|describe)\b/.test(plain)) return false
  // "Debt-to-equity ratio" names two kinds, and is a name itself.
  if (findByName(reading.focus) || isOfBoth(reading)) return false
  const isKnown = isSure(reading)
  const sorting = sortingOf(plain)
  if (sorting) return !isKnown || !isDecidedIn(question!.question.says, sorting)
  return !isKnown && undecidedIn(plain) !== undefined
}

/** "Are consignment and a credit sale the same thing": two to be told apart, and none to be sorted. */
const isOfBoth = ({ manner, own, plain }: TurnReading) =>
  manner === 'compare' && own.length > 1 && /\bsame\b/.test(plain)

/** "How do I remember that?", "which company does it?": of the talk's matter, where something is known of that. */
function asksToKeep({ plain, own, thread }: TurnReading): boolean {
  const aspect = aspectOf(plain)
  if (aspect !== 'remember' && aspect !== 'company') return false
  return [...own, ...thread].some((subject) => toldOf(subject, plain, aspect) !== undefined)
}

/** By the manner of the turn and what it names. */
function mannerIntent(reading: TurnReading): Intent {
  const { plain, manner, own, thread, area, before, focus } = reading
  if (manner === 'yes') return thread.length > 0 || before ? 'quiz' : 'unclear'
  if (manner === 'no') return 'declines'
  if (own.length === 1 && thread.length > 0 && COMPARES_IT.test(plain)) return 'compare'
  if (own.length === 0 && thread.length > 1 && CHOOSES.test(plain)) return 'compare'
  if (manner === 'compare')
    return comparable(own, thread, plain).length === 0
      ? unknownOr(reading)
      : isOneSubject(reading)
        ? 'explain'
        : 'compare'
  if (manner === 'quiz' && reading.wasExample && ONE_MORE.test(plain)) return 'another-example'
  if (manner === 'quiz') return manner
  // "Explain span of control pls, test tomorrow" wants no plan.
  if (manner === 'what-next' && !(own.length > 0 && EXPLAINS.test(plain))) return manner
  if (own.length === 0 && (area ? struggles(plain) : thread.length === 0 && IMPROVES.test(plain)))
    return 'what-next'
  if (manner && TALK.includes(manner)) return manner
  if (own.length === 2 && BETTER_THAN.test(plain)) return 'compare'
  const frame = frameOf(plain)
  if (asksForSide(reading)) return frame?.wins || (frame && !isToldOf(reading)) ? 'fact' : 'side'
  if (manner === 'example' && own.length > 0 && EXPLAINS.test(plain)) return 'explain'
  if (manner && own.length + thread.length > 0)
    return own.length === 0 && isElsewhere(reading) ? unknownOr(reading) : manner
  if (own.length > 1 && /\bor\b|^between\b/.test(plain)) return 'compare'
  if (
    area &&
    (own.length === 0 || focus === '' || (isAreaName(focus) && asksForArea(plain, focus)))
  )
    return 'area'
  if (own.length > 0) return 'explain'
  if (manner === 'wants-answer') return manner
  return unknownOr(reading)
}

/** "How do I get better at that" after the student's own results. */
const IMPROVES =
  /^(?:(?:so|and|but|ok) )*how (?:do|can|could|should|would) i (?:get better|improve|fix that)(?: (?:at|on|in) (?:it|that|this|them|those|these))?$/

/** Whether something is known of the side that is asked for; a follow-up is about its matter even so. */
const isToldOf = ({ plain, own }: TurnReading) =>
  own.length === 0 || own.some((subject) => toldOf(subject, plain, aspectOf(plain)) !== undefined)

/** "Is a partnership better than a sole proprietorship" */
const BETTER_THAN = /\b(better|worse|safer|riskier|cheaper|easier|harder) (idea |choice )?than\b/

const TALK: Manner[] = ['thanks', 'greeting', 'farewell', 'small-talk', 'about-the-tutor']

/** "Marketing" and "economics" alone are areas, even where a term is called alike; "teamwork" is a term. */
const isAreaName = (focus: string) => {
  const term = findByName(focus)
  const isTermsOwn = term?.term.toLowerCase() === focus && findArea(focus)?.toLowerCase() !== focus
  return findArea(focus) !== undefined && term?.kind !== 'card' && !isTermsOwn
}

/** Named bare, or asked for as a whole. */
const asksForArea = (plain: string, focus: string) =>
  plain === focus ||
  /\b(topics?|concepts?|terms?|areas?|overview|summary|everything|all|about)\b/.test(plain)

/** "Explain elastic demand with an example": an explanation has one. */
const EXPLAINS =
  /^((can|could|would) you |please )*(explain|define|describe|(whats|what is|what are)(?! (an?|some|one|the|a few) (\w+ )?examples?))\b/
