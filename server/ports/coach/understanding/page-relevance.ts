import { isCommonWord } from './subject-search.ts'
import { sentencesOf } from './excerpt.ts'
import { contentWords, root, wordsOf } from './words.ts'

/** Words of a sentence that may stand between the words of a term: "prices are skimmed" is far enough. */
const WINDOW = 3

/**
 * Whether a page says something about what is asked. A term has to stand in one sentence as a whole; one of common words
 * only, such as "goods and services", has to head it, for else nearly every page would have it. Without a term, each
 * word that is not common has to be on the page, most of them all, and there has to be one.
 */
export function isAbout(
  text: string,
  { terms, searchWords }: { terms: readonly string[]; searchWords: readonly string[] },
): boolean {
  if (terms.length > 0) {
    const sentences = sentencesOf(text).map((sentence) => wordsOf(sentence).map(root))
    return terms.some((term) => sentences.some((sentence) => speaksOf(sentence, term)))
  }
  const roots = new Set(contentWords(text).map(root))
  const rare = searchWords.filter((word) => !isCommonWord(word))
  const found = searchWords.filter((word) => roots.has(root(word)))
  return (
    rare.length > 0 &&
    rare.every((word) => roots.has(root(word))) &&
    found.length >= Math.ceil(searchWords.length * 0.7)
  )
}

function speaksOf(sentence: string[], term: string) {
  const words = contentWords(term).map(root)
  const isAt = (from: number) => {
    const near = sentence.slice(from, from + words.length + WINDOW)
    return words.every((word) => near.includes(word))
  }
  const last = words.every(isCommonWord) ? 0 : sentence.length - 1
  return words.length > 0 && sentence.some((_, from) => from <= last && isAt(from))
}
