import { ASKS_TO_DO } from './asked.ts'
import { nearestQuestion } from '../knowledge/common-questions.ts'
import { ALIKE, asksForName, describedBy, nearestTo } from '../reading-turn/described.ts'
import { isFollowUp, SETS_A_SCENE } from '../reading-turn/follow-up.ts'
import { frameOf } from '../facts/frames.ts'
import type { Intent } from './intent.ts'
import { asksLawOfTrade, isOffTopic, isRiddle } from '../off-topic/off-topic.ts'
import type { TurnReading } from '../reading-turn/reading.ts'
import { isBareTerm } from './strange.ts'
import { isKnownWord } from '../knowledge/term-index.ts'
import { asksOfTrade, isOfTrade } from '../words/asks-of-trade.ts'
import { STRANGE, strangenessOf } from '../off-topic/topic.ts'
import { contentWords } from '../words/words.ts'

/** What is neither known nor described may still be thought through. */
export function unknownOr(reading: TurnReading): Intent {
  const intent = otherwise(reading)
  const isLost = intent === 'unknown' || intent === 'unclear'
  const isLong = contentWords(reading.plain).length >= LEAST_FRAMED
  return isLost && isLong && frameOf(reading.plain) ? 'fact' : intent
}

/** Fewer words are too little to be thought through. */
const LEAST_FRAMED = 3

function otherwise(reading: TurnReading): Intent {
  const { plain, focus, thread, manner } = reading
  const words = contentWords(plain)
  const pointsBack = isFollowUp(reading)
  if (asksLawOfTrade(plain)) return 'unknown'
  if (isOffTopic(plain) && !(pointsBack && SETS_A_SCENE.test(plain))) return 'off-topic'
  if (manner && manner !== 'compare' && contentWords(focus).length === 0)
    return thread.length > 0 ? (manner as Intent) : 'unclear'
  if (words.length > 0 && words.every((word) => /^[\d.]+$/.test(word)))
    return thread.length > 0 ? 'unclear' : 'off-topic'
  if (isBareTerm(reading) && !describedBy(plain)?.some(({ likeness }) => likeness >= ALIKE))
    return 'unknown'
  const isAskedOfTrade = asksOfTrade(plain)
  const isOurs = pointsBack || isAskedOfTrade || (frameOf(plain) && ASKS_A_WAY.test(plain))
  // A term that is not known, or a question of prices and sales, is taken for ours where it is not clearly another matter.
  const most = isOfTrade(plain)
    ? 2 * STRANGE
    : ON_STAGE.test(plain) || DEFINES.test(plain) || words.length < 2
      ? STRANGE
      : 0
  if (!isOurs && strangenessOf(plain) > most) return 'off-topic'
  if (isRiddle(plain)) return 'off-topic'
  const isAdvice = ASKS_TO_DO.test(plain) && !asksForName(plain)
  if (!pointsBack && !isAdvice && describedBy(plain)) return 'describes'
  if (words.length === 0) return thread.length > 0 ? 'more' : 'unclear'
  // "Is it always good?": a pronoun, and nothing that would be a matter of its own.
  if (pointsBack) return 'more'
  // A term that was asked for by its name is unknown; other talk that is mostly of strange things is not for a tutor.
  if (contentWords(focus).length <= 3 && DEFINES.test(plain)) return 'unknown'
  if (words.length >= A_STORY && nearestTo(plain, { focus, thread: [] }).length > 0)
    return 'unknown'
  const asks = isAskedOfTrade || ASKS.test(plain) || ASKS_WITHIN.test(plain)
  if (/\b(i|im|my|that|was|is|are|you|he|she|they)\b/.test(plain) && !asks)
    return words.length >= A_STORY && nearestQuestion(plain) ? 'unknown' : 'unclear'
  const isOfField =
    isAskedOfTrade || manner === 'compare' || words.filter(isKnownWord).length / words.length >= 0.6
  // "Where would the ipod be", in a talk about the product life cycle: what is asked as ours is, of its matter.
  const goesOn = thread.length > 0 && asks && strangenessOf(plain) < SURELY_OURS
  return isOfField || goesOn || ON_STAGE.test(plain) ? 'unknown' : 'off-topic'
}
const SURELY_OURS = -2
/** Whatever else is said there, it is said of the competition. */
const ON_STAGE = /\b(?:the|my|a) judges?\b|\b(?:my|the|a) role ?plays?\b/

const ASKS_A_WAY = /^((so|and|but|ok|hey) )*(how|what (should|would|can|could|do)|should|if|help)\b/

/** Content words of somebody who tells something, and not in passing. */
const A_STORY = 6
const ASKS =
  /^(and |so |but |ok |hey )*(what|whats|why|how|hows|when|who|where|which|can|could|do|does|did|is|are|should|would|will|tell|explain|give|show|help|any)\b/
/** Somebody tells their story first, and then asks. */
const ASKS_WITHIN =
  /\b(what|how|why|who|when|where|which) (do|does|did|should|would|can|could|to|is|are|else|even)\b|\b(should|can|could|do|does|would|will) (i|we|they|you|he|she|it)\b/
const DEFINES =
  /\b(what|whats|define|definition|explain|meaning|mean|means|stand for|tell me about|help me with|understand|get|how does .+ work|know)\b/
