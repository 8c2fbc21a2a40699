import {
  confusedWithOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { findNamed } from '../../understanding/knowledge/term-index.ts'
import { meaningOf } from './item-concept.ts'
import { formOf, type Form } from './item-form.ts'
import { harmless, pointsAtOption, shareIn, tellingWordsOf } from './item-words.ts'

type Asked = { question: string; options: string[]; isOpen?: boolean | undefined }

const LETTERS = 'ABCDEFGH'

/** Before a choice: what the concept is taken for, and what questions of this form are misread for. */
export function trapHint(item: Asked, concepts: Subject[]): string {
  const trap = harmless(formOf(item).trap, item)
  const confusion = concepts
    .slice(0, 2)
    .map((concept) => confusionOf(concept, item))
    .find(Boolean)
  return [confusion, trap, 'Which option tempts you? Tell me its letter.'].filter(Boolean).join(' ')
}

function confusionOf(concept: Subject, item: Asked): string | undefined {
  const confusion = confusedWithOf(concept)
  if (!confusion || pointsAtOption(confusion.term, item)) return undefined
  return harmless(
    `**${concept.term}** is often taken for **${inSentence(confusion.term)}**. ${confusion.howToTellApart}`,
    item,
  )
}

/** After a choice: what it means in general, and what to hold against it; nothing in it depends on whether it holds. */
export function choiceHint(item: Asked, choice: number): string {
  const letter = LETTERS[choice]!
  return [
    ...meaningOfChoice(item, choice),
    checkOf(formOf(item), letter, item),
    item.isOpen
      ? 'Whether it holds I say of no option while the exam is open.'
      : 'Say which word decided it for you.',
  ].join(' ')
}

/** What to look for in the question with an option in mind. */
export function checkOf(
  { check }: Form,
  letter: string,
  { question }: Pick<Asked, 'question'>,
): string {
  const words = tellingWordsOf(question).map((word) => `"${word}"`)
  const use =
    words.length > 1
      ? `Then take ${words.join(', ')}: does ${letter} make use of them, or does one of them stay without a part?`
      : ''
  return [`**What to check.** ${check.replaceAll('{letter}', letter)}`, use]
    .filter(Boolean)
    .join(' ')
}

/** Words that only the other options have are kept out of what is said of one. */
function meaningOfChoice(item: Asked, choice: number): string[] {
  const letter = LETTERS[choice]!
  const option = item.options[choice] ?? ''
  const others = item.options.filter((_, place) => place !== choice)
  const isSayable = (text: string) => harmless(text, { ...item, options: others }, option)
  const meaning = meaningOf(option)
  if (meaning && isSayable(ideaOf(meaning))) {
    const apart = tellApart(meaning, others.join(' ; '))
    const idea = `**What ${letter} means.** ${meaning.term}: ${ideaOf(meaning)}`
    return [idea, ...(apart && isSayable(apart) ? [apart] : [])]
  }
  const part = findNamed(option)
    .map(({ subject }) => subject)
    .find((subject) => isSayable(`${subject.term} ${ideaOf(subject)}`))
  return part
    ? [`**What ${letter} speaks of.** ${part.term}: ${ideaOf(part)}`]
    : [`Say first in your own words what ${letter} claims, and what would have to be told for it.`]
}

/** What it is taken for, unless that is another option. */
function tellApart(meaning: Subject, others: string): string | undefined {
  const confusion = confusedWithOf(meaning)
  return confusion && shareIn(confusion.term, others) === 0
    ? `It is often taken for ${inSentence(confusion.term)}: ${confusion.howToTellApart}`
    : undefined
}
