import { listFacets, type Exercise } from '../understanding/facets.ts'
import { searchTermsOf } from '../understanding/search-words.ts'
import { weightsOfWords } from '../understanding/subject-search.ts'
import { ideaOf } from '../understanding/subject.ts'
import { findByName } from '../understanding/term-index.ts'

type Known = { exercise: Exercise; area: string; words: Set<string> }

let known: Known[] | undefined

/** Each with the words of its case, its reason and its idea. */
const listExercises = (): Known[] =>
  (known ??= Object.entries(listFacets()).flatMap(([term, { exercise }]) => {
    const subject = findByName(term)
    if (!exercise || !subject) return []
    const { asks, options, because } = exercise
    const text = [term, ideaOf(subject), asks, options[0], because].join(' ')
    return [{ exercise, area: subject.card.area, words: new Set(searchTermsOf(text)) }]
  }))

/** Exercises of the area, or of all where it has none, by how much of a question's rare words they have; the nearest first. */
export function exercisesLike(question: string, area: string | null): Exercise[] {
  const weigh = weightsOfWords()
  const asked = searchTermsOf(question)
  const all = listExercises()
  const own = all.filter((one) => one.area === area)
  return (own.length > 0 ? own : all)
    .map(({ exercise, words }) => ({
      exercise,
      likeness: asked.reduce((sum, word) => sum + (words.has(word) ? weigh(word) : 0), 0),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ exercise }) => exercise)
}
