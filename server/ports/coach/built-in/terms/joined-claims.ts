import { ideaOf } from '../../understanding/knowledge/subject.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import type { Claim } from '../../understanding/reading-turn/claim.ts'
import { saidAndDenied } from '../../understanding/words/said-and-denied.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { contentWords } from '../../understanding/words/words.ts'
import { YES } from './confirmation.ts'
import { withoutVerdict } from './says-to.ts'

/**
 * A "yes" to a claim of two halves ("it is free, so the company gets to control what it says") holds for both of them or is
 * none: what is known may deny one of them, or tell nothing of it, and then that half is named.
 * @param judge what can be said for sure of one half.
 */
export function ofBothHalves(
  verdict: string,
  claim: Claim,
  judge: (claim: Claim) => string | undefined,
): string {
  const halves = claim.said.split(JOINTS).filter((half) => contentWords(half).length > 0)
  if (!IS_YES.test(verdict) || halves.length < 2) return verdict
  const known = `${verdict} ${ideaOf(claim.subject)}`
  const denied = halves.find((half) => isAgainst(half, known))
  if (denied !== undefined) return notAsAWhole(denied, verdict)
  for (const half of halves.slice(1)) {
    if (!verdict.startsWith(YES) && shareOf(half, verdict) >= SAYS_IT) continue
    const own = judge({ ...claim, said: half.replace(OF_IT, ''), isOfSide: true })
    if (own !== undefined && !IS_YES.test(own)) return notAsAWhole(half, own)
    if (own === undefined && shareOf(half, known) < SAYS_IT) return onlyOne(half)
  }
  return verdict
}
const IS_YES = /^Yes\b/
/** Of its words by weight. */
const SAYS_IT = 0.6
const OF_IT = /^(?:it|they|its|their|this|that) (?=\w+ \w)/

const notAsAWhole = (half: string, why: string) =>
  `No, not as a whole: that "${half.trim()}" is not so. ${bare(why)}`.trim()

const onlyOne = (half: string) =>
  `Only the first half of that I can confirm. Of the other, "${half.trim()}", I can't say for sure that it is so: hold it against what it is.`

/** What a verdict says beside its yes or no. */
const bare = (verdict: string) =>
  /:$/.test(verdict) || verdict.startsWith(YES)
    ? ''
    : withoutVerdict(verdict.replace(/^Yes, as far as your words tell: /, 'Yes. '))

const JOINTS =
  /,? \b(?:and so|so that|so|which means|that means|because|bc|cuz|since|and|but)\b (?=(?:(?:it|they|its|their|you|we|our|he|she|that|this|there|people|owners?|customers?|everyone|nobody|buyers?|sellers?)\b|(?:an? |the |your )?(?:\w+ ){1,3}?(?:is|are|has|have|can|cannot|cant|will|wont|gets?|does|do|dont|doesnt|must|pays?|keeps?|owns?|owes?|controls?|decides?)\b))/

/** It affirms a word that tells, which what is known only denies. */
function isAgainst(half: string, known: string): boolean {
  const said = saidAndDenied(half)
  const told = saidAndDenied(known)
  if (said.not.trim() !== '') return false
  const [denied, so] = [searchTermsOf(told.not), searchTermsOf(told.so)]
  return searchTermsOf(said.so).some((word) => denied.includes(word) && !so.includes(word))
}
