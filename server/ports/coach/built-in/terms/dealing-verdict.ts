import { listDealings, type Dealing } from '../../understanding/knowledge/dealings.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'

/**
 * Whether two who deal with each other do so in the way that is told ("the landlord pays rent to the tenant"): of which
 * term it is, the verdict and who gives what to whom. Undefined where it names no such two.
 */
export function verdictOnDealing(told: string): { subject: Subject; says: string } | undefined {
  if (TELLS_MORE.test(told) || told.split(' ').length > MOST_WORDS) return undefined
  for (const dealing of listDealings()) {
    const isSo = isToldSo(told, dealing)
    const subject = isSo === undefined ? null : findByName(dealing.about.toLowerCase())
    if (subject)
      return { subject, says: `${isSo ? 'Yes' : 'No, it is the other way round'}. ${dealing.says}` }
  }
  return undefined
}
/** What is denied, compared or set as a case tells no bare deed. */
const TELLS_MORE =
  /\b(?:not|never|no|only|always|without|than|nor|(?:do|does|did|is|are|was|were|wo|ca|could|would|should|have|has)nt|if|when|because|so that|both|each other|same|difference|why|how|what|which|i|me|my|we|our|us|should|can|could|example)\b/

/** More is a case that is told. */
const MOST_WORDS = 16

/** Whether the giver there is the giver here; undefined where the two stand in no deed of that kind. */
function isToldSo(told: string, { from, to, isMeant }: Dealing): boolean | undefined {
  const [giver, taker] = [told.match(from), told.match(to)]
  if (!giver || !taker || !isMeant(told)) return undefined
  const [first, second] = [giver.index!, taker.index!]
  const between = told.slice(Math.min(first, second), Math.max(first, second))
  const deeds = [...between.matchAll(GIVES_OR_TAKES)]
  // "Interest is paid by the borrower to the lender": with a "by", the doer follows it.
  const passive = told.match(DONE_BY)
  if (passive) return from.test(told.slice(passive.index).split(' ').slice(0, DOER_WORDS).join(' '))
  const deed = deeds[0]?.[0]
  if (!deed || deeds.length > 1) return undefined
  return TAKES.test(deed) ? second < first : first < second
}
const TAKE =
  'gets?|receives?|collects?|charges?|borrows?|borrowed|buys?|bought|earns?|takes?|has to get'
const GIVE =
  'pays?|paid|gives?|lends?|lent|owes?|owed|sends?|sells?|sold|loans?|delegates?|reports?|acts?|represents?|works?|guides?|teach(?:es)?|advises?|coach(?:es)?|issues?|writes?|mails?'
const GIVES_OR_TAKES = new RegExp(`\\b(?:${GIVE}|${TAKE})\\b`, 'g')
const TAKES = new RegExp(`^(?:${TAKE})$`)
const DONE_BY = /\b(?:paid|sent|given|lent|sold|owed|charged|collected) (?:\w+ ){0,4}?by /
/** "Paid by the insurance company". */
const DOER_WORDS = 6
