import { round } from '#content/expression.ts'
import type { AskedItem } from '../../coach.ts'
import { ideaOf, inSentence } from '../../understanding/knowledge/subject.ts'
import { resultOf } from '../sums/calculate.ts'
import { sumOfQuestion } from '../sums/sum-of-question.ts'
import { checkOf } from './hint-at-item-error.ts'
import { hintAt } from './hint-at-item.ts'
import { formOf } from './item-form.ts'
import { askSimilar } from './item-similar.ts'
import { bringsItem, lastChoice } from '../../understanding/items/item-choice.ts'
import { meaningOf } from './item-concept.ts'
import { figuresOf } from '../../understanding/items/item-figures.ts'
import type { Part, Talk } from '../talk.ts'

const LETTERS = 'ABCDEFGH'

/** On a question without its key: hints; after a choice, where no exam is open, how to find out whether it holds. */
export function sayOnUnanswered(item: AskedItem, talk: Talk): Part[] {
  const { turns, isInExam } = talk.request
  const start = turns.findIndex(({ role, content }) => role === 'user' && bringsItem(content, item))
  const choice = lastChoice(turns.slice(Math.max(0, start)), item)
  const isTold = turns.some(({ content }) => content.includes(NO_KEY))
  const similar = isQuizWish(talk) ? askSimilar(item, talk, 'similar') : undefined
  if (similar && !item.isOpen) return similar
  if (item.isOpen || item.isListed || isInExam || choice === undefined || isTold)
    return hintAt(item, talk)
  return howToCheck(item, choice)
}

/** "Quiz me on that": on the matter of the question, and not on whatever a word of it names. */
const isQuizWish = ({ understood }: Talk) => understood.intent === 'quiz'

/** Said once: afterwards hints go on. */
export const NO_KEY = 'I have no answer key for this one'

/** Nothing is made up: what the options mean is known, which one the paper wants is not. */
function howToCheck(item: AskedItem, choice: number): Part[] {
  const { question, options } = item
  const letter = LETTERS[choice]
  const sum = sumOfQuestion(question)
  const result = sum && resultOf(sum.formula, sum.figures)
  const place = sum ? placeOf(sum.formula.compute(sum.figures), options) : -1
  const meanings = options.flatMap((option, at) => {
    const meaning = meaningOf(option)
    return meaning ? [`- **${LETTERS[at]}**, ${inSentence(meaning.term)}: ${ideaOf(meaning)}`] : []
  })
  return [
    `You choose **${letter}**. ${NO_KEY}, so I can't say for sure whether it is the one that counts; this is how to check it.`,
    ...(sum && result
      ? [
          `> ${sum.formula.formula}\n>\n> ${sum.formula.steps(sum.figures)} = **${result}**`,
          place < 0
            ? 'That is none of the options as they stand here, so look whether a figure was left out.'
            : `That is what **${LETTERS[place]}** says.`,
        ]
      : []),
    ...(meanings.length > 0 ? [`**What the options mean.**\n\n${meanings.join('\n')}`] : []),
    checkOf(formOf(item), letter!, item),
    `**How to check.** Say why ${letter} answers what is asked, and for each other option what in the question speaks against it. Where you find no reason against one, look its term up, in your materials or here: name it, and I explain it.`,
  ]
}

/** The option that says the result, rounded as it is there: of 66.6667, "66.7%" sooner than "67%"; -1 where none does. */
function placeOf(result: number, options: string[]): number {
  const [nearest] = options
    .flatMap((option, place) => figuresOf(option).map((said) => ({ place, said })))
    .filter(({ said }) => said === round(result, placesOf(said)))
    .map(({ place, said }) => ({ place, off: Math.abs(said - result) }))
    .filter(({ off }) => off <= MOST_ROUNDED * Math.abs(result))
    .toSorted((a, b) => a.off - b.off)
  return nearest?.place ?? -1
}
const placesOf = (figure: number) => String(figure).split('.')[1]?.length ?? 0
/** Of the result: "1" is no way to write 1.33. */
const MOST_ROUNDED = 0.01
