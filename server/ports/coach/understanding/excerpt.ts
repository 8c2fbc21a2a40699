import { searchTermsOf } from './words/search-words.ts'
import { weightsOfWords } from './knowledge/subject-search.ts'

const LONGEST = 240

/** The sentence of a page that says most about the words, rare ones before common ones, with the next where there is room. */
export function excerptOf(text: string, words: readonly string[]) {
  const wanted = searchTermsOf(words.join(' '))
  const weigh = weightsOfWords()
  const sentences = sentencesOf(text)
  const scores = sentences.map((sentence) => {
    const found = new Set(searchTermsOf(sentence))
    const told = wanted.reduce((sum, word) => sum + (found.has(word) ? weigh(word) : 0), 0)
    // Of two with the same words the one that says little else: a heading, and then what stands under it.
    return told === 0 ? 0 : told + 1 / (1 + found.size)
  })
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
