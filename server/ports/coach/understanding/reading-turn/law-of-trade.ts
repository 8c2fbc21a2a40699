import { listNearest, type FoundQuestion } from '../knowledge/common-questions.ts'
import { nameOf, type CommonQuestion } from '../knowledge/question-index.ts'

/** Asks whether a case that was told is legal: "… is that legal", "… can they do that". */
const ASKS_LAW =
  /\b(?:is (?:that|this|it) (?:even )?(?:il)?legal|can (?:they|he|she|my boss|a boss) do (?:that|this)|is (?:that|this) (?:allowed|against the law))$/
const VERDICT =
  /^(?:yes|no|not|usually|generally|normally|mostly|often|sometimes|rarely|maybe|probably|it depends|that depends|only)\b/i

export const asksLawOfCase = (plain: string) => ASKS_LAW.test(plain)
export const saysWhether = ({ says }: CommonQuestion) => VERDICT.test(says)

/** Of what is known of the same matter, an answer that says whether it is legal comes before one that says only what to do. */
export function saidOfLaw(
  plain: string,
  found: FoundQuestion | undefined,
): FoundQuestion | undefined {
  if (!found || !asksLawOfCase(plain) || saysWhether(found.question)) return found
  const name = nameOf(found.question)
  const question = listNearest(plain).find((one) => nameOf(one) === name && saysWhether(one))
  return question ? { ...found, question } : found
}
