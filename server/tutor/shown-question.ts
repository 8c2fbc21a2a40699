import { figuresOf } from '../ports/coach/understanding/items/item-figures.ts'
import { findByFigures } from './pasted-question.ts'
import { wordsOf } from '../ports/coach/understanding/words/words.ts'
import { saidIn } from '../ports/coach/turns.ts'

/** Words in a row that stand in one question and, by chance, in hardly any other text. */
const RUN = 7

/** What is said in turns as short as that belongs together. */
const TURNS_TOGETHER = 3

/**
 * Whether the talk, however far back and whoever is said to have written it, has a question in it that is being asked in an
 * exam: as a whole, reworded (which `find` finds), some words of it in a row, bit by bit, or by the figures that it
 * works with.
 */
export function showsOpenQuestion(
  turns: { role: string; content: string }[],
  open: { question: string }[],
  find: (text: string) => object | undefined,
): boolean {
  if (open.length === 0) return false
  const runs = new Set(open.flatMap(({ question }) => runsIn(question)))
  const said = saidIn(turns)
  const together = said.map((_, end) =>
    said.slice(Math.max(0, end - TURNS_TOGETHER + 1), end + 1).join(' '),
  )
  const texts = [...turns.map(({ content }) => content), ...together]
  return (
    texts.some((text) => find(text) !== undefined || runsIn(text).some((run) => runs.has(run))) ||
    said.some((_, end) => worksWithOpen(said.slice(0, end + 1), open))
  )
}

const worksWithOpen = (said: string[], open: { question: string }[]) =>
  figuresOf(said.at(-1) ?? '').length > 0 &&
  findByFigures(
    open,
    said.map((content) => ({ role: 'user', content })),
  ) !== undefined

const runsIn = (text: string): string[] => {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, place) => words.slice(place, place + RUN).join(' '))
}
