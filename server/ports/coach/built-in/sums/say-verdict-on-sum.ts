import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Part } from '../talk.ts'

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
