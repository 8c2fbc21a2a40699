import type { Aspect } from '../understanding/aspect.ts'
import { ideaOf, inSentence, type Subject } from '../understanding/subject.ts'
import { toldOf } from '../understanding/told-of.ts'
import { check, explain, fromMaterials, type Part, type Talk } from './say-concept.ts'
import { closingCheck } from './say-quiz.ts'

/** What is known of the side that was asked about; where that is nothing, it says so before it says what it is. */
export function saySide(talk: Talk): Part[] {
  const { subjects, plain, aspect } = talk.understood
  const told = subjects
    .map((subject) => ({ subject, text: toldOf(subject, plain, aspect ?? undefined) }))
    .find(({ text }) => text !== undefined)
  if (told) return answer(told.subject, told.text!, talk)
  const [subject] = subjects
  if (!subject) return []
  if (talk.understood.isNamed && !(aspect && BEYOND.includes(aspect))) return explain(subject, talk)
  return aspect === 'test' ? onTheExam(subject, talk) : admitSide(subject, talk)
}

/** A general term has no angle of its own; its area and its neighbor tell what it is asked beside. */
function onTheExam(subject: Subject, talk: Talk): Part[] {
  const { card, term } = subject
  return [
    `**${term}** on the exam\n\nIt belongs to ${card.area}. Questions there describe a case and ask for the term that fits or for the best next step, so know it well enough to tell it from ${inSentence(card.term)}: ${ideaOf(subject)}`,
    `**What is asked of ${inSentence(card.term)}, right beside it.** ${card.examAngle}`,
    ...fromMaterials(talk, 1),
    closing(subject, talk),
  ]
}

/** What an explanation of the term would leave open. */
const BEYOND: Aspect[] = ['good', 'if', 'how', 'who']

function answer(subject: Subject, text: string, talk: Talk): Part[] {
  const isTest = talk.understood.aspect === 'test'
  return [
    `**${subject.term}**${isTest ? ' on the exam' : ''}\n\n${text}`,
    ...fromMaterials(talk, 1),
    ...(text === ideaOf(subject) ? [] : [`**What it is.** ${ideaOf(subject)}`]),
    ...(subject.kind === 'card' && text !== subject.card.example
      ? [`**Example.** ${subject.card.example}`]
      : []),
    closing(subject, talk),
  ]
}

function admitSide(subject: Subject, talk: Talk): Part[] {
  const isCard = subject.kind === 'card'
  const { aspect, isNamed } = talk.understood
  // What a general term says of itself often has the way to do it in it.
  const isNear = isNamed && !isCard && (aspect === 'how' || aspect === 'who')
  const opening = isNear
    ? 'I have no answer to just that; this is what I know of it, and part of it may help'
    : 'On exactly that I have nothing, so I won’t make something up. What I do know'
  return [
    `**${subject.term}**\n\n${opening}: ${ideaOf(subject)}`,
    ...(isCard ? [`**On the exam.** ${subject.card.examAngle}`] : []),
    ...fromMaterials(talk),
    closing(subject, talk),
  ]
}

const closing = (subject: Subject, { turn }: Talk) =>
  subject.kind === 'card'
    ? check(subject.card, turn)
    : closingCheck(
        `How would you explain ${inSentence(subject.term)} to a friend, with a case of your own?`,
      )
