import { ownTextsOf, rivalsOf } from '../../understanding/knowledge/rivals.ts'
import {
  listDescriptions,
  searchSubjects,
  type SubjectMatch,
} from '../../understanding/knowledge/subject-search.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import type { Claim } from '../../understanding/reading-turn/claim.ts'
import { saidAndDenied } from '../../understanding/words/said-and-denied.ts'
import { turnedRound } from '../../understanding/words/opposites.ts'
import { rootsOf, searchTermsOf } from '../../understanding/words/search-words.ts'
import { contentWords } from '../../understanding/words/words.ts'
import { GOES_FAR } from './absolutes.ts'

/** Whether what is said is a description by which this very term would be found, before all that it is told from. */
export function isDescribed({ subject, said }: Claim): boolean {
  if (contentWords(said).length < LEAST_SAID || GOES_FAR.test(said)) return false
  if (saidAndDenied(said).not.trim() !== '') return false
  const all = searchSubjects(said, RANKS_SEEN)
  const place = all.findIndex((one) => one.subject.term === subject.term)
  const own = all[place]
  if (!own || own.coverage < (place === 0 ? LEAST_COVERED : MOSTLY_COVERED)) return false
  // Also what a denial has: "hardly any stock" is no huge one.
  if (turnedRound(said, [ideaOf(subject), ...(listDescriptions()[subject.term] ?? [])].join('. ')))
    return false
  const told = [...ownTextsOf(subject), ...(listDescriptions()[subject.term] ?? [])].join('. ')
  if (shareOf(said, told.replace(/\bbefore [^.,;:]+/g, ' ')) < TOLD_SO) return false
  const rivals = rivalsOf(subject).map(({ term }) => term)
  return !all.slice(0, place).some((one) => rivals.includes(one.subject.term))
}
/** A term that comes fourth by its words is hardly what is described. */
const RANKS_SEEN = 3
const LEAST_SAID = 3
const TOLD_SO = 0.3
const LEAST_COVERED = 0.55
const MOSTLY_COVERED = 0.7

/** "The price of a room": what it is said to be is, in the definition, only what something else is told of. */
export function isHeadElsewhere({ subject, said, isOfSide }: Claim): boolean {
  const [, head = ''] =
    said.match(/^(?:an? |the )(?:\w+ ){0,3}?(\w+) (?:of|that|which|for|to|from|in|on)\b/) ?? []
  const [root] = searchTermsOf(head)
  if (isOfSide || !root) return false
  const [first = '', ...rest] = ideaOf(subject).split(
    /[,:;.]| (?:on|of|to|that|which|for|in|with|from|by) /,
  )
  return (
    !searchTermsOf(first).includes(root) && rest.some((part) => searchTermsOf(part).includes(root))
  )
}

/** Another term that is found by nearly all that is said, where next to nothing of it is in what this one is. */
export function otherFound({ subject, said }: Claim): Subject | undefined {
  if (contentWords(said).length < LEAST_OF_OTHER || GOES_FAR.test(said)) return undefined
  const all = searchSubjects(said, SEEN_BESIDE)
  const [best] = all
  if (!best || !isPlainly(best, said) || isOneName(best.subject, subject)) return undefined
  const core = saidAndDenied(ownTextsOf(subject).join(' ')).so
  const isOwn = all.some(
    ({ subject: { term }, coverage }) => term === subject.term && coverage > HALF,
  )
  return !isOwn && shareOf(said, core) <= HARDLY ? best.subject : undefined
}
const LEAST_OF_OTHER = 3
const SEEN_BESIDE = 6
const HALF = 0.5
const HARDLY = 0.35

const isPlainly = ({ subject, coverage, fit, isTelling }: SubjectMatch, said: string) =>
  isTelling && coverage >= NEARLY_ALL && (fit >= HALF || shareOf(said, ideaOf(subject)) >= IN_IDEA)
const NEARLY_ALL = 0.85
const IN_IDEA = 0.7

/** "Primary data" and "primary and secondary data": the one stands in the other's name. */
function isOneName(one: Subject, other: Subject): boolean {
  const [first, second] = [rootsOf(one.term), rootsOf(other.term)]
  return (
    first.every((root) => second.includes(root)) || second.every((root) => first.includes(root))
  )
}
