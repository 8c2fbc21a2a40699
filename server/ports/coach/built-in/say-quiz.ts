import type { Card } from '#content/schema.ts'
import { findCard, listCards } from '../understanding/cards.ts'
import {
  askedBefore,
  CHECK_HEADING,
  choiceOf,
  isGivingUp,
  QUIZ_HEADING,
  type AskedBefore,
} from '../understanding/earlier-question.ts'
import { findByName } from '../understanding/term-index.ts'
import {
  confusedWithOf,
  examAngleOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../understanding/subject.ts'
import { contentStems, wordsOf } from '../understanding/words.ts'
import { exerciseOn, respondToExercise } from './say-exercise.ts'
import { seedOf } from './seed.ts'
import { confusion, firstSentences, type Part, type Talk } from './say-concept.ts'

const LETTERS = 'ABCD'

/** A question with four options, about what was asked for, else about what went worst, else about anything. */
export function quiz(talk: Talk): Part[] {
  const { understood, request } = talk
  const said = request.turns.map(({ content }) => content).join('\n')
  const isFresh = (card: Card) => !said.includes(card.definition)
  const wanted =
    understood.isNamed && !understood.area
      ? understood.subjects.map(({ card }) => card).find(isFresh)
      : undefined
  const exercise = understood.area ? undefined : exerciseOn(understood.subjects, talk)
  if (exercise) return exercise
  const area = understood.area ?? areaOfTalk(talk)
  const pool = listCards().filter((card) => card.area === area && isFresh(card))
  const card = wanted ?? pool[seedOf(said) % Math.max(1, pool.length)] ?? listCards().find(isFresh)
  if (!card)
    return [
      'You have seen every question of this area here. Ask for another area, or take a practice exam.',
    ]
  return [lead(talk, card, area), ...ask(card)]
}

function ask(card: Card): Part[] {
  const options = optionsFor(card)
  return [
    `**${QUIZ_HEADING}**`,
    `> ${card.definition}`,
    options.map((term, place) => `- **${LETTERS[place]}** ${term}`).join('\n'),
    'Answer with a letter, and say why if you can. "Hint" is fine, too.',
  ]
}

function lead({ understood, request }: Talk, card: Card, area: string | undefined) {
  if (understood.isNamed || understood.area) return `A question on ${card.area}, from memory:`
  const weak = request.weakAreas.find((one) => one.area === area)
  return weak
    ? `A question on ${card.area}, where you had ${weak.correct} of ${weak.answered} right so far:`
    : `A question on ${card.area}:`
}

/** Of what the talk was about, or of the weakest area there are cards for. */
function areaOfTalk({ understood, request }: Talk): string | undefined {
  const before = askedBefore(request.turns.slice(0, -1))
  const quizzed =
    before?.kind === 'quiz'
      ? listCards().find(({ definition }) => definition === before.description)
      : undefined
  const own = understood.subjects[0]?.card.area ?? quizzed?.area ?? request.weakAreas[0]?.area
  if (own && listCards().some(({ area }) => area === own)) return own
  const all = [...new Set(listCards().map(({ area }) => area))]
  return all[seedOf(request.turns.map(({ content }) => content).join()) % all.length]
}

/** Right or not, why, and on with the next one. */
export function respond(before: AskedBefore, talk: Talk): Part[] {
  return before.kind === 'quiz' ? respondToQuiz(before, talk) : respondToCheck(before, talk)
}

function respondToQuiz(before: Extract<AskedBefore, { kind: 'quiz' }>, talk: Talk): Part[] {
  const exercise = respondToExercise(before.description, before.hints, talk)
  if (exercise) return exercise
  const card = listCards().find(({ definition }) => definition === before.description)
  const last = talk.request.turns.at(-1)?.content ?? ''
  const plain = wordsOf(last).join(' ')
  if (!card) return quiz(talk)
  if (isGivingUp(plain) && before.hints === 0) return hint(card)
  const place = choiceOf(plain, before.options)
  const chosen = place === undefined ? talk.understood.subjects[0]?.term : before.options[place]
  if (isGivingUp(plain))
    return [
      `No problem, that is what practice is for. It was **${inSentence(card.term)}**.`,
      ...feedback(card, undefined, talk),
    ]
  const isRight = chosen?.toLowerCase() === card.term.toLowerCase()
  return [
    isRight
      ? `Right: **${inSentence(card.term)}**. ${talk.turn % 2 ? 'Well remembered.' : 'You had that from memory, which is how it stays.'}`
      : `Not quite: it is **${inSentence(card.term)}**${chosen ? `, not ${inSentence(chosen)}` : ''}.`,
    ...feedback(card, isRight ? undefined : chosen, talk),
  ]
}

/** Why the right one is right; for a wrong one, what that would have been. */
function feedback(card: Card, chosen: string | undefined, talk: Talk): Part[] {
  const wrong = chosen ? findByName(chosen) : undefined
  return [
    `**Why.** ${card.examAngle}`,
    ...(wrong?.kind === 'card' && wrong.term !== card.confusedWith.term
      ? [`**${wrong.term}**, on the other hand: ${wrong.card.definition}`]
      : confusion({ kind: 'card', term: card.term, card })),
    'The next one:',
    ...ask(nextAfter(card, talk)),
  ]
}

function nextAfter(card: Card, { request }: Talk): Card {
  const said = request.turns.map(({ content }) => content).join('\n')
  const isFresh = (one: Card) => one.id !== card.id && !said.includes(one.definition)
  const near = [card.confusedWith.card, ...card.related].flatMap((id) => (id && findCard(id)) || [])
  return (
    near.find(isFresh) ?? listCards().find((one) => one.area === card.area && isFresh(one)) ?? card
  )
}

const hint = (card: Card): Part[] => [
  `**A hint.** It belongs to ${card.area}. A case of it: ${blanked(firstSentences(card.example, 2), card.term)}`,
  'Which of the four is it? A letter will do.',
]

/** Says what of the idea was there and what was missing, by the words of the card. */
function respondToCheck(before: Extract<AskedBefore, { kind: 'check' }>, talk: Talk): Part[] {
  const subject = findByName(before.about)
  if (!subject)
    return ['Good that you put it into your own words. What would you like to look at next?']
  const { card } = subject
  const asksApart = before.question.includes('different') || before.question.includes('tell ')
  const model = (asksApart && confusedWithOf(subject)?.howToTellApart) || ideaOf(subject)
  const said = new Set(contentStems(talk.request.turns.at(-1)?.content ?? ''))
  const own = [...new Set(contentStems(ownWords(subject)))]
  const met = own.filter((word) => said.has(word))
  const isGood = met.length >= Math.min(3, Math.ceil(said.size / 3))
  return [
    isGood
      ? `Yes, you are on it: ${list(met.slice(0, 3))} ${met.length === 1 ? 'is' : 'are'} what it turns on.`
      : 'A start. Compare it with this, and see which part is missing in yours:',
    `**${subject.term}.** ${model}`,
    isGood ? 'One step further, from memory:' : 'Try the idea once more, the other way round:',
    ...ask(nextAfter(card, talk)),
  ]
}

/** What an answer about it may be made of. */
const ownWords = (subject: Subject) =>
  [ideaOf(subject), confusedWithOf(subject)?.howToTellApart, examAngleOf(subject)].join(' ')

const list = (words: string[]) => words.map((word) => `"${word}"`).join(', ')

/** The term and three neighbours, in an order that does not depend on which is right. */
function optionsFor(card: Card): string[] {
  const near = [card.confusedWith.card, ...card.related].flatMap(
    (id) => (id && findCard(id)?.term) || [],
  )
  const others = listCards()
    .filter(({ area, id }) => area === card.area && id !== card.id)
    .map(({ term }) => term)
  const start = seedOf(card.id) % Math.max(1, others.length)
  const wrong = new Set([card.confusedWith.term, ...near, ...others.slice(start), ...others])
  wrong.delete(card.term)
  return [card.term, ...[...wrong].slice(0, 3)].toSorted(
    (a, b) => seedOf(a + card.id) - seedOf(b + card.id),
  )
}

const blanked = (text: string, term: string) =>
  wordsOf(term)
    .filter((word) => word.length > 3)
    .reduce(
      (rest, word) => rest.replace(new RegExp(`\\b${word.slice(0, -1)}\\w*`, 'gi'), '____'),
      text,
    )

export const closingCheck = (question: string) => `**${CHECK_HEADING}** ${question}`
