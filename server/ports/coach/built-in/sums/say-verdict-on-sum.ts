import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { inSentence } from '../../understanding/knowledge/subject.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { howToTell } from '../terms/how-to-tell.ts'
import type { Part } from '../talk.ts'

/** "… and is that the same as margin": two that go by names of their own are not, and how they are told apart. */
export function withSameness(sum: Part[], { plain, subjects }: Understanding): Part[] {
  if (!ASKS_WHETHER_SAME.test(plain) || subjects.length !== 2) return sum
  const names = subjects.map(({ term }) => inSentence(term)).join(' and ')
  const [tell = ''] = howToTell(subjects)
  const apart = typeof tell === 'string' ? tell.replace(/^\*\*[^*]+\*\* /, ' ') : ''
  return sum.toSpliced(-1, 0, `**Is that the same?** No, ${names} are two things.${apart}`)
}
const ASKS_WHETHER_SAME =
  /\b(?:is|are|isnt|arent) (?:that|it|this|they|those|these)(?: \w+)? (?:the )?same\b|\bthe same (?:thing )?as\b/

/** "… and is it good": beside the sum, what such a figure says; what is good differs by the trade, and is told so. */
export function withVerdict(sum: Part[], plain: string): Part[] {
  if (!ASKS_WHETHER_GOOD.test(plain)) return sum
  const term = sum.flatMap((part) =>
    typeof part === 'string' ? (part.match(OF_SUM)?.[1] ?? []) : [],
  )
  const subject = findByName(term.at(-1) ?? '')
  const says = subject && (whatIsGood(subject.term) ?? facetsOf(subject.term).good)
  return says ? sum.toSpliced(-1, 0, `**Is that good?** ${says}`) : sum
}
const OF_SUM = /^\*\*([^*]+)\*\*: the s/

const ASKS_WHETHER_GOOD =
  /\b(?:is|was|are|would) (?:it|that|this|they|these|we|i)(?: (?:an?|even|any|too|in|doing))*(?: (?:pretty|really|considered))?(?: \w+)? ?(?:good|bad|ok|okay|healthy|high|low|normal|fine|enough|risky|safe|strong|weak|decent|trouble)\b|\b(?:good or bad|good enough|high or low)\b/

/** What students are told who ask for a normal figure of it. */
const whatIsGood = (term: string) =>
  listNextQuestions()
    .get(term)
    ?.find(({ asks }) => asks.some((ask) => ASKS_FOR_NORMAL.test(ask)))?.says
const ASKS_FOR_NORMAL =
  /\b(?:whats? (?:is )?(?:an? )?(?:good|normal|healthy|bad)\b|is (?:that|it|\d\S*)(?: \w+)? (?:good|ok|normal|bad)\b|how (?:much|high) (?:is|should)\b.*\b(?:normal|good|be)\b|good (?:one|number|ratio))/
