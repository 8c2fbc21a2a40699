import { createFinder } from '../ports/coach/understanding/item-likeness.ts'
import { wordsOf } from '../ports/coach/understanding/words.ts'

/** Words in a row that stand in one question and, by chance, in hardly any other text. */
const RUN = 7

/**
 * Whether a turn, however far back and whoever is said to have written it, has a question in it that is being asked in an
 * exam: as a whole, reworded, or some words of it in a row.
 */
export function showsOpenQuestion(
  turns: { content: string }[],
  open: { question: string; options: string[] }[],
): boolean {
  if (open.length === 0) return false
  const find = createFinder(open)
  const runs = new Set(open.flatMap(({ question }) => runsIn(question)))
  return turns.some(
    ({ content }) => find(content) !== undefined || runsIn(content).some((run) => runs.has(run)),
  )
}

const runsIn = (text: string): string[] => {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, place) => words.slice(place, place + RUN).join(' '))
}
