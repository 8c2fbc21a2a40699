import type { Turn } from '../coach.ts'
import { findCommonQuestion } from './knowledge/common-questions.ts'
import { withSides } from './reading-turn/compared.ts'
import { focusOf } from './reading-turn/focus.ts'
import { languageOf } from './plain/language.ts'
import { shortened, threadOf, withoutArea } from './reading-turn/named-in.ts'
import { ownIn } from './reading-turn/own-names.ts'
import { plainOf } from './plain/plain-turn.ts'
import type { Subject } from './knowledge/subject.ts'
import { findByName } from './knowledge/term-index.ts'
import { withNames } from './reading-turn/with-names.ts'
import { rootsOf } from './words/search-words.ts'
import { contentWords } from './words/words.ts'

/** What a turn is about, and by what more of it is found. */
export type Matter = {
  subjects: Subject[]
  /** What comes nearest where nothing is known by that name. */
  nearest: Subject[]
  /** Terms to look for in explanations and materials. */
  terms: string[]
  /** Words to look for in materials, as typed or as the terms have them. */
  searchWords: string[]
  /** Of what is asked about, the words beside the terms: "eagle" and "store" of "the Eagle Store refund policy". */
  ownWords: string[]
}

/**
 * What the last turn is about, by the names in it, else by the talk before it or the common question that it asks. For a
 * coach who reads the turn for themselves: a quarter of the work of `understand`, which also finds out what is wanted.
 * Pure.
 */
export function matterOf(turns: Turn[]): Matter {
  const last = shortened(turns.at(-1)?.content ?? '')
  const earlier = turns.slice(0, -1)
  const thread = threadOf(earlier)
  const plain = withNames(withSides(plainOf(last, languageOf(last))), thread, earlier)
  const own = ownIn(plain, thread)
  const before = thread.length > 0 ? thread : asked(plain)
  const subjects = own.length > 0 ? own : before
  const terms = termsOf(subjects, own, withoutArea(focusOf(plain)))
  const focus = focusOf(plain)
  return { subjects, nearest: [], terms, ...wordsToLookFor(terms, last, focus) }
}

/** What the common question is about that a turn asks. */
function asked(plain: string): Subject[] {
  const question = findCommonQuestion(plain)?.question
  const about = question && 'about' in question ? findByName(question.about) : undefined
  return about ? [about] : []
}

/** Of the first of them, and as typed, too: a booklet may know it by the name that the student has for it. */
export function termsOf(subjects: Subject[], own: Subject[], focus: string) {
  const typed = own.length === 1 && findByName(focus) ? [focus] : []
  return [...new Set([...subjects.slice(0, 3).map(({ term }) => term), ...typed])]
}

/** More words than this are a story; the rarest would be found anyway. */
const MOST_SEARCH_WORDS = 24

export function wordsToLookFor(terms: string[], last: string, focus: string) {
  const words = terms.length > 0 ? terms.flatMap(contentWords) : contentWords(last)
  const named = new Set(rootsOf(terms.join(' ')))
  const ownWords =
    terms.length > 0
      ? contentWords(focus).filter((word) => !rootsOf(word).every((one) => named.has(one)))
      : []
  const searchWords = [...new Set([...words, ...ownWords])].filter((word) => word.length > 1)
  return { ownWords, searchWords: searchWords.slice(0, MOST_SEARCH_WORDS) }
}
