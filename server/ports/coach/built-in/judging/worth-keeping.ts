import { isBesideMisstep } from './against-the-case.ts'
import { figuresIn, type CaseTerms, type PointTerms } from './case-terms.ts'
import { defends, isContraryTo } from './contrary.ts'
import { bearsOn } from './evidence.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import type { Statement } from './statements.ts'

/** The sentence that says most points of a line, in full and with something in it; undefined where there is none. */
export function worthKeeping(
  { id, points: rated, about, evidence }: RatedIndicator,
  { terms, said }: { terms: CaseTerms; said: Statement[] },
): { text: string; worth: number } | undefined {
  const points = terms.indicators.find((line) => line.id === id)?.points ?? []
  const saying = rated.flatMap((point) => (point.said === 'not' ? [] : point.at))
  const candidates = [...saying, ...(saying.length > 0 ? about : [])].filter(
    (one) => !isBesideMisstep(one, said),
  )
  const [best] = [...new Set(candidates)]
    .filter((one) => isFullOf(one, terms) && isInAccord(one, points, terms))
    .map((one) => ({ one, count: points.filter((point) => bearsOn(point, one)).length }))
    .filter(({ count }) => count > 0)
    .map(({ one, count }) => ({
      one,
      worth: count + worth(one) + (evidence.includes(one.text) ? OF_THE_LINE : 0),
    }))
    .toSorted((a, b) => b.worth - a.worth)
  return best && { text: best.one.text, worth: best.worth }
}

/** What the line is shown by is said for it, and not only in its words. */
const OF_THE_LINE = 0.8

/** What is done, and why, is more worth keeping than a fact: as much as another point. */
const worth = ({ text, weight, relevance, has }: Statement) =>
  (HEDGED.test(text) ? -0.4 : 0) +
  weight * relevance * 0.5 +
  Number(has.action) * 0.6 +
  Number(has.why) * 0.4 +
  Number(has.figure) * 0.3

/** Half a decision is to be firmed before it is to be kept. */
const HEDGED =
  /\b(?:maybe|probably|perhaps|kind of|sort of|could|might|somehow|I (?:guess|think|believe))\b/i

/** A figure, a reason or a word of the case; a name or a few words are no thought. */
const isFullOf = (
  { text, words, has, stems, doubts, vague }: Statement,
  { all, people }: CaseTerms,
) =>
  words >= LEAST_WORDS &&
  !GOES_ON.test(text) &&
  // A turn that is seldom right is not praised, though it be the only one.
  doubts.length === 0 &&
  vague <= MOST_VAGUE &&
  !defends(text) &&
  !NOT_YET.test(text) &&
  !SHUTS.test(text) &&
  !LEFT_ALONE.test(text) &&
  !HYPE.test(text) &&
  (has.figure ||
    has.why ||
    [...stems].some((stem) => !people.has(stem) && (all.get(stem) ?? 0) >= OF_THE_CASE))
const LEAST_WORDS = 6
const MOST_VAGUE = 1
const OF_THE_CASE = 0.3
/** Says of something else what it is: alone it says little. */
const GOES_ON =
  /^(?:and |but |so |then )*(?:that|this|it|they|these|those|he|she|if (?:they|it|he|she|that))\b/i
/** A greeting, a question, or a promise that it will be well are no plan either. */
const NOT_YET =
  /^(?:not\b|good (?:morning|afternoon|evening)|hello|hi|hey|thanks?|thank you)\b|\?$|\b(?:will not|won['’]t|never) (?:happen|occur)\b/i
/** What takes away, hides or leaves to one alone may be right, but is nothing to praise by its words. */
const SHUTS =
  /\b(?:must (?:stay|remain) (?:in|with|secret)|(?:remove|get rid of|throw (?:out|away)|do away with)|(?:stop|without) (?:telling|giving|offering|training|asking|explaining)|never (?:tell|give|show|say|write|train|let|share|pay|ask|explain)|(?:hears?|knows?|learns?|told|gets?) nothing|(?:nobody|no one) (?:else )?(?:needs?|has|gets?|should|may) (?:to )?|in (?:one|a single) person['’]?s? (?:head|hands?)|keep (?:it|this|them|that) (?:secret|quiet|to (?:myself|ourselves))|no (?:reasons?|explanation|training|records?) (?:is|are|needed|given)?)\b/i
/** "They should talk to their bank", "it is their own fault": whoever has the trouble is left with it. */
const LEFT_ALONE =
  /\b(?:they|he|she|customers?|guests?|people|parents|members|[A-Z][a-z]+)(?: \w+){0,2}? (?:should|must|can|could|have to|has to|need to|needs to|ought to) (?:\w+ ){0,2}?(?:(?:talk|speak|complain|turn|go)(?: about \w+)? (?:to|with) (?:their|his|her|the) (?:own )?(?:bank|insurance|insurer|lawyer|doctor|card company)|call their (?:own )?(?:bank|insurance)|borrow|deal with it|get over it|sort it out|figure it out|find (?:another|a new|a different) (?:job|store|shop|place))|\b(?:their|his|her) own (?:fault|problem)\b/
/** Praise of what one sells is no plan. */
const HYPE =
  /\b(?:totally|obviously|amazing|awesome|boring|super|insane|the best|everyone loves)\b/i

/** Does none of the contrary, and has no figure that the case does not give. */
const isInAccord = (one: Statement, points: PointTerms[], terms: CaseTerms) =>
  !points.some(({ text }) => isContraryTo(text)(one.text)) &&
  figuresIn(one.text).every((figure) => figure < TELLING || isGiven(figure, terms))

/** Smaller ones are the student's own days, people and prices. */
const TELLING = 500

/** Of the case, or worked out from two figures of it. */
function isGiven(figure: number, { all }: CaseTerms) {
  const given = [...all.keys()]
    .filter((stem) => stem.startsWith('#'))
    .map((it) => Number(it.slice(1)))
  return given.some(
    (one) =>
      isAbout(figure, one) ||
      given.some((other) => [one + other, one - other].some((it) => isAbout(figure, it))),
  )
}
const isAbout = (figure: number, other: number) => Math.abs(figure - other) <= 0.005 * figure
