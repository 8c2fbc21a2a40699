import type { Card } from '#content/schema.ts'
import { findCard } from '../understanding/cards.ts'
import { choiceOf, EXERCISE_HEADING, isGivingUp } from '../understanding/earlier-question.ts'
import { facetsOf, listFacets, type Exercise } from '../understanding/facets.ts'
import { ideaOf, inSentence, type Subject } from '../understanding/subject.ts'
import { findByName } from '../understanding/term-index.ts'
import { wordsOf } from '../understanding/words.ts'
import { seedOf } from './seed.ts'
import type { Part, Talk } from './say-concept.ts'

const LETTERS = 'ABCD'

/** A case about one of these that was not asked yet in this talk; undefined where there is none. */
export function exerciseOn(subjects: Subject[], talk: Talk): Part[] | undefined {
  const subject = subjects.find((one) => freshOf(one.term, talk))
  const beside = subject ? undefined : subjects.find(({ card }) => freshOf(card.term, talk))
  const term = subject?.term ?? beside?.card.term
  if (!term) return undefined
  return [
    beside
      ? `Of ${inSentence(beside.term)} I have no case, so here is one of ${inSentence(term)}, right beside it:`
      : `A case of ${inSentence(term)} for you:`,
    ...ask(freshOf(term, talk)!),
  ]
}

const freshOf = (term: string, { request }: Talk): Exercise | undefined => {
  const { exercise } = facetsOf(term)
  const isAsked = request.turns.some(({ content }) => exercise && content.includes(exercise.asks))
  return isAsked ? undefined : exercise
}

function ask(exercise: Exercise): Part[] {
  return [
    `**${EXERCISE_HEADING}**`,
    `> ${exercise.asks}`,
    mixed(exercise)
      .map((option, place) => `- **${LETTERS[place]}** ${option}`)
      .join('\n'),
    'Answer with a letter, and say why if you can. "Hint" is fine, too.',
  ]
}

/** In an order that does not depend on which is right. */
const mixed = ({ asks, options }: Exercise) =>
  options.toSorted((a, b) => seedOf(a + asks) - seedOf(b + asks))

/** Right or not, and why; undefined where the question was no exercise. */
export function respondToExercise(
  description: string,
  hints: number,
  talk: Talk,
): Part[] | undefined {
  const found = Object.entries(listFacets()).find(
    ([, { exercise }]) => exercise?.asks === description,
  )
  const exercise = found?.[1].exercise
  const subject = found && findByName(found[0])
  if (!exercise || !subject) return undefined
  const plain = wordsOf(talk.request.turns.at(-1)?.content ?? '').join(' ')
  if (isGivingUp(plain) && hints === 0)
    return [
      `**A hint.** What it turns on: ${ideaOf(subject)}`,
      'Which of the four is it? A letter will do.',
    ]
  const options = mixed(exercise)
  const [right] = exercise.options
  const place = choiceOf(plain, options)
  const letter = LETTERS[options.indexOf(right)]
  if (place === undefined && !isGivingUp(plain))
    return [
      `Pick one of the four, and I say whether it holds. What it turns on: ${ideaOf(subject)}`,
      ...ask(exercise),
    ]
  const opening =
    place === undefined
      ? `No problem, that is what practice is for. It was **${letter}**: ${right}`
      : options[place] === right
        ? `Right: **${right}**`
        : `Not quite: it is **${letter}**: ${right}`
  return [opening, `**Why.** ${exercise.because}`, ...next(subject.card, talk)]
}

/** One on what belongs to it. */
function next(card: Card, talk: Talk): Part[] {
  const near = [card.confusedWith.card, ...card.related].flatMap((id) => (id && findCard(id)) || [])
  const other = near.find(({ term }) => freshOf(term, talk))
  return other
    ? [`The next one, on ${inSentence(other.term)}:`, ...ask(freshOf(other.term, talk)!)]
    : []
}
