import type { AskedItem, ReplyRequest, Turn } from '../../coach.ts'
import { lastAnswerIn, lastSaidIn } from '../../turns.ts'
import {
  askedBefore,
  choosesIn,
  isGivingUp,
} from '../../understanding/reading-turn/earlier-question.ts'
import { ASKS_OF_ONE } from '../../understanding/reading-turn/own-results.ts'
import { rowOf, type Intent } from '../../understanding/intent/intent.ts'
import { createFinder } from '../../understanding/items/item-likeness.ts'
import { isPastedItem, pastedItemIn } from '../../understanding/items/pasted-item.ts'
import { wordedChoice } from '../../understanding/quiz/quiz-answer.ts'
import { isOfQuiz } from '../../understanding/quiz/quiz-of-talk.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { findSubjects } from '../../understanding/knowledge/term-index.ts'
import { contentWords, wordsOf } from '../../understanding/words/words.ts'
import { hintAt } from './hint-at-item.ts'
import { bringsItem, choiceSaid, optionMeant } from '../../understanding/items/item-choice.ts'
import { conceptOf } from './item-concept.ts'
import { worksWithFigures } from '../../understanding/items/item-figures.ts'
import { reviewWishIn } from './item-review.ts'
import { givesAway, isAboutItem } from './item-words.ts'
import { ALL_OPTIONS, ASKS_FOR_CONCEPT, IS_REVIEW, repeats } from './say-item.ts'
import { NO_KEY } from './unanswered-item.ts'
import type { Part, Talk } from '../talk.ts'

/** The question that was found for the talk, else the one that was pasted into it from elsewhere. */
export function itemOf({ item, isInExam }: ReplyRequest, turns: Turn[]): AskedItem | null {
  const pasted = lastSaidIn(turns).findLast(isPastedItem)
  if (item && (!pasted || item.known || bringsItem(pasted, item))) return item
  if (!pasted) return item
  return { ...pastedItemIn(pasted)!, area: null, known: null, isOpen: isInExam ?? false }
}

/** A letter, an option or "hint" after a quiz question is of the quiz, whatever else it might be taken for. */
export function asAnswer(understood: Understanding, turns: Turn[]): Understanding {
  const before = askedBefore(turns)
  if (understood.intent === 'answer' || before?.kind !== 'quiz') return understood
  const plain = wordsOf(turns.at(-1)?.content ?? '').join(' ')
  const isAnswer =
    isGivingUp(plain) ||
    choosesIn(plain, before.options) ||
    typeof wordedChoice(plain, before.options) === 'number'
  return isAnswer && MAY_ANSWER.includes(understood.intent)
    ? { ...understood, intent: 'answer', answers: before }
    : understood
}
const MAY_ANSWER: Intent[] = [
  ...(['off-topic', 'unknown', 'unclear', 'wants-answer', 'explain', 'more', 'describes'] as const),
  ...(['side', 'asked', 'fact', 'area', 'compare', 'why'] as const),
]

/** It stays the matter until the student names another, talks of something else altogether, or answers a quiz. */
export function asksAbout(
  item: AskedItem,
  understood: Understanding,
  { turns, openItems, isInExam }: Pick<ReplyRequest, 'turns' | 'openItems' | 'isInExam'>,
): boolean {
  const { intent, answers, plain, isNamed } = understood
  const message = turns.at(-1)?.content ?? ''
  if (intent === 'answer' && answers?.kind === 'quiz') return false
  if (repeats(message, item) || hasWhole(message, item) || intent === 'pasted-item') return true
  if (item.isOpen && createFinder(openItems ?? [item])(message)?.question === item.question)
    return true
  const isUnanswered = item.known === null
  if (isUnanswered && (intent === 'cheating' || choiceSaid(message, item) !== undefined))
    return true
  if (item.isOpen && (repeats(message, item, OPEN_REPEATED) || isSumOf(item, turns))) return true
  if (STEPS_AWAY.includes(intent)) return false
  // "Why did I get question 3 wrong" beside a review is about what stands there.
  if (intent === 'own-results') return !isUnanswered && ASKS_OF_ONE.test(plain)
  if (intent === 'why-suggested') return false
  if (ASKS_FOR_HELP.test(plain) || (isUnanswered && goesOn(plain, turns))) return true
  if (isUnanswered && wasHint(turns) && isRemark(message, understood)) return true
  if (rowOf(intent).refersBack && isElsewhere(item, understood, turns)) return false
  if (!isUnanswered) {
    const isOfIt = optionMeant(message, item) !== undefined || ASKS_FOR_CONCEPT.test(plain)
    if (isOfIt || ALL_OPTIONS.test(plain)) return true
    if (!isNamed && reviewWishIn(plain) !== undefined && !isOfQuiz(lastAnswerIn(turns))) return true
  }
  // While an exam is open, what a quiz says is looked at once more, as is everything that is not about the question.
  if (intent === 'quiz' && !(isUnanswered && isInExam)) return !isNamed && !understood.area
  return !TALKS_ELSEWHERE.includes(intent) && !isNamed
}

