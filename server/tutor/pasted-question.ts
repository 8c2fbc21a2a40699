import { sharedFigures, worksWithFigures } from '../ports/coach/understanding/item-figures.ts'
import { contentStems } from '../ports/coach/understanding/words.ts'

/** Fewer words than this are nobody's pasted question. */
const FEWEST_WORDS = 4
/** Share of a question's own words that have to be in the text: pasted whole, or typed off with a slip or two. */
const ENOUGH = 0.7
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

type Asked = { question: string; options: string[] }

/** Finds the question that a text repeats, with or without its options: the one it repeats most fully. */
export function createFinder<Q extends Asked>(questions: Q[]) {
  const known = questions.map((question) => ({
    question,
    // By its stem, or by its options, whichever a text has more of.
    parts: [question.question, question.options.join(' ')].map((part) => [
      ...new Set(contentStems(part)),
    ]),
  }))
  return (text: string): Q | undefined => {
    if (known.length === 0) return undefined
    const said = new Set(contentStems(text))
    const best = known
      .map(({ question, parts }) => ({
        question,
        share: Math.max(...parts.map((part) => coverage(part, said))),
      }))
      .toSorted((a, b) => b.share - a.share)[0]
    return best && best.share >= ENOUGH ? best.question : undefined
  }
}

/** The question whose figures the last of the student's turns works with, whatever its words are: the most of them. */
export function findByFigures<Q extends Asked>(
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

function coverage(own: string[], said: Set<string>) {
  const found = own.filter((stem) => said.has(stem)).length
  return found >= Math.min(3, own.length) && own.length >= 2 ? found / own.length : 0
}
