import { lately } from '../../lately.ts'
import { formOf, QUESTION_FORMS } from '../words/question-form.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { wordsOf } from '../words/words.ts'

/**
 * The words that tell one question about a term from another, and in which form it is asked. The whole name tells
 * nothing, a part of it may: "what shifts demand" of supply and demand.
 */
export function questionWordsOf(plain: string, term: string): Set<string> {
  const named = wordsOfName(term)
  const said = searchTermsOf(plain.replace(IDLE, ' '))
  const own = named.every((word) => said.includes(word))
    ? said.filter((word) => !named.includes(word))
    : said
  const small = wordsOf(plain).filter((word) => SMALL.has(word))
  const marks = [
    formOf(plain),
    ...small,
    ...MARKS.map(([mark, has]) => (has.test(plain) ? mark : undefined)),
  ]
  return new Set([...own, ...marks.flatMap((mark) => (mark ? [MARK + mark] : []))])
}

/** Asked again for each way of asking about a term. */
const wordsOfName = lately(20, searchTermsOf)

/** A mark stands beside words as one of them, which no word is. */
const MARK = '?'
export const isMark = (word: string) => word.startsWith(MARK)

export const SAME = `${MARK}same`

const FORMS = new Set(QUESTION_FORMS.map((form) => MARK + form))
/** The form that a question is asked in, among its words. */
export const formIn = (words: Iterable<string>) => [...words].find((word) => FORMS.has(word))

/** "Why does it happen", "what happens if": of anything. */
const IDLE = /\bhappen(s|ed|ing)?\b/g

/** Too little to be looked for elsewhere; among a dozen questions they tell. */
const SMALL = new Set(
  'need want get give make use after before still only all both other enough say tell mean help'.split(
    ' ',
  ),
)

/** Little words that turn a question round. */
const MARKS: [string, RegExp][] = [
  ['same', /\b(same|differ(?:s|ence|ences)?|different (?:from|than|to)|vs|versus)\b/],
  ['not', /\b(not|\w+nt|never|without|none)\b/],
  ['up', /\b(up|rises?|raised?|rising|increas\w+|higher|more|expensive|dearer|grows?|doubles?)\b/],
  ['down', /\b(down|falls?|falling|drops?|decreas\w+|lower|less|fewer|cheaper|shrinks?)\b/],
]