/** Also a question of a few words. */
const hasWhole = (message: string, { question }: AskedItem) =>
  ` ${wordsOf(message).join(' ')} `.includes(` ${wordsOf(question).join(' ')} `)

/** Of a question that is open, less is enough to be about it. */
const OPEN_REPEATED = 0.4
const isSumOf = ({ question }: AskedItem, turns: Turn[]) =>
  worksWithFigures(lastSaidIn(turns), question)

const STEPS_AWAY: Intent[] = [
  ...(['distress', 'intrusion', 'cheating', 'thanks', 'greeting', 'farewell'] as const),
  ...(['small-talk', 'about-the-tutor'] as const),
]
const TALKS_ELSEWHERE: Intent[] = [
  ...(['what-next', 'quiz', 'fact', 'asked', 'sorting', 'area', 'off-topic', 'advice'] as const),
]
const ASKS_FOR_HELP =
  /\bhints?\b|\brule out\b|\b(this|that|the) (question|item|answer)\b|\b(which|two|other|the) options?\b|\bwhy (?:not|is|isnt|was|wasnt|cant|wouldnt)(?: it| be| option| the answer)* [a-d]\b/

/** "Next" after a hint is the next hint; elsewhere it is a question of a quiz. So is a plea for the answer. */
const goesOn = (plain: string, turns: Turn[]) =>
  (NEXT.test(plain) || PLEADS.test(plain)) && wasHint(turns)
/** A few words after a hint that name nothing: what is known of its concept would be half the answer. */
const isRemark = (message: string, { intent, plain }: Understanding) =>
  !LEAVES.includes(intent) &&
  contentWords(message).length <= MOST_OF_REMARK &&
  findSubjects(plain).length === 0
const MOST_OF_REMARK = 4
const LEAVES: Intent[] = [...(['quiz', 'what-next', 'off-topic', 'area', 'advice'] as const)]

const wasHint = (turns: Turn[]) =>
  ['**Hint ', NO_KEY].some((said) => lastAnswerIn(turns).includes(said))
const PLEADS =
  /^((ok|okay|so|but|and|well|come on|cmon|bro|man|please|pls|plz|just|i give up|im giving up|idk|ugh|then) )*(please|pls|plz|come on|cmon|i give up|give up|idk|i dont know|no idea|(just )?((can|could|would|will) you )?(say|tell|give|show|reveal|spill)( me| us)?( it| which( one)?| what( it is)?| the| an?| right| correct| letter| answer| solution| key| now| already| please| pls)*|(so )?(what|which)( one| letter| answer)? is (it|right|correct|that)( then| now)?|what is it then|whats the (letter|answer|solution|key)( then)?)$|\b(say|tell|give|show) (me )?(the |which |what )?(letter|answer|key|solution)\b/
const NEXT =
  /^((and|ok|okay|please|pls|now|can i (have|get)|can you|show me|do you have) )*(give me |tell me |show me )?(an?|another|one more|a different|a similar|similar|some) (other )?(similar )?(example|examples|case|cases)( (please|pls|like (this|that|it)|of (it|this|that)))*$|^((and|ok|okay|give me|tell me) )*(next|the next|another|one more|more|go on|again)( one)?$/

/** The last answer was of another matter, which "simpler" then means. */
function isElsewhere(item: AskedItem, { thread }: Understanding, turns: Turn[]): boolean {
  const answer = lastAnswerIn(turns)
  if (answer === '' || thread.length === 0) return false
  if (item.known === null) return !answer.includes('**Hint ') && !answer.includes(NO_KEY)
  return !IS_REVIEW.test(answer) && conceptOf(item)?.card.id !== thread[0]!.card.id
}

/**
 * A last look: an answer that says what an option of an open question says, after a message that is about that
 * question, is a hint at it instead. Keys are not known here, so every option counts.
 */
export function withoutKeys(parts: Part[], { request, turn }: Talk): Part[] {
  const open = [...(request.item?.isOpen ? [request.item] : []), ...(request.openItems ?? [])]
  if (open.length === 0) return parts
  const said = lastSaidIn(request.turns)
  const message = said.at(-1) ?? ''
  const answer = parts.filter((part) => typeof part === 'string').join('\n')
  const all = said.join(' ; ')
  const isHinted = wasHint(request.turns)
  const given = open.find(
    (item) =>
      ((isHinted && item === request.item) ||
        isAboutItem(message, item) ||
        worksWithFigures(said, item.question)) &&
      givesAway(answer, all, item),
  )
  return given ? hintAt({ ...given, known: null, isOpen: true }, { request, turn }) : parts
}
