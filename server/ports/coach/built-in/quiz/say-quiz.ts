import { isHint } from '../../weak-areas.ts'
import type { Card } from '#content/schema.ts'
import { listCards } from '../../understanding/knowledge/cards.ts'
import { askedBefore, type AskedBefore } from '../../understanding/reading-turn/earlier-question.ts'
import { asksForSeveral, MISSED } from '../../understanding/quiz/quiz-remark.ts'
import { searchSubjects } from '../../understanding/knowledge/subject-search.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { unknownName } from '../../understanding/reading-turn/unknown-part.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { contentWords } from '../../understanding/words/words.ts'
import { inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import { casesOfPlace, leadOfPlace } from './cases-of-place.ts'
import { verdictOn } from './check-verdict.ts'
import { nextQuestion } from './next-question.ts'
import { ask, caseOf, describing, findQuestion, type QuizQuestion } from './quiz-questions.ts'
import { judgeAnswer } from './quiz-verdict.ts'
import { obey } from './say-quiz-command.ts'
import { seedOf } from '../../seed.ts'
import type { Part, Talk } from '../talk.ts'

/** A question with four options, about what was asked for, else about what went worst, else about anything. */
export const quiz = (talk: Talk): Part[] => [
  ...(asksForSeveral(talk.understood.plain) ? [ONE_AT_A_TIME] : []),
  ...(asksForMissed(talk) && talk.request.weakAreas.length === 0 ? [NO_RESULTS] : []),
  ...questionFor(talk),
]
const asksForMissed = ({ understood: { plain, isNamed, area } }: Talk) =>
  !isNamed && !area && MISSED.test(plain)
const NO_RESULTS =
  'I see no finished exam of yours yet, so I do not know what you get wrong. A question to begin with:'

const ONE_AT_A_TIME =
  'One at a time: after each answer the next one comes by itself. "Stop" ends it and counts how many you had right.'

function questionFor(talk: Talk): Part[] {
  const { understood, request } = talk
  const said = request.turns.map(({ content }) => content).join('\n')
  const isFresh = (card: Card) => !said.includes(card.definition)
  const wanted =
    understood.isNamed && !understood.area
      ? understood.subjects.map(({ card }) => card).find(isFresh)
      : undefined
  const place = asksForMissed(talk) ? '' : topicIn(understood.focus)
  const [there] = casesOfPlace(place, request.turns)
  if (there) return [leadOfPlace(place, there), ...ask(there)]
  const topic = asksForMissed(talk) ? undefined : unknownTopic(understood)
  const exercise = understood.area
    ? undefined
    : exerciseOn(topic ? searchedFor(topic) : understood.subjects, talk)
  const name = understood.area ? undefined : unknownName(understood.focus, understood.subjects)
  if (exercise && name && !topic)
    return [`I have no questions on "${name}" itself. Nearest to it:`, ...exercise]
  if (exercise) return topic ? [`From what I know of ${topic}:`, ...exercise] : exercise
  const area = understood.area ?? areaOfTalk(talk)
  const pool = listCards().filter((card) => card.area === area && isFresh(card))
  const card = wanted ?? pool[seedOf(said) % Math.max(1, pool.length)] ?? listCards().find(isFresh)
  if (!card)
    return [
      'You have seen every question of this area here. Ask for another area, or take a practice exam.',
    ]
  return [
    ...(topic ? [`I have no questions on "${topic}", so here is another one.`] : []),
    lead(talk, card, area),
    ...ask(describing(card)),
  ]
}

/** What the quiz was to be about, where that is neither a term nor an area: "hotels", "zorbing". */
function unknownTopic({ focus, isNamed, area }: Understanding): string | undefined {
  const topic = isNamed || area ? '' : topicIn(focus)
  return topic === '' ? undefined : topic
}
const topicIn = (focus: string) =>
  contentWords(focus)
    .filter((word) => !OF_NO_TOPIC.test(word))
    .join(' ')
const OF_NO_TOPIC =
  /^(quiz\w*|test|practice|questions?|multiple|choice|hard\w*|eas\w+|random|new|next|stuff|topics?|terms?|concepts?|cards?|flash\w*|ready|time|deca|exam|drill|sample|\d+)$/

/** Terms that have all of its words in what is said of them. */
const searchedFor = (topic: string): Subject[] =>
  searchSubjects(topic, MOST_SEARCHED)
    .filter(({ coverage, isTelling }) => coverage >= 1 && isTelling)
    .map(({ subject }) => subject)
const MOST_SEARCHED = 8

/** A case about one of these that was not asked yet in this talk; undefined where there is none. */
function exerciseOn(subjects: Subject[], talk: Talk): Part[] | undefined {
  const subject = subjects.find((one) => freshCaseOf(one, talk))
  if (subject)
    return [`A case of ${inSentence(subject.term)} for you:`, ...ask(freshCaseOf(subject, talk)!)]
  const beside = subjects.find(({ card }) => freshCaseOf(ofCard(card), talk))
  if (!beside) return undefined
  const { card, term } = beside
  return [
    `Of ${inSentence(term)} I have no case, so here is one of ${inSentence(card.term)}, right beside it:`,
    ...ask(freshCaseOf(ofCard(card), talk)!),
  ]
}

const ofCard = (card: Card): Subject => ({ kind: 'card', term: card.term, card })

function freshCaseOf(subject: Subject, { request }: Talk): QuizQuestion | undefined {
  const found = caseOf(subject)
  return request.turns.some(({ content }) => found && content.includes(found.asks))
    ? undefined
    : found
}

function lead({ understood, request }: Talk, card: Card, area: string | undefined) {
  const [subject] = understood.subjects
  if (understood.isNamed && subject && subject.term !== card.term && !understood.area)
    return `Of ${inSentence(subject.term)} I have no question of its own. One from right beside it, in ${card.area}:`
  const weak = request.weakAreas.find((one) => one.area === area)
  if (!weak || understood.isNamed)
    return understood.isNamed || understood.area
      ? `A question on ${card.area}, from memory:`
      : `A question on ${card.area}:`
  const { correct, answered } = weak
  return isHint(weak)
    ? `A question on ${card.area}, where you had ${correct} right of only ${answered} so far:`
    : `A question on ${card.area}, where you had ${correct} of ${answered} right so far:`
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
  const question = findQuestion(before.description)
  if (!question) return quiz(talk)
  if (before.command) return obey(before.command, question, talk)
  return judgeAnswer(question, talk)
}

/** Says what of the idea was there and what was missing, by the words of the card. */
function respondToCheck(before: Extract<AskedBefore, { kind: 'check' }>, talk: Talk): Part[] {
  const subject = findByName(before.about)
  if (!subject)
    return ['Good that you put it into your own words. What would you like to look at next?']
  const answer = talk.request.turns.at(-1)?.content ?? ''
  const { isGood, says, model } = verdictOn(subject, before.question, answer)
  const next = nextQuestion(describing(subject.card), talk)
  return [
    says,
    `**${subject.term}.** ${model}`,
    ...(next
      ? [isGood ? 'One step further, from memory:' : 'Try the idea once more, the other way round:']
      : []),
    ...(next ? ask(next) : []),
  ]
}
