import type { CaseTerms } from './case-terms.ts'
import { dismisses } from './contrary.ts'
import type { Statement } from './statements.ts'
import { vagueWordsIn } from './vague.ts'

/**
 * How much of a plan a sentence is, 0 to 1, in whatever words: figures, days, people, ways and reasons, and what of it
 * is done; each vague word takes from it.
 */
export function substanceOf(one: Statement, { givenStems }: CaseTerms): number {
  if (dismisses(one.text)) return 0
  const { has, weight, trust, relevance, figures } = one
  const parts =
    Number(has.figure) * 1 +
    (Number(has.when) + Number(has.who) + Number(has.how)) * 0.6 +
    (Number(has.why) + Number(has.action)) * 0.4 +
    relevance * 0.5
  const isOwn = has.action || figures.some((figure) => !givenStems.has(`#${figure}`))
  return (
    weight *
    trust *
    Math.min(1, Math.max(0, (parts - LEAST) / (ENOUGH - LEAST))) *
    KEPT_BY_VAGUE ** vagueWordsIn(one.text) *
    (isOwn ? 1 : AS_GIVEN)
  )
}

/** One detail is in every sentence. */
const LEAST = 0.5
const ENOUGH = 2.2
const KEPT_BY_VAGUE = 0.6
/** What the case says already is no plan. */
const AS_GIVEN = 0.3
