import {
  confusedWithOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { searchSubjects } from '../../understanding/knowledge/subject-search.ts'
import { findNamed } from '../../understanding/knowledge/term-index.ts'
import { lastSentenceOf } from './item-concept-asked.ts'
import { meaningOf } from './item-concept.ts'
import { formOf, type Form } from './item-form.ts'
import { harmless, pointsAtOption, shareIn, tellingWordsOf } from './item-words.ts'
import { stepTo } from './steps-to-figure.ts'

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

/**
 * After a choice: what it means in general or how its figure comes about, beside what is asked. Nothing in it depends
 * on whether the choice holds.
 */
export function choiceHint(item: Asked, choice: number, concepts: Subject[]): string {
  const letter = LETTERS[choice]!
  const rest = item.isOpen
    ? 'Whether it holds I say of no option while the exam is open.'
    : 'Say which word decided it for you.'
  const steps = stepsOfChoice(item, choice)
  if (steps) return `${steps} ${rest}`
  const told = meaningOfChoice(item, choice, concepts)
  const form = formOf(item)
  return [
    ...(told ?? [
      `Say first in your own words what ${letter} claims, and what would have to be told for it.`,
    ]),
    // What is told of just this option needs no words on options in general.
    told
      ? `**What to check.** ${form.check.replaceAll('{letter}', letter)}`
      : checkOf(form, letter, item),
    rest,
  ].join(' ')
}

/** How its figure comes about: which step is the wrong one, is the student's to see. */
function stepsOfChoice(item: Asked, choice: number): string | undefined {
  const letter = LETTERS[choice]!
  const step = stepTo(item.options[choice] ?? '', item)
  return (
    step &&
    `**Where ${letter} comes from.** It is ${step}. **What to check.** Is that what the question asks for ("${lastSentenceOf(item.question)}"), with each figure for what it stands for, or is a step left out, or the wrong figure divided by?`
  )
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

/** What it says as a term, or the term that it speaks of or comes nearest to. Words that only the other options have are kept out. */
function meaningOfChoice(item: Asked, choice: number, concepts: Subject[]): string[] | undefined {
  const letter = LETTERS[choice]!
  const option = item.options[choice] ?? ''
  const others = item.options.filter((_, place) => place !== choice)
  const isSayable = (text: string) => harmless(text, { ...item, options: others }, option)
  const meaning = meaningOf(option)
  if (meaning && isSayable(ideaOf(meaning))) {
    const apart = tellApart(meaning, others.join(' ; '))
    return [
      `**What ${letter} means.** ${meaning.term}: ${ideaOf(meaning)}`,
      ...(apart && isSayable(apart) ? [apart] : []),
      ...besideAsked(meaning, letter, item, concepts),
    ]
  }
  const isTold = (subject: Subject) => isSayable(`${subject.term} ${ideaOf(subject)}`)
  const named = findNamed(option)
    .map(({ subject }) => subject)
    .find(isTold)
  const part = named ?? nearestTo(option).find(isTold)
  return part
    ? [
        `**What ${letter} ${named ? 'speaks of' : 'comes near to'}.** ${part.term}: ${ideaOf(part)}`,
        ...besideAsked(part, letter, item, concepts),
      ]
    : undefined
}

/** What has most of an option's words in its own texts: "unrelated diversification" is a diversification. */
const nearestTo = (option: string): Subject[] =>
  searchSubjects(option, 3).flatMap(({ subject, coverage, isTelling }) =>
    isTelling && coverage >= MOSTLY_COVERED && shareIn(subject.term, option) > 0 ? [subject] : [],
  )
const MOSTLY_COVERED = 0.75

/** The other side of the comparison: what the question is about, where that may be said. */
function besideAsked(own: Subject, letter: string, item: Asked, concepts: Subject[]): string[] {
  const asked = concepts.find(({ term }) => term !== own.term)
  const idea = asked && ideaOf(asked).split(/(?<=[.!?]) /)[0]
  return asked && idea && harmless(`${asked.term}: ${idea}`, item)
    ? [
        `**What is asked** turns on ${inSentence(asked.term)}: ${idea} Where do the two meet, and where does ${letter} say something else?`,
      ]
    : []
}

/** What it is taken for, unless that is another option. */
function tellApart(meaning: Subject, others: string): string | undefined {
  const confusion = confusedWithOf(meaning)
  return confusion && shareIn(confusion.term, others) === 0
    ? `It is often taken for ${inSentence(confusion.term)}: ${confusion.howToTellApart}`
    : undefined
}
