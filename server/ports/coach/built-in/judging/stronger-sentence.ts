import type { Judgement } from '../../coach.ts'
import { insteadOf } from './against-the-case.ts'
import { affinityTo, figuresIn, type CaseTerms } from './case-terms.ts'
import { isDeed, isOnlyTold, mayBeReplacedBy, phrasingsOf, standsFor } from './phrasings.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import { alreadySaid, keptOf } from './said-already.ts'
import { saidByOneself } from './said-by-oneself.ts'
import { isLittle, stemsOf, tokensOf } from './stems.ts'
import type { Statement } from './statements.ts'

type Given = {
  response: string
  indicators: RatedIndicator[]
  statements: Statement[]
  terms: CaseTerms
}

/**
 * A sentence of the student's said again as somebody says it who has decided and knows the case: what gains most by it,
 * on the weakest line where several gain as much. Null where there is no sentence to strengthen.
 */
export function strongerSentence(given: Given, praised = ''): Judgement['stronger'] {
  // What is praised as it is said need not be said otherwise, if there is anything else.
  const isFair: Allows = (one, say) => !praised.includes(one.text) && isNoLoss(one, say)
  return (
    strengthened(given, isFair) ??
    strengthened(given, (one, say) => inCommon(one.text, say) > 0) ??
    // Of a talk that decides against the case nothing is said more strongly that is about another matter.
    (given.indicators.some(({ againstInAll }) => againstInAll > 0)
      ? null
      : strengthened(given, () => true))
  )
}
type Allows = (one: Statement, say: string) => boolean

/** Whoever says who, when, how or why has better words than a line of a form; and no sentence stands for another matter. */
const isNoLoss = (one: Statement, say: string) =>
  inCommon(one.text, say) > 0 && (detailsIn(one) < CONCRETE || keptOf(one.text, say) >= MOST_OF_IT)
const detailsIn = ({ has }: Statement) =>
  [has.who, has.when, has.how, has.figure, has.why].filter(Boolean).length
const CONCRETE = 2
const MOST_OF_IT = 0.5

function strengthened(given: Given, allows: Allows): Judgement['stronger'] {
  const turned = turnedRound(given)
  if (turned) return turned
  const weakestFirst = given.indicators.toSorted((a, b) => a.share - b.share)
  const found = weakestFirst
    .flatMap((indicator) =>
      sentencesFor(indicator, given).flatMap((one) => phrasingsOf(one, indicator)),
    )
    .filter(({ one, say }) => allows(one, say))
  // Of a talk about something else, a sentence with a figure is about something else, too.
  const spoken = isHardlyBegun(weakestFirst) ? [] : weakestFirst
  const elsewhere = () =>
    spoken
      .slice(0, isBesideTheCase(given.statements) ? 0 : 1)
      .flatMap((indicator) =>
        given.statements
          .filter((one) => (one.relevance > 0 || one.has.figure) && isFit(one, given.response))
          .flatMap((one) => phrasingsOf(one, indicator)),
      )
      .filter(({ one, say }) => allows(one, say))
  const isNews = (deed: string) => isPlan(deed) && alreadySaid(deed, given.statements) < SAID
  const fromTheCase = () =>
    asAPattern(weakestFirst, given, { isWanted: isNews, allows }) ??
    onWeakest(weakestFirst, given, { isWanted: isNews, allows, kept: KEPT }) ??
    asAPattern(weakestFirst, given, { isWanted: isPlan, allows }) ??
    onWeakest(weakestFirst, given, { isWanted: isPlan, allows, kept: 0 }) ??
    asAPattern(weakestFirst, given, { isWanted: () => true, allows }) ??
    onWeakest(weakestFirst, given, { isWanted: () => true, allows, kept: 0 })
  const [best = fromTheCase()] = (found.length > 0 ? found : elsewhere()).toSorted(
    (a, b) => b.gain - a.gain,
  )
  return best ? { instead: best.one.text, say: best.say } : null
}

/** A bad decision turned round, the one of which a strong answer says most; none where that would lose a figure. */
function turnedRound({ indicators }: Given) {
  const found = indicators.flatMap((line) =>
    line.against.flatMap(({ text }) => {
      const say = insteadOf({ ...line, against: [{ text, because: '' }] })
      return say && keepsFigures(text, say) && inCommon(text, say) > 0
        ? [{ instead: text, say, close: inCommon(text, say) }]
        : []
    }),
  )
  const [best] = found.toSorted((a, b) => b.close - a.close)
  return best ? { instead: best.instead, say: best.say } : null
}

const inCommon = (one: string, other: string) => {
  const said = new Set(stemsOf(one))
  return stemsOf(other).filter((stem) => said.has(stem)).length
}

const keepsFigures = (instead: string, say: string) => {
  const kept = figuresIn(say)
  return figuresIn(instead).every((figure) => figure < A_FIGURE || kept.includes(figure))
}
/** Smaller ones are hours and counts. */
const A_FIGURE = 20

/**
 * Where no sentence can be said better as it is: what a strong answer does on the line that lost most, of which something
 * was said, in place of the sentence that comes closest to it.
 */
