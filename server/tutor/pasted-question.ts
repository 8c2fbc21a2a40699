import { sharedFigures, worksWithFigures } from '../ports/coach/understanding/item-figures.ts'

/** Fewer words than this are nobody's pasted question. */
const FEWEST_WORDS = 3
/** Turns of the student's that are looked at: a question stays the subject while it is talked about. */
const TURNS_LOOKED_AT = 6

/** What the student said last, newest first, where it could hold a question. */
export const turnsToLookAt = (turns: { role: string; content: string }[]) =>
  turns
    .filter(({ role }) => role === 'user')
    .slice(-TURNS_LOOKED_AT)
    .map(({ content }) => content.replace(/\s+/g, ' ').trim())
    .filter((content) => content.split(' ').length >= FEWEST_WORDS)
    .reverse()

/** The question whose figures the last of the student's turns works with, whatever its words are: the most of them. */
export function findByFigures<Q extends { question: string }>(
  questions: Q[],
  turns: { role: string; content: string }[],
): Q | undefined {
  const said = turns
    .filter(({ role }) => role === 'user')
    .slice(-TURNS_LOOKED_AT)
    .map(({ content }) => content)
  const all = said.join(' ; ')
  return questions
    .filter(({ question }) => worksWithFigures(said, question))
    .map((question) => ({ question, shared: sharedFigures(all, question.question).length }))
    .toSorted((a, b) => b.shared - a.shared)[0]?.question
}
