import { listCommonQuestions } from '../../understanding/knowledge/common-questions.ts'
import { kinshipOf } from '../../understanding/knowledge/kin-words.ts'
import { listNearNext } from '../../understanding/knowledge/next-questions.ts'
import { weightsOfWords } from '../../understanding/knowledge/subject-search.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import type { Claim } from '../../understanding/reading-turn/claim.ts'
import { turnedRound } from '../../understanding/words/opposites.ts'
import { saidAndDenied } from '../../understanding/words/said-and-denied.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { saysTo } from './says-to.ts'

/**
 * A question that students ask of the term in the words of the claim: its yes or no; or "No" where its answer denies or
 * turns round what is said. Undefined where it tells neither.
 */
export function nextVerdict(claim: Claim): string | undefined {
  const { subject, said, name = '' } = claim
  const told = `${name} ${said}`.trim()
  const own = new Set(searchTermsOf(subject.term))
  const common = listCommonQuestions().filter((one) => 'about' in one && one.about === subject.term)
  const [best] = [...listNearNext([subject], told), ...common]
    .flatMap((one) => {
      const asks = one.asks.filter((ask) => isSaidIn(ask, told, own))
      const share = shareOf(said, [...one.asks, one.says].join(' '))
      return asks.length > 0 && share >= SPEAKS_OF_IT ? [{ asks, says: one.says, share }] : []
    })
    .toSorted((one, other) => other.share - one.share)
  return best && (ownVerdict(best, told) ?? denial(said, best.says))
}
const SPEAKS_OF_IT = 0.5

/** Its yes or no, where it is asked for one, in the same way round. */
function ownVerdict({ asks, says }: { asks: string[]; says: string }, told: string) {
  const asked = asks.filter((ask) => ASKS_YES_NO.test(ask))
  if (asked.length === 0 || !BEGINS_WITH_VERDICT.test(says)) return undefined
  const isTurned = asked.some((ask) => turnedRound(told, ask) || turnedRound(ask, told))
  return !isTurned && saysTo({ asks: asked, says }, told) === says ? says : undefined
}
const ASKS_YES_NO =
  /^(?:(?:so|and|but|ok|wait) )*(?:is|are|do|does|did|can|could|will|would|must|should|has|have|isnt|doesnt|dont)\b/i
const BEGINS_WITH_VERDICT = /^(?:yes|no)\b/i

/** What its first sentence says is not, or is the other way round. */
function denial(said: string, says: string): string | undefined {
  const [first = ''] = says.split(/(?<=[.!?;:])\s+/)
  const told = saidAndDenied(first)
  const { so, not } = saidAndDenied(said)
  if (not.trim() !== '') return undefined
  const turned = turnedRound(said, told.so)
  const isOnIt = shareOf(said, first) >= NEARLY_HALF
  if (turned && isOnIt) return `No, not quite. ${says}`
  const isDenied = shareOf(so, told.not) >= NEARLY_HALF && shareOf(so, told.so) < NEARLY_HALF
  return isDenied ? `No. ${says}` : undefined
}
const NEARLY_HALF = 0.45

/** Whether nearly all that a way of asking has beside the name is in what is said, or its kin. */
function isSaidIn(ask: string, told: string, own: Set<string>): boolean {
  const weigh = weightsOfWords()
  const has = searchTermsOf(told)
  const words = searchTermsOf(ask.replace(IDLE, ' ')).filter((word) => !own.has(word))
  const isMet = (word: string) =>
    has.some((one) => one === word || kinshipOf(one, word) >= KIN || kinshipOf(word, one) >= KIN)
  const sum = (all: string[]) => all.reduce((total, word) => total + weigh(word), 0)
  return words.length > 0 && sum(words.filter(isMet)) >= MOST_OF_IT * sum(words)
}
const IDLE = /\b(?:it|they|them|that|this|one|really|still|just|so|then|stuff|thing|things)\b/gi
const KIN = 0.5
const MOST_OF_IT = 0.7
