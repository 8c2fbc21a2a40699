import type { Card } from '#content/schema.ts'
import { findCard } from '../understanding/cards.ts'
import { CHECK_HEADING } from '../understanding/earlier-question.ts'
import { facetsOf } from '../understanding/facets.ts'
import { inSentence, type Subject } from '../understanding/subject.ts'
import { formulaOf, resultOf } from './calculate.ts'
import {
  check,
  explain,
  explanations,
  firstSentences,
  fromMaterials,
  lowered,
  speaksOf,
  type Part,
  type Talk,
} from './say-concept.ts'

/** The card's example; then one with other figures, a case beside it, or the student's own. */
export function example(
  subject: Subject,
  talk: Talk,
  { isAnother }: { isAnother: boolean },
): Part[] {
  if (subject.kind === 'glossary' && !isAnother) return exampleNearby(subject, talk)
  // The card's example is of its own term, which this one is easily mixed up with.
  if (subject.kind === 'contrast') return explain(subject, talk)
  const { card } = subject
  const said = talk.request.turns.map(({ content }) => content).join('\n')
  const isShown = (text: string) => said.includes(firstSentences(text, 1))
  const title = `**${subject.term}**, ${isAnother ? 'another example' : 'an example'}:`
  if (!isShown(card.example))
    return [
      `${title}\n\n${card.example}`,
      ...forScene(subject, talk),
      lookFor(card),
      check(card, talk.turn + 1),
    ]
  const own = facetsOf(subject.term).example
  if (own && !isShown(own))
    return [`${title}\n\n${own}`, ...forScene(subject, talk), check(card, talk.turn + 1)]
  return [
    ...forScene(subject, talk),
    ...(worked(card, title, isShown) ??
      met(card, title, talk, isShown) ??
      beside(card, title, isShown)),
    check(card, talk.turn + 1),
  ]
}

/** A general term has no example of its own, so what it is comes first, and then a case of its nearest card. */
function exampleNearby({ term, card, says }: Extract<Subject, { kind: 'glossary' }>, talk: Talk) {
  const { example: own } = facetsOf(term)
  if (own)
    return [
      `**${term}**, an example:\n\n${own}`,
      ...forScene({ kind: 'glossary', term, card, says }, talk),
      `**What it is.** ${says}`,
      ...fromMaterials(talk, 1),
      `**${CHECK_HEADING}** Where would you meet ${inSentence(term)} in a business you know? Give one case.`,
    ]
  return [
    `**${term}**\n\n${says}`,
    `**A case of ${inSentence(card.term)}, which is close to it.** ${card.example}`,
    ...fromMaterials(talk, 1),
    `**${CHECK_HEADING}** Where would you meet ${inSentence(term)} in a business you know? Give one case.`,
  ]
}

/** "One for a coffee shop": cases are not made up on the spot, but the way to one can be shown. */
function forScene({ term }: Subject, { understood }: Talk): Part[] {
  const scene = understood.plain.match(
    /\b(?:for|at|about|with|in) (?:an?|my|our) ((?:\w+ ?){1,3})$/,
  )
  if (!scene) return []
  const { how } = facetsOf(term)
  return [
    `**For "${scene[1]!.trim()}"** I have no case ready, so build it yourself${how ? `: ${lowered(how)}` : ': keep what makes the case above one of its kind, and change the business, the people and the figures.'} Write it to me, and I compare it with the card.`,
  ]
}

/** With other figures than those shown. */
function worked(card: Card, title: string, isShown: (text: string) => boolean): Part[] | null {
  const formula = formulaOf(card.id)
  const fresh = formula?.examples.find(({ story }) => !isShown(story))
  if (!formula || !fresh) return null
  return [
    `${title}\n\n${fresh.story}`,
    `> ${formula.formula}\n>\n> ${formula.steps(fresh.values)} = **${resultOf(formula, fresh.values)}**`,
  ]
}

/** A question of the student's own finished attempts. */
function met(
  card: Card,
  title: string,
  talk: Talk,
  isShown: (text: string) => boolean,
): Part[] | null {
  const own = explanations(talk).find(
    ({ question, explanation }) => speaksOf(card, explanation) && !isShown(question),
  )
  if (!own) return null
  return [
    `${title} you met it in an exam of yours.\n\n> ${own.question}`,
    `The answer was **${own.answer}**. ${own.explanation}`,
    { cites: own.id },
  ]
}

/** A neighbour, to see the border; and then the student's turn. */
function beside(card: Card, title: string, isShown: (text: string) => boolean): Part[] {
  const neighbours = [card.confusedWith.card, ...card.related].flatMap(
    (id) => (id && findCard(id)) || [],
  )
  const other = neighbours.find(({ example: text }) => !isShown(text))
  if (other) {
    return [
      `${title} I have only one of ${inSentence(card.term)} itself, so here is a case right beside it, for contrast.`,
      `**${other.term}.** ${other.example}`,
      `What parts the two: ${lowered(card.confusedWith.card === other.id ? card.confusedWith.howToTellApart : card.definition)}`,
    ]
  }
  return [
    `${title} you have seen all of mine, so make one: take a business you know, such as the school store, a food truck or a gym, and find where ${inSentence(card.term)} shows up there.`,
    lookFor(card),
  ]
}

const lookFor = ({ examAngle }: Card) => `**What to look for in a question.** ${examAngle}`
