import { choiceOf } from '../../understanding/reading-turn/earlier-question.ts'
import { twoFitting, wordedChoice } from '../../understanding/quiz/quiz-answer.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import {
  HINT_OPENING,
  NEXT_HINT_OPENING,
  NOT_IT_OPENING,
  OPTION_OPENING,
  SEVERAL_OPENING,
  type Round,
} from '../../understanding/quiz/quiz-of-talk.ts'
import { inSentence } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { contentStems, wordsOf } from '../../understanding/words/words.ts'
import { leadThere } from './cases-of-place.ts'
import { nextQuestion } from './next-question.ts'
import { ask, LETTERS, turnsOn, type QuizQuestion } from './quiz-questions.ts'
import { whyRight } from './why-right.ts'
import { seedOf } from '../../seed.ts'
import { confusion, firstSentences, lowered, type Part, type Talk } from '../talk.ts'

/** Right or not, why, and on with the next one. */
export function judgeAnswer(
  question: QuizQuestion,
  talk: Talk,
  place = placeOf(question, talk.request.turns.at(-1)?.content, talk.understood),
): Part[] {
  if (place === undefined) return judgeTwoFitting(question, talk) ?? askOnceMore(question, talk)
  const option = question.options[place]!
  if (question.kind === 'description') return judgeTerm(question, option, talk)
  return [
    option === question.right
      ? `Right: **${question.right}**`
      : `Not quite: it is ${named(question)}`,
    ...reasons(question, talk),
  ]
}

/** Words that two options have alike, one of them the right one: they are right, and what the other says besides is not. */
function judgeTwoFitting(question: QuizQuestion, talk: Talk): Part[] | undefined {
  const { options, right, kind } = question
  const said = wordsOf(talk.request.turns.at(-1)?.content ?? '').join(' ')
  const places = kind === 'case' ? twoFitting(said, options) : []
  if (!places.includes(options.indexOf(right))) return undefined
  const other = places.find((place) => options[place] !== right)!
  return [
    `Your words are right. They fit **${LETTERS[other]}** as well, and the one that says it best is ${named(question)}`,
    ...reasons(question, talk),
  ]
}

const placeOf = (question: QuizQuestion, said: string | undefined, understood: Understanding) =>
  choiceIn(said, question) ?? namedIn(question, understood)

/** Whether the turn chooses one of the four, or says what two of them have alike. */
export const choosesOne = (question: QuizQuestion, said: string, understood: Understanding) =>
  placeOf(question, said, understood) !== undefined ||
  (question.kind === 'case' && twoFitting(wordsOf(said).join(' '), question.options).length > 0)

/** An option that was named with a slip. */
function namedIn({ options }: QuizQuestion, understood: Understanding): number | undefined {
  const name = understood.subjects[0]?.term.toLowerCase()
  const place = options.findIndex((option) => option.toLowerCase() === name)
  return place < 0 ? undefined : place
}

/** Nothing that was said is clearly one of the four: said as far as that is sure, with a hint. */
function askOnceMore(question: QuizQuestion, { understood }: Talk): Part[] {
  const { answers, isNamed, subjects } = understood
  const hints = answers?.kind === 'quiz' ? answers.hints : 0
  const hint = hintAtQuestion(question, { hints })[0]!
  const said = contentStems(understood.plain)
  const other = subjects.find(
    ({ term }) => isNamed && contentStems(term).some((it) => said.includes(it)),
  )
  return [
    other ? `${NOT_IT_OPENING} **${other.term}** is none of the four.` : NEAR_NONE,
    hint,
    'Which letter is it? "Skip" and "stop" are fine, too.',
    ...ask(question),
  ]
}
const NEAR_NONE = 'From your words alone I cannot single out one of the four.'

/** Of two letters none is judged before one of them is chosen. */
export const askForOne = (question: QuizQuestion, places: number[]): Part[] => [
  `${SEVERAL_OPENING} ${places.map((place) => `**${LETTERS[place]}** (${question.options[place]!.replace(/\.$/, '')})`).join(' or ')}: only one of the four is right, and I say nothing before you have chosen. Look for the words of the question that only one of them answers.`,
  'Which one do you take? A letter will do; "hint" helps on.',
]

/** The option that a turn chooses, by its letter or in words. */
export function choiceIn(said = '', { options }: QuizQuestion): number | undefined {
  const plain = wordsOf(said).join(' ')
  const worded = choiceOf(plain, options) ?? wordedChoice(plain, options)
  return worded === 'unclear' ? undefined : worded
}

function judgeTerm(question: QuizQuestion, chosen: string, talk: Talk): Part[] {
  const term = inSentence(question.right)
  const isRight = chosen === question.right
  return [
    isRight
      ? `Right: **${term}**. ${talk.turn % 2 ? 'Well remembered.' : 'You had that from memory, which is how it stays.'}`
      : `Not quite: it is **${term}**, not ${inSentence(chosen)}.`,
    ...reasons(question, talk, isRight ? undefined : chosen),
  ]
}

/** For somebody who asks for it. */
export const tell = (question: QuizQuestion, talk: Talk): Part[] => [
  `No problem, that is what practice is for. It was ${question.kind === 'case' ? named(question) : `**${inSentence(question.right)}**.`}`,
  ...reasons(question, talk),
]

