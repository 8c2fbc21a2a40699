import { contentWords, root } from './words.ts'

const LONGEST = 240

/** The sentence of a page that says most about the words, with the next one where there is room. */
export function excerptOf(text: string, words: readonly string[]) {
  const wanted = new Set(words.map(root))
  const sentences = sentencesOf(text)
  const scores = sentences.map(
    (sentence) =>
      new Set(
        contentWords(sentence)
          .map(root)
          .filter((found) => wanted.has(found)),
      ).size,
  )
  const best = Math.max(0, scores.indexOf(Math.max(0, ...scores)))
  const [first = '', next = ''] = sentences.slice(best)
  const both = `${first} ${next}`.trim()
  return shortened(both.length <= LONGEST ? both : first)
}

/** A heading ends where its line does, if the next line begins a sentence of its own. */
export const sentencesOf = (text: string) =>
  text
    .replace(/([^.!?:,;])\n(?=[A-Z])/g, (whole, end: string, at: number) =>
      isHeading(text, at) ? `${end}.\n` : whole,
    )
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s+(?=[A-Z0-9"])/)

const isHeading = (text: string, end: number) => {
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end + 1)
  return line.length < 60 && line.split(' ').length < 8
}

const shortened = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
