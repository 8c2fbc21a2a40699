import type { CaseTerms } from './case-terms.ts'
import { defends } from './contrary.ts'
import type { Statement } from './statements.ts'

/**
 * How much of a plan a sentence is, 0 to 1, in whatever words: figures, days, people, ways and reasons, and what of it
 * is done; each vague word takes from it.
 */
export function substanceOf(one: Statement, { givenStems }: Pick<CaseTerms, 'givenStems'>): number {
  if (defends(one.text)) return 0
  if (one.affirmed)
    return Math.max(
      substanceOf(one.affirmed, { givenStems }),
      REFUSED * substanceOf({ ...one, affirmed: null }, { givenStems }),
    )
  const { has, weight, relevance, figures } = one
  const parts =
    Number(has.figure) * 1 +
    (Number(has.when) + Number(has.who) + Number(has.how)) * 0.6 +
    (Number(has.why) + Number(has.action)) * 0.4 +
    relevance * 0.5
  const isOwn = has.action || figures.some((figure) => !givenStems.has(`#${figure}`))
  return (
    weight *
    Math.min(1, Math.max(0, (parts - LEAST) / (ENOUGH - LEAST))) *
    KEPT_BY_VAGUE ** one.vague *
    (isOwn ? 1 : AS_GIVEN)
  )
}

/** One detail is in every sentence. */
const LEAST = 0.5
const ENOUGH = 2.2
const KEPT_BY_VAGUE = 0.6
/** What will not be done is seldom a step. */
const REFUSED = 0.3
/** What the case says already is no plan. */
const AS_GIVEN = 0.3

/** Whether somebody says what should be done, or asks for something. */
export const proposes = (sentence: string) => PROPOSES.test(sentence)

const PROPOSES = new RegExp(
  [
    "\\b(?:i|we|you|let['’]?s|somebody|someone|everybody|everyone|nobody)(?:['’](?:d|ll)| would| will| should| could| need to| have to| can| must|['’](?:re|m) going to| want to)\\b",
    '^(?:so |then |and |next,? )?(?:call|tell|give|offer|ask|send|write|meet|put|set|start|stop|keep|move|pay|charge|test|try|hire|train|show|explain|let|have|make|take|bring|track|count|check|post|print|plan|run|split|use)\\b',
    '\\b(?:recommend|suggest|propose|please|my plan|the plan is|should)\\b',
    '\\?$',
  ].join('|'),
  'i',
)