function asAPattern(
  weakestFirst: RatedIndicator[],
  { response, statements }: Given,
  { isWanted, allows }: { isWanted: (deed: string) => boolean; allows: Allows },
) {
  if (isBesideTheCase(statements) && !statements.some(({ trust }) => trust > 0)) return undefined
  const found = weakestFirst.map((indicator) => {
    const spoken = indicator.points.flatMap(({ said, at }) => (said === 'not' ? [] : at))
    const sentences = [...new Set([...spoken, ...indicator.about])]
    return deedsOf(indicator)
      .filter(isWanted)
      .flatMap((say) => sentences.map((one) => ({ one, say, close: standsFor(say, one) })))
      .filter(
        ({ one, say, close }) =>
          allows(one, say) &&
          one.has.action &&
          close > 0 &&
          isFit(one, response) &&
          keptOf(one.text, say) >= KEPT,
      )
      .toSorted((a, b) => b.close - a.close)[0]
  })
  const best = found.find((one) => one && one.close >= CLOSE)
  return best && { ...best, gain: 0 }
}
/** Less of a sentence left, and it is another sentence. */
const KEPT = 0.25
/** About as much as one telling word. */
const CLOSE = 0.5

/**
 * Else, of a talk about the case, what a strong answer does on its weakest line, in place of the sentence of that line that
 * says least: there is always something to say more strongly.
 */
function onWeakest(
  weakestFirst: RatedIndicator[],
  { response, statements }: Given,
  { isWanted, allows, kept }: { isWanted: (deed: string) => boolean; allows: Allows; kept: number },
) {
  if (isHardlyBegun(weakestFirst)) return undefined
  const near = statements.filter(({ relevance }) => relevance > 0)
  for (const indicator of weakestFirst) {
    const fit = [...new Set([...indicator.about, ...near])].filter((one) => isFit(one, response))
    const wanted = deedsOf(indicator).filter(isWanted)
    const pairs = wanted.flatMap((say) =>
      fit
        .filter(
          (one) => allows(one, say) && mayBeReplacedBy(say, one) && keptOf(one.text, say) >= kept,
        )
        .map((one) => ({ one, say, gain: 0, fits: inCommon(one.text, say) - detailsOf(one) })),
    )
    const [best] = pairs.toSorted((a, b) => b.fits - a.fits)
    if (best) return best
  }
  return undefined
}
const isHardlyBegun = (lines: RatedIndicator[]) => lines.every(({ share }) => share < BEGUN)
/** Less of every line says little of this case. */
const BEGUN = 0.25

/** Half of its telling words stand in the talk. */
const SAID = 0.5

/** First what can be said just so; what only tells of a good sentence is better than nothing. */
const isPlan = (deed: string) => !isOnlyTold(deed)

const detailsOf = ({ has }: Statement) => Object.values(has).filter(Boolean).length

const deedsOf = ({ points }: RatedIndicator) =>
  points
    .toSorted((a, b) => Number(a.said === 'whole') - Number(b.said === 'whole'))
    .flatMap(({ text }) => saidByOneself(text) ?? [])
    .filter(isDeed)

/** Those about the line; where none is, those that come closest to it. */
function sentencesFor(indicator: RatedIndicator, given: Given) {
  const about = indicator.about.filter((one) => isFit(one, given.response))
  return about.length > 0
    ? about
    : closestTo(indicator, given).filter((one) => isFit(one, given.response))
}

/** Less in common with the case may be chance. */
const ABOUT_THE_CASE = 0.5

/** Of what is about no line, what comes closest to this one. */
function closestTo({ id }: RatedIndicator, { statements, terms, indicators }: Given) {
  const line = terms.indicators.find((one) => one.id === id)
  if (isBesideTheCase(statements)) return []
  return statements.filter((one) => {
    const affinity = line ? affinityTo(one, line) : 0
    return (
      affinity > 0 &&
      one.relevance >= ABOUT_THE_CASE &&
      !indicators.some(({ about }) => about.includes(one)) &&
      terms.indicators.every((other) => affinityTo(one, other) <= affinity)
    )
  })
}

/** Of a talk about something else, what comes closest is still about something else. */
function isBesideTheCase(statements: Statement[]) {
  const steps = statements.filter(({ has }) => has.action)
  const near = steps.filter(({ relevance }) => relevance >= LEAST_ABOUT_THE_CASE)
  return near.length < steps.length / 2
}
const LEAST_ABOUT_THE_CASE = 0.3

const isFit = (one: Statement, response: string) =>
  one.missteps.size === 0 &&
  one.doubts.length === 0 &&
  isWholeSentence(one, response) &&
  !TOLD.test(one.text)

/** From its beginning to its full stop, not a piece of a longer one. */
function isWholeSentence({ text, answers, weight, words }: Statement, response: string) {
  if (weight < 0.5 || words < 5 || words > 34) return false
  if (
    !/^(?:[-*•–] )?[A-Z][^?"“”]*[a-z0-9%)][.!]?$/i.test(text) ||
    /: ['‘]|\bshould have\b/.test(text)
  )
    return false
  if (answers !== null) return true
  // Speech that was written down without a full stop has only thoughts, some of which are cut off.
  if (!/[.!?]\s/.test(response)) return !isLittle(tokensOf(text).at(-1) ?? '')
  const start = response.indexOf(text)
  const [before, after] = [response.slice(0, start), response.slice(start + text.length)]
  const isEnded = /[.!]$/.test(text) || /^\s*(?:\n|$)/.test(after)
  return isEnded && /(?:^|[.!?]["')]?\s+|\n\s*)$/.test(before)
}

/** What has been, which nobody can say more strongly. */
const TOLD =
  /\b(?:once|when I was|last year|used to) .*\b(?:I|we|my)\b|\bI (?:got|had|was|lost|saw)\b|\b(?:our|the|their|his|her|a|some) \w+ (?:says?|said|would say|wants?|thinks?) (?:that )?(?:we|you|they|it|he|she)\b/i
