import type { Turn } from '../../coach.ts'
import { saidIn } from '../../turns.ts'
import { asBareSorting, asCaseOfKinds } from './case-sorting.ts'
import { isMixedUpWith } from './compared.ts'
import { findCommonQuestion } from '../knowledge/common-questions.ts'
import { factOf } from '../facts/facts.ts'
import { sortingOf } from './kinds.ts'
import { asSorting, lastSorted } from './sorting-in-talk.ts'
import { mannerOf } from './manner.ts'
import { mendedWords } from '../plain/mended-words.ts'
import { whoPicks } from './picks.ts'
import { shortened, threadOf } from './named-in.ts'
import type { Subject } from '../knowledge/subject.ts'
import { EXAM, namesSetting, SETTINGS } from '../facts/competition-settings.ts'
import { findByName, findSubjects } from '../knowledge/term-index.ts'
import { STRANGE, strangenessOf } from '../off-topic/topic.ts'
import { contentWords } from '../words/words.ts'

/** Turns of the student that a few words may go on with. */
const TURNS_BACK = 3

/** A few words that only the turns before make a question of, as that question; else the turn as it is. */
export function inTalk(plain: string, earlier: Turn[]): string {
  const said = saidIn(earlier)
    .slice(-TURNS_BACK)
    .map((content) => mendedWords(shortened(content)).join(' '))
  const thread = threadOf(earlier)
  if (namesOther(plain, thread)) return plain
  const about = thread.map(({ term }) => term)
  return (
    asBareSorting(plain) ??
    // "Is a survey primary" is whole by itself.
    (sortingOf(plain) ? undefined : sortedIn(plain, said, about)) ??
    asCaseOfKinds(plain, about) ??
    inSetting(plain, said.findLast(namesSetting) ?? '')
  )
}

/** "Which one would a rolex pick" is sorted only where it is known of just that; else it is weighed. */
function sortedIn(plain: string, said: string[], about: string[]): string | undefined {
  const sorted = asSorting(plain, [...said, ...about].join(' ; '), lastSorted(said))
  const isOpen = sorted !== undefined && whoPicks(plain) !== undefined && !sortingOf(sorted)
  return isOpen ? undefined : sorted
}

/** "What about advertising" after what promotion is: the term it is mixed up with, and nothing to be sorted. */
function namesOther(plain: string, thread: Subject[]): boolean {
  const name = plain.match(/^(?:(?:so|and|ok|but) )*(?:what|how) about (?:an? |the )?(.+)$/)?.[1]
  const named = findByName(name ?? '')
  return named !== undefined && isMixedUpWith(named, thread)
}

/** "How much time?" after a question about the role-play. */
function inSetting(plain: string, before: string): string {
  const [exam] = before.match(EXAM) ?? []
  const setting = exam
    ? `on the ${exam}`
    : SETTINGS.find(({ names }) => names.test(before))?.setting
  const words = contentWords(plain)
  const isAmount = /^(?:(?:and|so|ok|but) )*how (?:many|much|long|often)\b/.test(plain)
  const isShort = (words.length > 0 || isAmount) && words.length <= MOST_WORDS && ASKS.test(plain)
  if (!setting || !isShort || mannerOf(plain) || SETTINGS.some(({ names }) => names.test(plain)))
    return plain
  const isOurs = factOf(plain) !== undefined && strangenessOf(plain) < STRANGE
  if (isOurs || findSubjects(plain).length > 0) return plain
  const closenessOf = (text: string) => findCommonQuestion(text)?.closeness ?? 0
  const closeness = closenessOf(plain)
  // "Do I shake hands" is as near to hands that shake, until the judge stands beside it.
  const [whole] = ADDED.map((added) => `${plain} ${added(setting)}`).toSorted(
    (one, other) => closenessOf(other) - closenessOf(one),
  )
  if (closenessOf(whole!) > 0 && closenessOf(whole!) >= closeness) return whole!
  return closeness === 0 && factOf(`${plain} ${setting}`) ? `${plain} ${setting}` : plain
}
const ADDED = [
  (setting: string) => setting,
  (setting: string) => (setting === 'in the roleplay' ? 'with the judge' : 'at deca'),
]
const MOST_WORDS = 4

const ASKS =
  /^(?:(?:so|and|ok|but|then) )*(?:how|what|when|where|who|end|open|close|begin|start|can|could|do|does|is|are|should|will|which|why|if)\b/
