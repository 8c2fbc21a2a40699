import { tokensOf } from './stems.ts'
import type { Statement } from './statements.ts'

/** Its words between spaces, for looking for phrases. */
export const spoken = ({ text }: Pick<Statement, 'text'>) => ` ${tokensOf(text).join(' ')} `

/** Whether it weighs another way, or plans for what may go wrong. */
export const weighs = (one: Statement) => WEIGHS.test(spoken(one))

/** Whether it says how one will know that the plan works. */
export const measures = (one: Statement) => METRICS.test(spoken(one))

const WEIGHS =
  / (?:instead of|rather than|if they|if he|if she|if it|if we|if that|if not|in case|even if|unless|backup|back up|plan b|risk|risky|risks|trade off|tradeoff|on the other hand|alternative|option|options|although|even though|but|however|worst case|downside|what if|no matter|or else|sure its|i know (?:you|it|that|some|they)|still have|fall back) /

const METRICS =
  / (?:measure|measured|track|tracking|count|goal|target|percent|success|survey|metric|metrics|compare|check back|check in|review|report|know it works|know it worked|look at it again|know if|see if|results?|monitor|scoreboard|tally|how many|keep score|keep count|write down|see (?:who|how many)|(?:under|over|below|above|at least|at most|no more than|less than) \d[\d.]*|look at (?:the )?(?:numbers?|results?)) /
