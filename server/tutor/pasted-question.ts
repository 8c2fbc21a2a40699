import { sharedFigures, worksWithFigures } from '../ports/coach/understanding/items/item-figures.ts'
import { lastSaidIn } from '../ports/coach/turns.ts'

/** Fewer words than this are nobody's pasted question. */
const FEWEST_WORDS = 3

/** What the student said last, newest first, where it could hold a question. */
export const turnsToLookAt = (turns: { role: string; content: string }[]) =>
  lastSaidIn(turns)
    .map((content) => content.replace(/\s+/g, ' ').trim())
    .filter((content) => content.split(' ').length >= FEWEST_WORDS)
    .reverse()

/** Characters of a question's beginning by which it is looked up: its index in the database has as many. */
export const BEGINNING = 20

/** Where a question may begin: at a word or a figure, a quote or a bracket. */
const BEGINS = /(?<![\p{L}\p{N}])(?=\S)/gu

/** What stands wherever a question may begin in the texts, in small letters; each once. */
export const beginningsIn = (texts: string[]) => [
  ...new Set(
    texts.flatMap((text) => {
      const said = text.toLowerCase()
      return [...said.matchAll(BEGINS)]
        .map(({ index }) => said.slice(index, index + BEGINNING))
        .filter((begun) => begun.length === BEGINNING)
    }),
  ),
]

/** So much of a question's beginning is like no other's. */
const TELLING_CHARACTERS = 40

/** The longest of the questions whose beginning stands in the text. */
export function findByBeginning<Q extends { question: string }>(
  questions: Q[],
  text: string,
): Q | undefined {
  const said = text.toLowerCase()
  return questions
    .filter(({ question }) => said.includes(question.slice(0, TELLING_CHARACTERS).toLowerCase()))
    .toSorted((one, other) => other.question.length - one.question.length)[0]
}

/** The question whose figures the last of the student's turns works with, whatever its words are: the most of them. */
export function findByFigures<Q extends { question: string }>(
  questions: Q[],
  turns: { role: string; content: string }[],
): Q | undefined {
  const said = lastSaidIn(turns)
  const all = said.join(' ; ')
  return questions
    .filter(({ question }) => worksWithFigures(said, question))
    .map((question) => ({ question, shared: sharedFigures(all, question.question).length }))
    .toSorted((a, b) => b.shared - a.shared)[0]?.question
}
