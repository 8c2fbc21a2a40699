import type { Card } from '#content/schema.ts'
import { findCard, listCards } from '../../understanding/knowledge/cards.ts'
import { facetsOf, listFacets } from '../../understanding/knowledge/facets.ts'
import { EXERCISE_HEADING, QUIZ_HEADING } from '../../understanding/quiz/quiz-of-talk.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { figuresOf } from '../../understanding/items/item-figures.ts'
import { seedOf } from '../../seed.ts'

export const LETTERS = 'ABCD'

/** A question of a quiz: which term a description is of, or what holds in a case. */
export type QuizQuestion = {
  kind: 'description' | 'case'
  /** What it tests. */
  subject: Subject
  /** What is asked, as it stands in the answer. */
  asks: string
  /** As they are lettered. */
  options: string[]
  /** One of the options. */
  right: string
  /** Why that one. */
  because: string
}

/** How exams ask for it; where that is how it is worked out, which no description asks for, what it is in plain words. */
function reasonFor({ term, examAngle }: Card): string {
  const { simple } = facetsOf(term)
  return simple !== undefined && WORKED_OUT.test(examAngle) ? simple : examAngle
}
const WORKED_OUT = /\b(?:divid(?:e|ing)|subtract(?:ing)?|multipl(?:y|ying)|round(?:ing)?|skips?)\b/i

export const describing = (card: Card): QuizQuestion => ({
  ...{ kind: 'description', subject: { kind: 'card', term: card.term, card } },
  ...{ asks: card.definition, right: card.term, because: reasonFor(card) },
  options: termsBeside(card),
})

/** A case of it; undefined where there is none. */
export function caseOf(subject: Subject): QuizQuestion | undefined {
  const { exercise } = facetsOf(subject.term)
  if (!exercise) return undefined
  const { asks, options, because } = exercise
  return {
    ...{ kind: 'case', subject, asks, because, right: options[0] },
    // In an order that does not depend on which is right.
    options: options.toSorted((a, b) => seedOf(a + asks) - seedOf(b + asks)),
  }
}

/** The question that stands in a talk; undefined where the talk has it from elsewhere. */
export function findQuestion(asks: string): QuizQuestion | undefined {
  const { described, cases } = (known ??= byWhatIsAsked())
  const card = described.get(asks)
  if (card) return describing(card)
  const term = cases.get(asks)
  const subject = term === undefined ? undefined : findByName(term)
  return subject && caseOf(subject)
}

let known: ReturnType<typeof byWhatIsAsked> | undefined

/** Cards by their definition and terms by their case: a talk is searched for questions at each of its turns. */
function byWhatIsAsked() {
  const [described, cases] = [new Map<string, Card>(), new Map<string, string>()]
  // Of two that ask the same, the first.
  for (const card of listCards().toReversed()) described.set(card.definition, card)
  for (const [term, { exercise }] of Object.entries(listFacets()).toReversed())
    if (exercise) cases.set(exercise.asks, term)
  return { described, cases }
}

export const ask = ({ kind, asks, options }: QuizQuestion): string[] => [
  `**${kind === 'case' ? EXERCISE_HEADING : QUIZ_HEADING}**`,
  `> ${asks}`,
  options.map((option, place) => `- **${LETTERS[place]}** ${option}`).join('\n'),
  'Answer with a letter, and say why if you can. "Hint" is fine, too.',
]

/** Naming is easier than judging a case, and that is easier than working one out with its figures. */
export function levelOf({ kind, asks }: QuizQuestion): number {
  if (kind === 'description') return 1
  return figuresOf(asks).length >= FIGURES_OF_A_SUM ? 3 : 2
}
const FIGURES_OF_A_SUM = 2

/** The term and three neighbours, in an order that does not depend on which is right. */
function termsBeside(card: Card): string[] {
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

/** What the right answer turns on. */
export const turnsOn = ({ subject }: QuizQuestion) => ideaOf(subject)
