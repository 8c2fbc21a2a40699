import { FURTHER } from './rate-indicator.ts'
import { spoken } from './signs.ts'
import type { Statement } from './statements.ts'

/**
 * What would take something further and is not in these sentences, in whatever form: points are given for what is surely
 * there, and only what is surely not there is called missing.
 */
export const notHeardIn = (statements: Statement[]): string[] =>
  FURTHER.filter(({ isIn }, at) => !statements.some((one) => isIn(one) || PERHAPS[at]!(one))).map(
    ({ asks }) => asks,
  )

/** In the order of `FURTHER`. */
const PERHAPS: ((one: Statement) => boolean)[] = [
  (one) =>
    one.has.figure &&
    / (?:so|that is|thats|which|than|leaves?|means|only|more|less|instead|worth|cheaper) /.test(
      spoken(one),
    ),
  (one) =>
    / (?:if|unless|until|instead|rather|but|otherwise|either|even|still|both) /.test(spoken(one)),
  (one) =>
    / (?:check|count|look at|write down|track|measure|compare|report|see|results?|every (?:\w+day|day|week|month)|each (?:\w+day|day|week|month)|weekly|daily) /.test(
      spoken(one),
    ),
]
