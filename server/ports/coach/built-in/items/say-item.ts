import type { AskedItem } from '../../coach.ts'
import { answersIn } from '../../turns.ts'
import { AREAS_IN_WORDS } from '../../understanding/facts/areas-in-words.ts'
import type { Area } from '#content/blueprint.ts'
import {
  exampleOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { mannerOf } from '../../understanding/reading-turn/manner.ts'
import { contentStems } from '../../understanding/words/words.ts'
import type { Intent } from '../../understanding/intent/intent.ts'
import { optionMeant } from '../../understanding/items/item-choice.ts'
import { conceptOf, meaningOf } from './item-concept.ts'
import { clueOf, hookOf, tellApart } from './item-clue.ts'
import {
  about,
  LETTERS,
  misconceptionOf,
  optionOf,
  reviewWishIn,
  type ReviewedItem,
} from './item-review.ts'
import { askSimilar } from './item-similar.ts'
import { againstOption, ASKS_OF_OWN_CHOICE, reasonForKey } from './own-choice.ts'
import { check, explain, more, simplify } from '../terms/say-concept.ts'
import { example } from '../terms/say-example.ts'
import { quiz } from '../quiz/say-quiz.ts'
import { confusion, firstSentences, type Part, type Talk } from '../talk.ts'

/** On a question whose key the student may see: the question itself, one of its options, or what it is an example of. */
export function sayOnReviewed(item: ReviewedItem, talk: Talk): Part[] {
  const { plain } = talk.understood
  const message = talk.request.turns.at(-1)?.content ?? ''
  const isOfOwn = ASKS_OF_OWN_CHOICE.test(plain) && !ASKS_FOR_CLUE.test(plain)
  if (isOfOwn && !ALL_OPTIONS.test(plain) && optionMeant(message, item) === undefined)
    return isFirstOf(talk) ? reviewItem(item, talk) : onOwnChoice(item, talk)
  if (ALL_OPTIONS.test(plain)) return everyOption(item)
  const wished = repeats(message, item) ? undefined : onWish(item, talk)
  if (wished) return wished
  const place = repeats(message, item) ? undefined : optionMeant(message, item)
  if (place !== undefined) return optionReview(item, place)
  if (ASKS_FOR_CONCEPT.test(plain)) return onConcept(item, talk)
  const wish = wishIn(talk)
  if (wish === 'quiz') return quizLike(item, talk)
  const isFirst = isFirstOf(talk)
  const say = isFirst && !OF_CONCEPT.includes(wish) ? undefined : FOLLOW_UPS[wish]
  if (say) return say(item, talk)
  return isFirst ? reviewItem(item, talk) : onceMore(item, talk)
}

const isFirstOf = ({ request }: Talk) =>
  !answersIn(request.turns).some((answer) => OF_REVIEW.test(answer))

/** "How was I supposed to know": what leads to the key, and no trap. */
const ASKS_FOR_CLUE = /\b(?:supposed|meant|known|know|tell|spot|see|notice|guess)\b/

/** Another one of its kind, what leads to its key, two options apart, or what keeps it in mind. */
function onWish(item: ReviewedItem, talk: Talk): Part[] | undefined {
  const { plain } = talk.understood
  const wish = reviewWishIn(plain)
  switch (wish) {
    case 'similar':
    case 'harder':
    case 'easier':
      return askSimilar(item, talk, wish) ?? quizLike(item, talk)
    case 'clue':
      return clueOf(item)
    case 'two-options': {
      const places = lettersIn(plain).filter((place) => place < item.options.length)
      return places.length === 2 ? tellApart(item, places) : undefined
    }
    case 'remember':
      return hookOf(item)
    default:
      return undefined
  }
}

const lettersIn = (plain: string) => [
  ...new Set([...plain.matchAll(/\b[a-h]\b/g)].map(([letter]) => 'abcdefgh'.indexOf(letter))),
]

/** A review names no subject that "simpler" could be of, so the wording alone tells what is wanted. */
function wishIn({ understood: { plain, intent } }: Talk): Intent {
  const manner = mannerOf(plain)
  const isWish = manner === 'quiz' || (manner !== undefined && manner in FOLLOW_UPS)
  return isWish ? (manner as Intent) : intent
}

export const ALL_OPTIONS =
  /\b(other|others|wrong|rest|remaining|every|each|all)( of)?( the| my)?( other)? (options?|answers?|choices?|ones)\b|\bwhy are the others\b/
export const ASKS_FOR_CONCEPT =
  /\b(concept|idea|principle|theory|rule|topic|term)\b.{0,30}\b(behind|here|this|it|about|tested|question)\b|\b(explain|what is|whats|teach me) the (concept|idea|principle|theory|rule|topic|term)\b/
/** How a review begins. */
const OF_REVIEW = /^(You chose|You had this one right|You left this one open)/
/** How whatever is said of a reviewed question begins. */
export const IS_REVIEW =
  /^(You chose|You had this one|You left this one|One by one:|In short: it is|On this question:|\*\*Why it is |\*\*[A-H]\*\* \(|Side by side:\n|\*\*What the question gives|\*\*To remember )/
/** Asked for as the first thing, too: they are no question about the question. */
const OF_CONCEPT: Intent[] = ['example', 'another-example', 'simpler', 'more']

const FOLLOW_UPS: Partial<Record<Intent, (item: ReviewedItem, talk: Talk) => Part[]>> = {
  example: (item, talk) => caseLike(item, talk, false),
  'another-example': (item, talk) => caseLike(item, talk, true),
  simpler: simplerOn,
  why: reasonOf,
  more: (item, talk) => {
    const concept = conceptOf(item)
    return concept ? more(concept, about(concept, talk)) : onConcept(item, talk)
  },
}

/** On a question of a finished attempt: what was chosen, what is right and why, and the idea behind it. */
function reviewItem(item: ReviewedItem, talk: Talk): Part[] {
  const { known, options } = item
  const right = optionOf(options, known.correctAnswer)
  const isRight = known.choice === known.correctAnswer
  const isWrong = known.choice !== null && !isRight
  const concept = conceptOf(item)
  return [
    known.choice === null
      ? `You left this one open. The right answer is ${right}.`
      : isRight
        ? `You had this one right: ${right}.`
        : `You chose ${optionOf(options, known.choice)}. The right answer is ${right}.`,
    ...(isWrong ? againstOption(item, known.choice!) : []),
    ...(known.explanation
      ? [`**Why${isWrong ? ` it is ${LETTERS[known.correctAnswer]}` : ''}.** ${reasonForKey(item)}`]
      : []),
    ...(concept ? ideaBehind(concept, talk) : [WITHOUT_LOOKING]),
  ]
}

/** The same asked again, or after something else: the choice alone. */
function onOwnChoice(item: ReviewedItem, talk: Talk): Part[] {
  const { choice, correctAnswer, explanation } = item.known
  if (choice === null || choice === correctAnswer) return reviewItem(item, talk)
  return [
    `You chose ${optionOf(item.options, choice)}.`,
    ...againstOption(item, choice),
    ...(explanation ? [`**Why it is ${LETTERS[correctAnswer]}.** ${reasonForKey(item)}`] : []),
    WITHOUT_LOOKING,
  ]
}

const WITHOUT_LOOKING =
  '**Check yourself:** Without looking: which word of the question decides it, and why are the other three wrong?'

function ideaBehind(concept: Subject, talk: Talk): Part[] {
  const idea = `**The idea behind it: ${inSentence(concept.term)}.** ${ideaOf(concept)}`
  const example = exampleOf(concept)
  return [
    idea,
    ...(example ? [`**A similar case.** ${example}`] : []),
    ...confusion(concept),
    check(concept, talk.turn),
  ]
}

/** One option: what it is, and why it is the best one here or is not. */
function optionReview(item: ReviewedItem, place: number): Part[] {
  const { known, options } = item
  const right = optionOf(options, known.correctAnswer)
  const reason = known.explanation ? `**Why.** ${known.explanation}` : ''
  if (place === known.correctAnswer)
    return [`${right} is the right one.`, ...(reason ? [reason] : []), ...meaningIn(item, place)]
  return [
    `${optionOf(options, place)} is not the best one here; ${right} is.`,
    ...because(item, place),
    ...(reason
      ? [`**What speaks for ${LETTERS[known.correctAnswer]}.** ${known.explanation}`]
      : []),
  ]
}

/** What leads to a wrong option, and what it means where it is a term. */
function because(item: ReviewedItem, place: number): string[] {
  const written = misconceptionOf(item, place)
  return [
    ...meaningIn(item, place),
    ...(written ? [`**What leads to ${LETTERS[place]}.** ${written}`] : []),
  ]
}

function meaningIn({ options }: ReviewedItem, place: number): string[] {
  const meaning = meaningOf(options[place] ?? '')
  return meaning
    ? [`**What ${LETTERS[place]} means: ${inSentence(meaning.term)}.** ${ideaOf(meaning)}`]
    : []
}

function everyOption(item: ReviewedItem): Part[] {
  const { known, options } = item
  const lines = options.map((_, place) => {
    const meaning = meaningOf(options[place]!)
    const reason =
      place === known.correctAnswer
        ? `the right one. ${known.explanation}`
        : (misconceptionOf(item, place) ??
          (meaning ? ideaOf(meaning) : 'does not answer what is asked.'))
    return `- ${optionOf(options, place)}: ${reason}`
  })
  return ['One by one:', lines.join('\n'), WITHOUT_LOOKING]
}

/** The concept at length; where none is near, what the explanation and the area say. */
function onConcept(item: ReviewedItem, talk: Talk): Part[] {
  const concept = conceptOf(item)
  if (concept) return explain(concept, about(concept, talk))
  const area = item.area && item.area in AREAS_IN_WORDS ? (item.area as Area) : undefined
  return [
    `I have no card on exactly this. What it turns on is in the explanation: ${item.known.explanation || optionOf(item.options, item.known.correctAnswer)}`,
    ...(area ? [`**It belongs to ${area}.** ${AREAS_IN_WORDS[area]}`] : []),
    WITHOUT_LOOKING,
  ]
}

/** Of the same concept, else of the question's area. */
function quizLike(item: ReviewedItem, talk: Talk): Part[] {
  const concept = conceptOf(item)
  if (concept) return quiz(about(concept, talk))
  const area = item.area && item.area in AREAS_IN_WORDS ? (item.area as Area) : null
  return quiz({ ...talk, understood: { ...talk.understood, area, subjects: [], isNamed: false } })
}

function caseLike(item: ReviewedItem, talk: Talk, isAnother: boolean): Part[] {
  const concept = conceptOf(item)
  if (concept) return example(concept, about(concept, talk), { isAnother })
  return [
    `I have no other case of exactly this, so make one: another business, other people, and the same reason decides. The reason here: ${item.known.explanation || optionOf(item.options, item.known.correctAnswer)}`,
    'Write it to me in two sentences, and say which option would be right in it.',
  ]
}

function simplerOn(item: ReviewedItem, talk: Talk): Part[] {
  const right = optionOf(item.options, item.known.correctAnswer)
  const short = firstSentences(item.known.explanation, 2)
  const concept = conceptOf(item)
  return [
    `In short: it is ${right}. ${short}`,
    ...(concept ? simplify([concept], about(concept, talk)) : [WITHOUT_LOOKING]),
  ]
}

function reasonOf(item: ReviewedItem): Part[] {
  const { known } = item
  const { choice, correctAnswer } = known
  return [
    `**Why it is ${LETTERS[correctAnswer]}.** ${known.explanation || 'No explanation is written for it.'}`,
    ...(choice !== null && choice !== correctAnswer ? because(item, choice) : []),
    WITHOUT_LOOKING,
  ]
}

/** What was asked is not clear, and the review has been said: its reason again, and what may be asked. */
function onceMore(item: ReviewedItem, talk: Talk): Part[] {
  const right = optionOf(item.options, item.known.correctAnswer)
  const concept = conceptOf(item)
  return [
    `On this question: it is ${right}. ${item.known.explanation}`,
    ...(concept ? [`**The idea behind it: ${inSentence(concept.term)}.** ${ideaOf(concept)}`] : []),
    talk.turn % 2
      ? 'Ask "why is A wrong?", "simpler", or "quiz me on something similar".'
      : 'Ask for "the concept behind this", "another example", or about one option by its letter.',
  ]
}

/** Whether a turn repeats the question: it is about it then, whatever it names. */
export function repeats(message: string, { question }: Pick<AskedItem, 'question'>, enough = 0.6) {
  const said = new Set(contentStems(message))
  const own = [...new Set(contentStems(question))]
  return own.filter((word) => said.has(word)).length >= Math.max(3, own.length * enough)
}
