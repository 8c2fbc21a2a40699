import { aspectOf, WHEN_USED } from '../knowledge/aspect.ts'
import { focusOf } from './focus.ts'
import { isOffTopic } from '../off-topic/off-topic.ts'
import type { TurnReading } from './reading.ts'
import { sceneOf, settingOf } from '../knowledge/scenes.ts'
import type { Subject } from '../knowledge/subject.ts'
import { findByName, isKnownWord } from '../knowledge/term-index.ts'
import { closestOf, toldOf } from '../knowledge/told-of.ts'
import { NEXT_THING } from './with-names.ts'
import { strangenessOf } from '../off-topic/topic.ts'
import { contentWords } from '../words/words.ts'

/** A pronoun, or a side of something that was named before: "what are the downsides?" */
export const POINTS_BACK =
  /\b(it|its|that|this|they|them|their|those|these|one|ones|mine|there|others?)\b|^(so|and|but|then|wait|ok so|what about|how about) |^((and|so|ok|okay|but|also) )*((what|what are|whats|what is|any|are there any|tell me|give me) )?(the |some )?(downsides?|upsides?|advantages?|disadvantages?|pros|cons|pros and cons|benefits?|drawbacks?|risks?|problems?|steps|types|kinds|parts|costs?|purpose|advantages and disadvantages)$/
/** Whether a turn asks for more of a matter than what it is: whether it is good, what if, how, who. */
export function asksForSide(reading: TurnReading): boolean {
  const { plain, manner, own } = reading
  if (manner && manner !== 'why' && manner !== 'more') return false
  const aspect = aspectOf(plain)
  if (own.length === 0)
    return WHEN_USED.test(plain) || (manner !== 'more' && manner !== 'why' && isFollowUp(reading))
  if (manner === 'why') return false
  // "Is my phone an asset?" is answered where that is said, and explained elsewhere.
  if (!aspect)
    return /^(is|are) .+ an? /.test(plain) && toldOf(own[0]!, plain, undefined) !== undefined
  return !WORKS.test(plain) && findByName(focusOf(plain)) === undefined
}

/** Asks for what it is, in words that could ask for a way to do it. */
const WORKS =
  /^how (do|does|is|are) .*\b(work|works|used|done)$|^what (do|does) .* (do|tell|show|measure|mean|include|cover|say)\b/

/** A question that is no "what is X": "which part is outside?" */
const ASKS_ON =
  /^(which|who|whose|where|when|how|why|is|are|does|do|did|can|could|should|would|will|what (doesnt|dont|isnt|arent|cant|wont)|(whats|what is|what are) (on|in|at|inside|after|before) |what (part|side|kind|type|sort|else|other|about|do|does|would|should|can))\b/

/** Content words of a turn that only goes on with what was said. */
const SHORT = 6
const VERY_SHORT = 3

/** A short turn that names nothing of its own, in a talk that was about something. */
export function isFollowUp({ plain, own, thread }: TurnReading): boolean {
  if (thread.length === 0 || own.length > 0 || isOffTopic(withoutScene(plain))) return false
  const { length } = contentWords(plain)
  if (length === 0) return aspectOf(plain) !== undefined
  if (isCaseOfIt(plain, length) && isRelated(plain, thread, RELATED_CASE)) return true
  if (isAmountOfIt(plain) || isAlsoSo(plain) || isAside(plain)) return true
  return (
    (POINTS_BACK.test(plain) && !IDLE_IT.test(plain) && length <= SHORT) ||
    (length <= VERY_SHORT &&
      (aspectOf(plain) !== undefined || ASKS_ON.test(plain) || NEXT_THING.test(plain)) &&
      isRelated(plain, thread))
  )
}

/** "What would go in it for a dog walker": where it is to be is no matter of its own, where it is asked of what was named. */
const withoutScene = (plain: string) =>
  /\b(?:it|one|that|this)\b/.test(plain)
    ? plain.replace(IN_SCENE, '').replace(DOER, '$1 they ')
    : plain
/** "How would fortnite do that": whoever does it. */
const DOER =
  /\b(how (?:would|could|might|should|can)) (?:\w+ ){1,3}?(?=(?:do|use|apply|handle) (?:it|that|this)\b)/
const IN_SCENE = / (?:for|at|in|with) (?:an?|my|our|the) (?:\w+ ){0,2}\w+$/

/** "What if the truck comes late": a case has things of its own in it. */
const isCaseOfIt = (plain: string, length: number) =>
  length <= SHORT && aspectOf(plain) === 'if' && strangenessOf(plain) < STRANGE_CASE
const STRANGE_CASE = 1

/** "Who gets hurt", "on a car": a word or two of our field that go on with it and name nothing. */
const isAside = (plain: string) =>
  contentWords(plain).length <= 2 &&
  contentWords(plain).every(isKnownWord) &&
  GOES_ON.test(plain) &&
  strangenessOf(plain) < 0

const GOES_ON =
  /^((so|and|but|ok) )*(who|which|where|when|how|why|on|in|at|for|with|from|what (if|about|do|does|would|should|can))\b/

/** "Is it ok to skip school": it stands for what follows. */
const IDLE_IT =
  /\b(is|was|be) it (ok|okay|legal|bad|good|safe|wrong|possible|true|normal|rude) to\b(?! (have|do|use|get|own|be one|need|buy|pay)$)/

/** Weight of a turn's own words that something which is known of the talk's matter has to have. */
const RELATED = 0.3

/** Less, for a case has things of its own in it. */
const RELATED_CASE = 0.2

/** Whether a turn without a pronoun can be about the talk's matter: "who gets hurt the most", but not "how do I dye my hair". */
const isRelated = (plain: string, thread: Subject[], least = RELATED) =>
  POINTS_BACK.test(plain.replace(IDLE_IT, ' ')) ||
  thread.some((subject) => closestOf(subject, plain.replace(TOO, '')).share >= least)
const TOO = /\b(too|also|as well)$/

/** "Online too?" */
const isAlsoSo = (plain: string) =>
  / too$/.test(plain) && contentWords(plain).length <= 2 && contentWords(plain).every(isKnownWord)

/** "How long?", "how many people": of whatever the talk is about, unless it names what nothing here knows. */
export function isAmountOfIt(plain: string): boolean {
  const rest = plain.match(AMOUNT)?.[1]
  return (
    rest !== undefined && contentWords(rest).length <= 1 && contentWords(rest).every(isKnownWord)
  )
}
const AMOUNT =
  /^(?:(?:so|and|but|ok|like) )*(?:about |around |for )?how (?:many|much|long|often|old|big|soon|early|late|far)\b(.*)$/

/** A follow-up by its wording that brings a matter of its own: "why is the sky blue", "example of photosynthesis". */
export function isElsewhere(reading: TurnReading) {
  const { plain, focus, own } = reading
  const words = contentWords(focus)
  if (own.length > 0 || words.length === 0 || SETS_A_SCENE.test(plain) || sceneOf(plain))
    return false
  if (/example/.test(reading.manner ?? '') && settingOf(plain)) return false
  if (reading.manner === 'why' && !isRelated(plain, reading.thread)) return true
  return isOffTopic(plain) || words.every((word) => !isKnownWord(word))
}

/** "An example at a pizza place": where it is to be, not what it is to be about. */
export const SETS_A_SCENE = /\b(at|for|in|with|from|using) (a|an|my|our|the|some) \w+/
