import { facetsOf, type Exercise } from '../../understanding/knowledge/facets.ts'
import { getCard } from '../../understanding/knowledge/cards.ts'
import { findByName, findSubjects } from '../../understanding/knowledge/term-index.ts'
import { inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import { sumOfQuestion } from '../sums/sum-of-question.ts'
import { conceptsAsked } from './item-concept-asked.ts'
import { conceptOf } from './item-concept.ts'
import type { AskedItem } from '../../coach.ts'
import { ask, findQuestion, levelOf, type QuizQuestion } from '../quiz/quiz-questions.ts'
import { exercisesLike } from './similar-exercise.ts'
import type { Part, Talk } from '../talk.ts'

/** How harder and easier are understood: nobody has measured how hard a question is. */
const LEVELS = {
  similar: [2, 3],
  harder: [3],
  easier: [1],
} as const

/** Another exercise of the same matter, to be answered; undefined where all that come near were asked in this talk. */
export function askSimilar(
  item: AskedItem,
  talk: Talk,
  wish: keyof typeof LEVELS,
): Part[] | undefined {
  const { near, far } = questionsLike(item, talk)
  const fits = (one: QuizQuestion) => LEVELS[wish].some((level) => level === levelOf(one))
  const found = near.find(fits) ?? near[0] ?? far[0]
  if (!found) return undefined
  const on = `on ${inSentence(found.subject.term)}`
  return [
    leadTo(found, { on, isNear: near.includes(found), isOfLevel: fits(found), wish }),
    ...ask(found),
  ]
}

function leadTo(
  { subject }: QuizQuestion,
  given: { on: string; isNear: boolean; isOfLevel: boolean; wish: keyof typeof LEVELS },
): string {
  const { on, isNear, isOfLevel, wish } = given
  if (!isNear)
    return `I have no other case of exactly this matter; this is the nearest that I have, ${on}:`
  if (wish === 'similar') return `Another case of the same matter, ${on}:`
  const what = wish === 'harder' ? 'Harder, since it has figures to work with' : 'Easier'
  return isOfLevel
    ? `${what}, ${on}:`
    : `I have none on ${inSentence(subject.term)} that I know to be ${wish}; this is another one of the same matter:`
}

/** Of the concept first, then of what comes nearest; none that stands in this talk. */
function questionsLike(item: AskedItem, { request }: Talk) {
  const said = request.turns.map(({ content }) => content).join('\n')
  // Its key is nothing to look by before it is handed in.
  const concept = item.known ? conceptOf(item) : (ofSum(item) ?? conceptsAsked(item)[0])
  const own = concept ? [facetsOf(concept.term).exercise] : []
  const { near, far } = exercisesLike(item)
  const fresh = (exercises: (Exercise | undefined)[]) =>
    exercises.flatMap((one) => {
      const question = one && !said.includes(one.asks) ? findQuestion(one.asks) : undefined
      return question ? [question] : []
    })
  // What the key names is nearer than what the question's words are near to.
  const named = findSubjects(item.options[item.known?.correctAnswer ?? -1] ?? '', '')
  const ofKey = named.map(({ term }) => facetsOf(term).exercise)
  // Where nothing is known of a review's matter, a question of its area is no farther away; a pasted one has none.
  return { near: fresh([...own, ...ofKey, ...near]), far: concept || !item.known ? fresh(far) : [] }
}

/** What a question with figures works out, whatever else it names: simple interest, on a savings account. */
function ofSum({ question }: AskedItem): Subject | undefined {
  const formula = sumOfQuestion(question)?.formula
  if (!formula?.card) return undefined
  const { term } = getCard(formula.card)
  return findByName(formula.result ?? term) ?? findByName(term)
}
