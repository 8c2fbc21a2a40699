import type { PrintedItem } from '../../coach.ts'
import { facetsOf, type Exercise } from '../../understanding/knowledge/facets.ts'
import { sharedFigures } from '../../understanding/items/item-figures.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { findSubjects } from '../../understanding/knowledge/term-index.ts'
import { formulasOf, resultOf } from '../sums/calculate.ts'
import { formulasGiving } from '../sums/named/ways.ts'
import { sumOfQuestion } from '../sums/sum-of-question.ts'
import { lastSentenceOf } from './item-concept-asked.ts'
import { meaningOf } from './item-concept.ts'
import { givesAway, harmless, tellingWordsOf } from './item-words.ts'
import { exercisesLike } from './similar-exercise.ts'

/** Worked through: a sum with other figures, else a case of what was chosen, else of what comes nearest. */
export function similarCase(
  item: PrintedItem,
  concepts: Subject[],
  choice: number | undefined,
): string {
  const { question, options } = item
  const chosen = meaningOf(options[choice ?? -1] ?? '')
  const ofChoice = chosen && facetsOf(chosen.term).exercise
  const others = options.filter((_, place) => place !== choice)
  const { near, far } = exercisesLike(item)
  const first = (cases: Exercise[]) => cases.map((one) => workedCase(item, one)).find(Boolean)
  return (
    workedSum(item) ??
    (ofChoice && workedCase({ question, options: others }, ofChoice)) ??
    first(near) ??
    honest(first(far)) ??
    pictureOf(item, concepts[0]) ??
    ownCase(item)
  )
}

/** A case that is of another matter says so before a student looks for what the two have in common. */
const honest = (text: string | undefined) =>
  text && `I have no case of exactly this matter; this is the nearest that I have. ${text}`

function workedSum({ question, options }: PrintedItem) {
  if (!/\d/.test(question)) return undefined
  const asked = sumOfQuestion(question)?.formula
  const near = [lastSentenceOf(question), question].flatMap((text) => findSubjects(text, ''))
  const formulas = [
    ...(asked ? [asked, ...formulasGiving(asked.gives)] : []),
    ...near.flatMap(({ card }) => formulasOf(card.id)),
  ]
  const own = [question, ...options].join(' ; ')
  for (const formula of formulas) {
    // Figures that are the question's own, or an option's, would be half its answer.
    const sum = formula.examples
      .map(({ story, values }) => ({
        story,
        says: `${formula.steps(values)} = ${resultOf(formula, values)}`,
      }))
      .find(
        ({ story, says }) =>
          sharedFigures(story, own).length < 2 && !givesAway(says, story, { question, options }),
      )
    if (sum)
      return `${sum.story} There you would calculate: ${formula.formula}; ${sum.says}. Do the same with the figures of your question.`
  }
  return undefined
}

/** Unless it says what an option says. */
function workedCase(
  item: Pick<PrintedItem, 'question' | 'options'>,
  { asks, options: [right], because }: Exercise,
): string | undefined {
  const told = `${asks} There the answer is: ${right} ${because}`
  return (
    harmless(told, item) &&
    `${asks} There the answer is *${right.replace(/\.$/, '')}*. ${because} Now go the same way with your question: what is the same, and what is different?`
  )
}

/** A case of the concept, where no worked one is safe to tell; else the student's own. */
function ownCase({ question }: PrintedItem) {
  const words = tellingWordsOf(question).slice(0, 2)
  const same =
    words.length > 1
      ? `${words.map((word) => `"${word}"`).join(' and ')} play the same part and `
      : ''
  return `Make up a case of your own with a business you know, one in which ${same}the answer is obvious. Say why it is, and carry that reason over to the question.`
}

function pictureOf(item: PrintedItem, concept: Subject | undefined): string | undefined {
  if (!concept) return undefined
  const { simple, cases = [] } = facetsOf(concept.term)
  const own = concept.kind === 'card' ? [concept.card.example] : []
  const text = [...own, ...cases.map(({ says }) => says), ...(simple ? [simple] : [])].find((one) =>
    harmless(one, item),
  )
  return text && `${text} What is the same in your question, and what is different?`
}
