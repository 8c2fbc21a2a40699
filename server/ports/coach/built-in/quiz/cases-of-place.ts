import type { Turn } from '../../coach.ts'
import { answersIn } from '../../turns.ts'
import { listFacets } from '../../understanding/knowledge/facets.ts'
import { sceneOf } from '../../understanding/knowledge/scenes.ts'
import { ideaOf, inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { contentStems } from '../../understanding/words/words.ts'
import { caseOf, type QuizQuestion } from './quiz-questions.ts'

/**
 * Cases that play at a kind of business ("quiz me on hotels"), those of its own terms first, none that stands in the talk;
 * empty where there are too few to keep to it.
 */
export function casesOfPlace(place: string, turns: Turn[]): QuizQuestion[] {
  const named = findByName(place)?.term.toLowerCase()
  if (named === place || !sceneOf(`at a ${place}`)) return []
  const stems = contentStems(place)
  const has = (text: string) => {
    const all = contentStems(text)
    return stems.length > 0 && stems.every((stem) => all.includes(stem))
  }
  const isOfItsOwn = (subject: Subject) => Number(has(`${subject.term} ${ideaOf(subject)}`))
  const subjects = Object.entries(listFacets())
    .flatMap(([term, { exercise }]) => (exercise && has(exercise.asks) ? [findByName(term)] : []))
    .filter((subject) => subject !== undefined)
    .toSorted((a, b) => isOfItsOwn(b) - isOfItsOwn(a))
  if (subjects.length < FEWEST) return []
  const said = turns.map(({ content }) => content).join('\n')
  return subjects
    .flatMap((subject) => caseOf(subject) ?? [])
    .filter(({ asks }) => !said.includes(asks))
}
/** One or two would soon be followed by something else. */
const FEWEST = 3

/** The next of a quiz that keeps to a kind of business; undefined where it does not, or where none is left. */
export function nextThere(turns: Turn[]): QuizQuestion | undefined {
  const place = placeOfQuiz(turns)
  return place === undefined ? undefined : casesOfPlace(place, turns)[0]
}

/** How a question of such a quiz begins, by which the next one keeps to it. */
export const leadOfPlace = (place: string, { subject }: QuizQuestion) =>
  `On ${place}, a case of ${inSentence(subject.term)}:`

/** The same for the next one; undefined where that is of no such quiz. */
export function leadThere(next: QuizQuestion, turns: Turn[]): string | undefined {
  return nextThere(turns)?.asks === next.asks ? leadOfPlace(placeOfQuiz(turns)!, next) : undefined
}

function placeOfQuiz(turns: Turn[]): string | undefined {
  for (const answer of answersIn(turns).toReversed()) {
    const [, place] = answer.match(/^On ([^,\n]+), a case of .+:$/m) ?? []
    if (place) return place
    if (OTHER_QUIZ.test(answer)) return undefined
  }
  return undefined
}
/** How a quiz on anything else begins, or ends. */
const OTHER_QUIZ =
  /^(?:A question on |A case of |Another topic: |The next one|\*\*End of the quiz)/m
