import { tokensOf } from './stems.ts'
import type { Statement } from './statements.ts'

/** Its words between spaces, for looking for phrases. */
export const spoken = ({ text }: Pick<Statement, 'text'>) => ` ${tokensOf(text).join(' ')} `

/** Whether it weighs another way, or plans for what may go wrong. */
export const weighs = (one: Statement) => WEIGHS.test(spoken(one))

/** Whether it says how one will know that the plan works. */
export const measures = (one: Pick<Statement, 'text'>) => METRICS.test(spoken(one))

const WEIGHS =
  / (?:instead of|rather than|if they|if he|if she|if it|if we|if that|if not|in case|even if|unless|backup|back up|plan b|risk|risky|risks|trade off|tradeoff|on the other hand|alternative|option|options|although|even though|but|however|worst case|downside|what if|no matter|or else|sure its|i know (?:you|it|that|some|they)|still have|fall back) /

const METRICS = new RegExp(
  ` (?:${[
    'measure|measured|measuring|track|tracking|tally|monitor|monitoring|survey|surveys|metrics?|scoreboard|keep (?:score|count)',
    // What is counted, and not "on all counts".
    'count (?:the|how|every|each|who|what|them|these|those|our|all)',
    '(?:goal|target|aim|success)(?: \\S+){0,8} \\S*\\d',
    'success (?:is|means|if|when|would|will|looks)',
    'compare(?:d)?(?: \\S+){0,6} (?:with|to|against) (?:last|before|this|that|what|the|now|today|january|earlier)',
    // A share alone is a figure of the case; with a time it is one to reach.
    'percent(?: \\S+){0,8} (?:by|within|after|until|next|in (?:\\S+ )?(?:days?|weeks?|months?))',
    '(?:by|within|after|until|in) (?:\\S+ ){1,6}percent',
    'check (?:back|in|again|it again|after|every|each)|look at it again|look at (?:the )?(?:numbers?|results?)|review (?:it|this|the|after|every)',
    'know (?:it|that it|if it|whether it) (?:works|worked)|know if|see if|see whether|see (?:who|how many)|how many',
    '(?:under|over|below|above|at least|at most|no more than|less than) \\d[\\d.]*',
    'results? (?:after|every|each|in|by|with|next)|write down (?:how|every|each|who)',
  ].join('|')}) `,
)
