import type { PrintedItem } from '../../coach.ts'
import { listFacets, type Exercise } from '../../understanding/knowledge/facets.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { weightsOfWords } from '../../understanding/knowledge/subject-search.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { scoredConcepts, type Scored } from './item-concept-asked.ts'

type Known = { exercise: Exercise; subject: Subject; own: Set<string>; words: Set<string> }

let known: Known[] | undefined

/** Each with the words of its term, and those of its case and its reason. */
const listExercises = (): Known[] =>
  (known ??= Object.entries(listFacets()).flatMap(([term, { exercise }]) => {
    const subject = findByName(term)
    if (!exercise || !subject) return []
    const { asks, options, because } = exercise
    const own = searchTermsOf(`${term} ${ideaOf(subject)}`)
    const words = searchTermsOf([asks, options[0], because].join(' '))
    return [{ exercise, subject, own: new Set(own), words: new Set(words) }]
  }))

/** Words of a term say more of what a case is about than words of its story. */
const OF_STORY = 0.4
const SHARED = 7
const SAME_CARD = 1.2
const RELATED_CARD = 0.6
const SAME_AREA = 0.6
/** From here on a case is of the same matter; found with our own exams and with papers of others. */
const NEAR = 4.4
/** What makes a concept a near one; what there is beyond that counts for less. */
const NAMED = 4
const BEYOND = 0.6
/** Cases farther away than these have nothing to do with the question. */
const LOOKED_AT = 25

/** Exercises by how near they come to what a question is about: those of its matter, and the nearest of the others. */
export function exercisesLike(item: PrintedItem): { near: Exercise[]; far: Exercise[] } {
  const { area, question, objective } = item
  const concepts = scoredConcepts(item)
  const likeness = likenessTo(`${objective ?? ''} ${question}`)
  const scored = listExercises()
    .map((one) => ({
      exercise: one.exercise,
      subject: one.subject,
      score: closeness(one.subject, concepts) + likeness(one) * SHARED,
    }))
    .map((one) => ({
      ...one,
      score: one.score + (area !== null && one.subject.card.area === area ? SAME_AREA : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
  const casesOf = (found: typeof scored) => found.slice(0, LOOKED_AT).map((one) => one.exercise)
  return {
    near: casesOf(scored.filter(({ score }) => score >= NEAR)),
    far: casesOf(scored),
  }
}

function closeness({ term, card }: Subject, concepts: Scored[]): number {
  const [best] = concepts
  if (!best) return 0
  const points = concepts.find(({ subject }) => subject.term === term)?.points ?? 0
  // Of several that are near enough, the words say which.
  const own = Math.min(NAMED, points) + BEYOND * Math.max(0, points - NAMED)
  if (best.points < NAMED || best.subject.term === term) return own
  if (best.subject.card.id === card.id) return own + SAME_CARD
  return own + (best.subject.card.related.includes(card.id) ? RELATED_CARD : 0)
}

/** The share of a question's weight of words that an exercise has. */
function likenessTo(question: string): (one: Known) => number {
  const weigh = weightsOfWords()
  const asked = searchTermsOf(question).map((word): [string, number] => [word, weigh(word)])
  const total = asked.reduce((sum, [, weight]) => sum + weight, 0)
  return ({ own, words }) =>
    asked.reduce(
      (sum, [word, weight]) =>
        sum + (own.has(word) ? weight : words.has(word) ? OF_STORY * weight : 0),
      0,
    ) / Math.max(1, total)
}
