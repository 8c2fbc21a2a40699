import type { Card } from '#content/schema.ts'
import { findCard, listCards } from '../../understanding/knowledge/cards.ts'
import { roundsIn } from '../../understanding/quiz/quiz-of-talk.ts'
import { seedOf } from '../../seed.ts'
import { nextThere } from './cases-of-place.ts'
import { caseOf, describing, findQuestion, levelOf, type QuizQuestion } from './quiz-questions.ts'
import type { Talk } from '../talk.ts'

/** At the same kind of business if the quiz is on one, else on the same topic and of the same kind; none that was asked in this talk; undefined where there is none left. */
export function nextQuestion(before: QuizQuestion, talk: Talk): QuizQuestion | undefined {
  const there = nextThere(talk.request.turns)
  if (there) return there
  return nearby(before, talk).find(({ kind }) => kind === before.kind) ?? nearby(before, talk)[0]
}

/** The next one that is harder, or easier; undefined where there is none on this topic. */
export function questionOfLevel(
  before: QuizQuestion,
  talk: Talk,
  step: 1 | -1,
): QuizQuestion | undefined {
  const level = levelOf(before)
  const found = nearby(before, talk).filter((one) => step * (levelOf(one) - level) > 0)
  // No higher than needed: the nearest level first.
  return found.find((one) => levelOf(one) === level + step) ?? found[0]
}

/** Of the weakest area that this quiz has not been in, else of any other. */
export function questionElsewhere(before: QuizQuestion, talk: Talk): QuizQuestion | undefined {
  const { request } = talk
  const been = new Set([
    before.subject.card.area,
    ...roundsIn(request.turns).flatMap(
      ({ description }) => findQuestion(description)?.subject.card.area ?? [],
    ),
  ])
  const all = [...new Set(listCards().map(({ area }) => area))].filter((area) => !been.has(area))
  const weak = request.weakAreas.map(({ area }) => area).find((area) => all.some((a) => a === area))
  const area = weak ?? all[seedOf(before.asks) % Math.max(1, all.length)]
  const cards = listCards().filter((card) => card.area === area)
  const start = seedOf(before.asks) % Math.max(1, cards.length)
  const found = questionsOn([...cards.slice(start), ...cards.slice(0, start)], talk)
  return found.find(({ kind }) => kind === before.kind) ?? found[0]
}

/** Of what belongs to it, those of its own area first. */
function nearby({ subject, asks }: QuizQuestion, talk: Talk): QuizQuestion[] {
  const { card } = subject
  const near = [card.confusedWith.card, ...card.related].flatMap((id) => (id && findCard(id)) || [])
  const isOfArea = (one: Card) => one.area === card.area
  const cards = new Set([
    ...(subject.kind === 'glossary' ? [card] : []),
    ...near.filter(isOfArea),
    ...listCards().filter(isOfArea),
    ...near,
  ])
  if (subject.kind !== 'glossary') cards.delete(card)
  return questionsOn([...cards], talk).filter((one) => one.asks !== asks)
}

/** Those that stand nowhere in this talk. */
function questionsOn(cards: Card[], { request }: Talk): QuizQuestion[] {
  const said = request.turns.map(({ content }) => content).join('\n')
  return cards
    .flatMap((card) => {
      const ofCase = caseOf({ kind: 'card', term: card.term, card })
      return [...(ofCase ? [ofCase] : []), describing(card)]
    })
    .filter(({ asks }) => !said.includes(asks))
}
