import { rowOf } from '../../understanding/intent/intent.ts'
import { findExactQuestion } from '../../understanding/knowledge/common-questions.ts'
import { nearestNext, type FoundNext } from '../../understanding/knowledge/next-questions.ts'
import { findByName, findSubjects } from '../../understanding/knowledge/term-index.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import { BESIDE_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import { givesReason } from '../../understanding/reading-turn/next-of-turn.ts'
import { contentStems, contentWords } from '../../understanding/words/words.ts'
import { sentencesIn, type Part, type Talk } from '../talk.ts'
import { isOneWithDefinition } from './say-purpose.ts'
import { closestOf } from './says-to.ts'
import { underItsQuestion } from './under-its-question.ts'

/**
 * Where an answer goes by a term and one of its sides, what is asked next that comes nearest to the turn's own words stands
 * beside it: it is often just what was meant, and never sure enough to be the answer alone.
 */
export function withNearest(parts: Part[], talk: Talk): Part[] {
  const { intent, subjects, thread, plain, focus, question } = talk.understood
  // What was asked in just its words needs nothing beside it.
  if (question && findExactQuestion(plain)?.question === question) return parts
  const least = rowOf(intent).leastNear
  if (least === undefined || parts.length === 0 || findByName(focus)) return parts
  if (isOneWithDefinition(plain)) return parts
  if (parts.some((part) => typeof part === 'string' && IS_SUM.test(part))) return parts
  if (contentWords(focus).length < LEAST_SAID) return parts
  const near = nearestNext([...new Set([...subjects, ...thread])], plain)
  if (!near || near.score < least) return parts
  if (intent === 'compare' && isBesideAll(near, talk)) return parts
  const { says } = near.question
  const isSaid = [
    parts.join(' '),
    ...parts,
    ...talk.request.turns.map(({ content }) => content),
  ].some(
    (text) => typeof text === 'string' && (text.includes(says) || shareOf(says, text) >= THE_SAME),
  )
  if (isSaid) return parts
  if (isTheReason(near, talk)) return [`**${near.subject.term}**\n\n${says}`, ...parts.slice(1)]
  // A heading leads to its table, so there it stands behind it.
  const told = underItsQuestion(near, talk.understood)
  const isOpen = String(parts[0]).startsWith(DEPENDS)
  // What is known of just the one who is to choose stands before what holds for anybody.
  if (intent === 'compare' && isOpen && shareOf(focus.replace(RANKS, ' '), says) > 0)
    return [`**${BESIDE_HEADING}** ${told}`, ...parts]
  // "… only if all of this is true of it:" leads to what comes next.
  const first = String(parts[0]).endsWith(':') ? 2 : 1
  const place = intent === 'compare' ? parts.length - 1 : first
  return parts.toSpliced(Math.max(1, place), 0, `**${BESIDE_HEADING}** ${told}`)
}

/** "Why 9.99 instead of 10": a reason, where what was found beside it tells how to choose a price. */
function isTheReason({ question, subject, score }: FoundNext, { understood }: Talk): boolean {
  const { question: found, plain } = understood
  if (!found || !('about' in found) || found.about !== subject.term) return false
  if (!ASKS_WHY.test(plain) || score < SURE_REASON || !givesReason(question.asks)) return false
  const [opening = ''] = sentencesIn(found.says)
  if (GIVES_REASON.test(opening)) return false
  return BEGINS_WITH_REASON.test(question.says) || !ASKS_WHY.test(closestOf(found.asks, plain))
}
const ASKS_WHY = /^(?:(?:so|and|but|ok|wait) )*(?:why|how come)\b/
const GIVES_REASON = /\b(?:because|so that)\b|^to /i
const BEGINS_WITH_REASON = /^(?:because|so that)\b/i
/** From here on six in ten of what is asked next are meant. */
const SURE_REASON = 0.57

/** Where nothing but the comparison is asked, what holds for one of them alone was not. */
function isBesideAll({ question, subject }: FoundNext, { understood }: Talk): boolean {
  const { plain, subjects } = understood
  const names = subjects.flatMap(({ term }) => contentStems(term))
  const named = findSubjects(plain).flatMap(({ term }) => contentStems(term))
  const own = contentStems(plain.replace(ONLY_COMPARES, ' '))
  if (own.some((stem) => !names.includes(stem) && !named.includes(stem))) return false
  const told = findSubjects(`${question.asks.join(' . ')} ${question.says}`)
  return !subjects.some(
    ({ term }) => term !== subject.term && told.some((one) => one.term === term),
  )
}
const ONLY_COMPARES =
  /\b(?:compare\w*|contrast|diff\w*|between|versus|vs|same|thing|mix\w*|confus\w*|tell|apart|examples?|table|better|have|always|keep|which|what|explain|help|works?|please|pls)\b/g

/** Of its words by weight: whatever else it says, that is said already. */
const THE_SAME = 0.75

const RANKS = /\b(?:better|best|worse|worst|which|one|right|good|bad)\b/g

/** As a comparison says it that weighs the two and takes neither. */
const DEPENDS = '**Which one?** That depends on the case.'

/** A sum is asked for as it is. */
const IS_SUM = /^> /m

/** Words of the turn's own that tell what is asked, the name among them. */
const LEAST_SAID = 2
