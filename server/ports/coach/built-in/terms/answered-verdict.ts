import { findCommonQuestion } from '../../understanding/knowledge/common-questions.ts'
import { listNextQuestions, nearestNext } from '../../understanding/knowledge/next-questions.ts'
import { inSentence } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { shareOf, textsOf } from '../../understanding/knowledge/told-of.ts'
import type { Claim } from '../../understanding/reading-turn/claim.ts'
import { fallsIn, isSaidAlike } from './same-claim.ts'
import { saysTo } from './says-to.ts'

/** A question that students ask in nearly these words, where its answer says yes or no to it. */
export function answeredAs({ subject, said }: Claim): string | undefined {
  const asked = `is ${inSentence(subject.term)} ${said}`.toLowerCase()
  const near = nearestNext([subject], asked)
  if (!near || near.score < ASKED_SO) return undefined
  const says = saysTo(near.question, asked)
  return BEGINS_WITH_VERDICT.test(says) ? says : undefined
}
const ASKED_SO = 0.8
const BEGINS_WITH_VERDICT = /^(?:yes|no)\b/i

/** The same for what is often asked of the term, where nothing is turned round in the way of asking that is nearest. */
export function commonVerdict({ subject, said, name }: Claim): string | undefined {
  const told = name ? `${name} ${said}` : said
  const found = findCommonQuestion(told)
  if (!found || found.isOfStory || found.closeness < NEARLY_SO) return undefined
  const about = 'about' in found.question ? findByName(found.question.about) : undefined
  if (about?.card.id !== subject.card.id && found.closeness < JUST_SO) return undefined
  // Its own words have to be spoken of: what a thing protects is not whether it is registered.
  const { asks, says: answer } = found.question
  if (shareOf(said, [...asks, answer].join(' ')) < SPEAKS_ENOUGH) return undefined
  if (SETS_RIGHT.test(found.question.says)) return found.question.says
  const isTurned =
    found.question.asks.some((way) => fallsIn(way) !== fallsIn(told)) || !isSaidAlike(asks, told)
  const says = saysTo(found.question, told)
  return !isTurned && BEGINS_WITH_VERDICT.test(says) ? says : undefined
}
const NEARLY_SO = 0.6
const SPEAKS_ENOUGH = 0.6
const JUST_SO = 0.8
/** "Higher rates bring inflation down, not up.": so it is, whichever of the two was held. */
const SETS_RIGHT = /^[^.:]+, (?:and )?not (?:\w+ ?){1,5}[.:]/

/**
 * "Can never lose the house": what is said to hold in every case, where the sentence that says nearly the same says that
 * it does only as a rule.
 */
export function notAlways({ subject, said }: Claim): string | undefined {
  if (!ABSOLUTE.test(said)) return undefined
  const rest = said.replace(ABSOLUTE, ' ')
  const next = (listNextQuestions().get(subject.term) ?? []).map(({ asks, says }) => ({
    says,
    whole: [...asks, says].join(' '),
  }))
  const [best] = [...textsOf(subject).map((says) => ({ says, whole: says })), ...next]
    .filter(({ says }) => AS_A_RULE.test(says) && EXCEPTED.test(says) && !OF_A_WAY.test(says))
    .map(({ says, whole }) => ({ says, share: shareOf(rest, whole) }))
    .toSorted((one, other) => other.share - one.share)
  if (best && /^no\b/i.test(best.says)) return best.share >= SPEAKS_OF_IT ? best.says : undefined
  return best && best.share >= SPEAKS_OF_IT
    ? `No, not always: ${best.says.charAt(0).toLowerCase()}${best.says.slice(1)}`
    : undefined
}
const ABSOLUTE =
  /\b(?:never|always|no matter what|in (?:any|every) case|completely|totally|100 percent)\b/
/** What to do, and how exams ask of it, is no exception from a rule. */
const OF_A_WAY =
  /\b1\. |\bSample:|\b(?:exams?|judges?|questions?) (?:often |may |usually )?(?:ask|test|look)|\b(?:short story|the options)\b/i
const AS_A_RULE = /\b(?:usually|normally|mostly|generally|as a rule)\b/i
const EXCEPTED = /\b(?:but|unless|except|however)\b/i
const SPEAKS_OF_IT = 0.4

/**
 * Why what is said to hold in every case does not, as students ask it: "can a profitable company go broke". Undefined where
 * nothing was written of just that.
 */
export function reasonAgainst({ subject, said, name = '' }: Claim): string | undefined {
  const asked = `can ${name} ${said}`.replace(ALL_CASES, ' ').replace(/\s+/g, ' ').trim()
  const near = [asked, `${name} ${said}`].flatMap((way) => nearestNext([subject], way) ?? [])
  const [best] = near
    .filter(
      ({ question }) =>
        !OF_A_WAY.test(question.says) &&
        !/^(?:you can|it|they|at|that|this|yes)\b/i.test(question.says),
    )
    .toSorted((one, other) => other.score - one.score)
  if (!best || best.score < SPEAKS_OF_SAME) return undefined
  const says = best.question.says.replace(/^(?:because|no|not always|yes)\b[,:.]? /i, '')
  return says.charAt(0).toUpperCase() + says.slice(1)
}
const ALL_CASES = new RegExp(`${ABSOLUTE.source}|\\b(?:cant|cannot|ever)\\b`, 'g')
const SPEAKS_OF_SAME = 0.42
