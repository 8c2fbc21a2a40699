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

/** The question that the text repeats, with or without its options; the one it repeats most fully. */
export function findPasted<Q extends { question: string; options: string[] }>(
  questions: Q[],
  text: string,
): Q | undefined {
  const said = new Set(contentStems(text))
  const shares = questions.map((question) => ({ question, share: shareOf(question, said) }))
  const best = shares.toSorted((a, b) => b.share - a.share)[0]
  return best && best.share >= ENOUGH ? best.question : undefined
}

/** By its stem, or by its options, whichever the text has more of. */
function shareOf(
  { question, options }: { question: string; options: string[] },
  said: Set<string>,
) {
  return Math.max(coverage(question, said), coverage(options.join(' '), said))
}

function coverage(text: string, said: Set<string>) {
  const own = [...new Set(contentStems(text))]
  const found = own.filter((stem) => said.has(stem)).length
  return found >= Math.min(3, own.length) && own.length >= 2 ? found / own.length : 0
}