const named = ({ options, right }: QuizQuestion) =>
  `**${LETTERS[options.indexOf(right)]}**: ${right}`

/** Why the right one is right; for a wrong term, what that would have been; and the next question. */
function reasons(question: QuizQuestion, talk: Talk, chosen?: string): Part[] {
  const wrong = chosen ? findByName(chosen) : undefined
  const { subject } = question
  const apart =
    wrong?.kind === 'card' && wrong.term !== subject.card.confusedWith.term
      ? [`**${wrong.term}**, on the other hand: ${wrong.card.definition}`]
      : confusion(subject)
  const next = nextQuestion(question, talk)
  const [why, ...onExam] = whyRight(question)
  return [
    why!,
    ...(question.kind === 'description' ? apart : []),
    ...onExam,
    ...(next ? [leadTo(next, talk), ...ask(next)] : []),
  ]
}

const leadTo = (next: QuizQuestion, { request }: Talk) =>
  leadThere(next, request.turns) ??
  (next.kind === 'case' ? `The next one, on ${inSentence(next.subject.term)}:` : 'The next one:')

const CHOOSE = 'Which of the four is it? A letter will do.'
/** Hints that leave two of the four. */
const MOST_HINTS = 3

/** Each says more than the one before it, and none says which is right. */
export function hintAtQuestion(question: QuizQuestion, { hints }: Pick<Round, 'hints'>): Part[] {
  if (hints === 0) return [firstHint(question), CHOOSE]
  if (hints >= MOST_HINTS)
    return [
      '**No further hint** that would not be the answer itself. Two are left, and a guess costs nothing here: choose one, or say "tell me" to see the answer.',
    ]
  const out = wrongOnes(question)[hints - 1]!
  const rest = question.options.filter((one) => !wrongOnes(question).slice(0, hints).includes(one))
  return [
    `${NEXT_HINT_OPENING} You can rule out ${lettered(question, out)}. ${whyOut(question, out)}`,
    `Left are ${rest.map((one) => LETTERS[question.options.indexOf(one)]).join(', ')}. Which is it? Say "tell me" if you want the answer.`,
  ]
}

const firstHint = (question: QuizQuestion) =>
  question.kind === 'case'
    ? `${HINT_OPENING} What it turns on: ${turnsOn(question)}`
    : `${HINT_OPENING} It belongs to ${question.subject.card.area}. A case of it: ${blanked(firstSentences(question.subject.card.example, 2), question.right)}`

const wrongOnes = ({ options, right, asks }: QuizQuestion) =>
  options.filter((one) => one !== right).toSorted((a, b) => seedOf(asks + a) - seedOf(asks + b))

const lettered = ({ options }: QuizQuestion, option: string) =>
  `**${LETTERS[options.indexOf(option)]}** (${option.replace(/\.$/, '')})`

function whyOut({ kind }: QuizQuestion, option: string) {
  const term = kind === 'description' ? findByName(option) : undefined
  return term?.kind === 'card'
    ? `That would be this: ${lowered(term.card.definition)}`
    : 'It does not go with what the question turns on.'
}

const blanked = (text: string, term: string) =>
  wordsOf(term)
    .filter((word) => word.length > 3)
    .reduce(
      (rest, word) => rest.replace(new RegExp(`\\b${word.slice(0, -1)}\\w*`, 'gi'), '____'),
      text,
    )

/** What to hold an option against, in the same words for each, so that none of them gives it away. */
export function weighOption(question: QuizQuestion, place: number): Part[] {
  const option = question.options[place]!
  const opening = `${OPTION_OPENING}${LETTERS[place]}** (${option.replace(/\.$/, '')}) I say nothing before you have chosen.`
  // Not the case of a card, which is what a hint shows of the right one.
  const [first] = question.kind === 'description' ? (facetsOf(option).cases ?? []) : []
  return [
    first
      ? `${opening} A case of it, to hold against the description: ${first.says}`
      : question.kind === 'description'
        ? `${opening} Put into your own words what it means, and go through the description with that, part by part.`
        : `${opening} Hold it against what the question turns on: ${turnsOn(question)}`,
    'Which of the four is it? A letter will do; "hint" helps on.',
  ]
}

/** After the verdict: what an option was, as far as something is known of it. */
export function explainOption(question: QuizQuestion, place: number): Part[] {
  const option = question.options[place]!
  const isRight = option === question.right
  const opening = `In the question before, **${LETTERS[place]}** (${option.replace(/\.$/, '')}) was ${isRight ? 'the right one' : 'wrong'}.`
  const term = question.kind === 'description' && !isRight ? findByName(option) : undefined
  const meant =
    term?.kind === 'card'
      ? [`It is something else: ${lowered(term.card.definition)}`]
      : term?.kind === 'glossary'
        ? [`It is something else: ${term.says}`]
        : []
  return [
    [opening, ...meant].join(' '),
    isRight
      ? `**Why.** ${question.because}`
      : `**What makes ${LETTERS[question.options.indexOf(question.right)]} (${question.right.replace(/\.$/, '')}) right instead.** ${question.because}`,
    ...(isRight || question.kind === 'case' ? [`**What it turns on.** ${turnsOn(question)}`] : []),
  ]
}
