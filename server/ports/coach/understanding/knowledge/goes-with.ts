import { listCards } from './cards.ts'
import { listGlossary } from './glossary.ts'
import { confusedWithOf, type Subject } from './subject.ts'
import { findByName } from './term-index.ts'
import { shareOf, textsOf } from './told-of.ts'

/**
 * The terms that go with one, the nearest first: what it is taken for, what stands under the same card, what its card is
 * related to and what is related to it; at last others of its area.
 */
export function goesWith(subject: Subject): Subject[] {
  const { card, kind } = subject
  const cards = listCards()
  const others = cards.filter((one) => one.id !== card.id)
  const names = [
    ...(confusedWithOf(subject) ? [confusedWithOf(subject)!.term] : []),
    ...(kind === 'card' ? [] : [card.term]),
    ...besideIt(subject).slice(0, MOST_BESIDE),
    ...card.related.flatMap((id) => cards.find((one) => one.id === id)?.term ?? []),
    ...others.filter(({ related }) => related.includes(card.id)).map(({ term }) => term),
    ...others.filter(({ area }) => area === card.area).map(({ term }) => term),
  ]
  const found = names.flatMap((name) => findByName(name) ?? [])
  return [...new Map(found.map((one) => [one.term, one])).values()].filter(
    ({ term }) => term !== subject.term,
  )
}
/** Of the terms under its card those that what is known of it speaks of, the most spoken of first. */
function besideIt(subject: Subject): string[] {
  const told = textsOf(subject).join(' ')
  return listGlossary()
    .filter(({ card }) => card === subject.card.id)
    .map(({ term }) => ({ term, share: shareOf(term, told) }))
    .filter(({ share }) => share >= SPEAKS_OF_IT)
    .toSorted((one, other) => other.share - one.share)
    .map(({ term }) => term)
}
/** Of its name's words by weight. */
const SPEAKS_OF_IT = 0.6
/** Of one card's terms; more of them would leave no room for the rest. */
const MOST_BESIDE = 2
