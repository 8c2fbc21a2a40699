import { findCommonQuestion } from '../../understanding/knowledge/common-questions.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import { contentStems } from '../../understanding/words/words.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import type { Part } from '../talk.ts'

/** Which of some to take in a case, where what is often asked is just this choice; undefined where no case is told. */
export function sayCaseOfPair(all: Subject[], plain: string): Part[] | undefined {
  if (!ASKS_CHOICE.test(plain)) return undefined
  const names = all.map(({ term }) => term).join(' or ')
  const named = new Set(contentStems(names))
  const rest = searchTermsOf(plain).filter((word) => !named.has(word) && !ASKING.has(word))
  if (rest.length === 0) return undefined
  const found = findCommonQuestion(`${plain} ${names}`)
  if (!found || found.closeness < NEAR || !('about' in found.question)) return undefined
  const { asks, says, about } = found.question
  const whole = [...asks, says, about].join(' ')
  const speaksOf = all.filter(({ term }) => shareOf(term, whole) >= MOST_OF_NAME)
  return speaksOf.length >= 2 && shareOf(rest.join(' '), whole) >= SHARED
    ? [`**Which one?** ${says}`]
    : undefined
}
const ASKS_CHOICE =
  /\b(?:which|what) (?:one|is better|is best|should|would|do i|form|type|kind|style)\b|\bwhich\b/
const ASKING = new Set(searchTermsOf('which one better best should would pick choose take then'))
const NEAR = 0.5
const MOST_OF_NAME = 0.5
const SHARED = 0.5
