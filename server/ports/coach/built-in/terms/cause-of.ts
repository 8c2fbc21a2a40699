import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { contentStems } from '../../understanding/words/words.ts'

/**
 * What brings it about, for what happens or is so by itself (inflation, inelastic demand) and is not done for a purpose;
 * undefined where nobody wrote that down.
 */
export function causeOf({ term }: Subject): string | undefined {
  const own = new Set(contentStems(term))
  const isOfCause = (ask: string) =>
    HAPPENS.test(ask) || contentStems(ask.match(MAKES)?.[1] ?? '').some((stem) => own.has(stem))
  return (listNextQuestions().get(term) ?? []).find(({ asks }) => asks.some(isOfCause))?.says
}

const HAPPENS =
  /^what causes (?:it|that|this|them|one)$|^why (?:does|do|did) (?:it|that|this|they) (?:even |always )?happen$/
const MAKES = /^what makes (?:it|that|this|them|demand|one) (\w+)$/
