import { isLittle, wordsOf } from '../../understanding/words/words.ts'

/**
 * Of sentences that are one form with other words in it ("we will focus on _ and _ because _ matters for _"), only the first:
 * whoever fills a form with words of the case has decided nothing with the third any more.
 */
export function withoutFilledForms<T extends { text: string }>(sentences: T[]): T[] {
  const frames = sentences.map(({ text }) => frameOf(text))
  return sentences.filter((_, place) => {
    const frame = frames[place]!
    const alike = frames.flatMap((other, at) => (areOneForm(frame, other) ? [at] : []))
    return alike.length < A_FORM || alike[0] === place
  })
}

/** As often nobody says the same by chance. */
const A_FORM = 3
/** Little words; "we _ the _" is the form of many honest sentences. */
const LEAST_OF_FRAME = 4
/** Words at the beginning that are the same. */
const OPENING = 3
/** Of the little words of the one that has more. */
const ALIKE = 0.75

/** How a sentence begins, and its little words in their order. */
type Frame = { opening: string; little: string[] }

function frameOf(text: string): Frame {
  const words = wordsOf(text)
  return { opening: words.slice(0, OPENING).join(' '), little: words.filter(isLittle) }
}

function areOneForm(one: Frame, other: Frame): boolean {
  const most = Math.max(one.little.length, other.little.length)
  if (one.opening !== other.opening || most < LEAST_OF_FRAME) return false
  return inOrder(one.little, other.little) >= ALIKE * most
}

/** How many words two rows have in the same order: the length of their longest common subsequence. */
function inOrder(one: string[], other: string[]): number {
  let before = Array.from({ length: other.length + 1 }, () => 0)
  for (const word of one) {
    const row = [0]
    for (const [at, against] of other.entries())
      row.push(word === against ? before[at]! + 1 : Math.max(before[at + 1]!, row[at]!))
    before = row
  }
  return before.at(-1)!
}
