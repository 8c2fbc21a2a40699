import { canonical, plainForm, spelledOut } from './synonyms.ts'
import { isLittle, stem, wordsOf } from './words.ts'

const ENDINGS =
  /(?<=.{4})(izations?|ations?|itions?|ments?|ances?|ences?|ities|ity|ions?|ists?|ics|ings?|ers?|ors?|ness|able|ible|ally|ed|ly|al|ive|ful|ic|es|e|y)$/

/** Enough of a word to be the same in "investor", "investing" and "invests"; names are matched whole elsewhere. */
const root = (word: string) => word.replace(ENDINGS, '').replace(ENDINGS, '')

/** Of the words that cards and glossary use again and again, null for little ones; what else is typed is not kept. */
const kept = new Map<string, string | null>()
const MOST_KEPT = 20_000

function termOf(typed: string): string | null {
  const known = kept.get(typed)
  if (known !== undefined) return known
  const word = spelledOut(typed)
  const term = isLittle(word) && !TELLING.has(word) ? null : root(canonical(stem(word)))
  if (kept.size < MOST_KEPT) kept.set(typed, term)
  return term
}

/** Words of a text without their endings: what forms of one name share, and no other name. */
export const rootsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !isLittle(word))
      .map((word) => (word === 'people' ? word : root(plainForm(stem(word))))),
  ),
]

/** Little elsewhere; here they tell a judge's question from a judge. */
const TELLING = new Set('ask asks asked asking question questions answer answers'.split(' '))

/** The words of a text by which it is looked for: without little ones, in one form for all that come to the same. */
export const searchTermsOf = (text: string): string[] => searchTermsIn(wordsOf(text))

/** The same of a text's words. */
export function searchTermsIn(words: string[]): string[] {
  const terms = new Set<string>()
  for (const word of words) {
    const term = termOf(word)
    if (term !== null) terms.add(term)
  }
  return [...terms]
}
