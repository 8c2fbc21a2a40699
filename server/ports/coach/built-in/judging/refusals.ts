import { lately } from '../../lately.ts'
import type { Statement } from './statements.ts'

/** Whether a sentence only says what will not be done. */
export const isRefusal = ({ affirmed }: Statement): boolean =>
  affirmed !== null && !affirmed.has.action

/**
 * A sentence without what somebody says they will not do: "I would never call her, and I keep the tray" speaks of the
 * tray. A refusal with a condition, or with something else in its place, is a plan and stays.
 */
export const withoutRefusals = lately(1000, (sentence) =>
  sentence.replace(REFUSAL, (refusal) => (HAS_MORE.test(refusal) ? refusal : '')),
)

const WHO = `(?:I|we|you|they|he|she|(?:the|our|my) \\w+(?: \\w+)?)`
const NOT = [
  `${WHO}(?:['’](?:d|ll)| would| will| should| am going to| are going to)? (?:(?:really|just|simply|certainly|definitely) )?(?:not|never) (?:ever )?(?!only\\b|just\\b|be\\b)`,
  `${WHO} (?:would|should|wo)n['’]?t (?!only\\b|just\\b|be\\b)`,
  `${WHO} (?:would |will |['’]d |['’]ll )?(?:refuse|decline)s? to `,
  `${WHO} (?:do|does)(?: not|n['’]?t) (?:want|plan|intend) (?:to |the |any |anybody |anyone )?`,
  `${WHO} (?:do|does)(?: not|n['’]?t) think (?:that )?(?:I|we|they|he|she) should `,
]
/** To the end of its clause; what is listed behind it is refused, too. */
const REFUSAL = new RegExp(
  `\\b(?:${NOT.join('|')})[^,;.!?]*(?:, (?=or\\b)[^,;.!?]*)*?(?=$|[,;.!?]|\\s(?:because|so|since)\\b)`,
  'gi',
)
const HAS_MORE =
  /\b(?:but|instead|until|unless|without|before|rather|only|if|when|more than|less than|all|every(?:one|body|thing)?|both|anything|yet|again|either|blame|hide|lie|lying|exceptions?|excuses?|favors?|guess|assume|argue|ignore|pretend|panic|yell)\b/i

/** What stands behind the last taking back of all that was said. */
export function withoutRetracted<Said extends { text: string }>(sentences: Said[]): Said[] {
  return sentences.slice(sentences.findLastIndex(({ text }) => RETRACTS.test(text)) + 1)
}
const RETRACTS =
  /\b(?:forget|scratch|ignore|never ?mind|disregard|take back) (?:all|everything)(?: of)?(?: that| this| it)?(?: I(?:['’]ve| have)?(?: just)? said)?[.!]*$/i
