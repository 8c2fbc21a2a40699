import type { Judgement } from '../../coach.ts'
import { insteadOf, worstAgainst } from './against-the-case.ts'
import { affinityTo, figuresIn, type CaseTerms } from './case-terms.ts'
import { isDeed, phrasingsOf, standsFor } from './phrasings.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import { saidByOneself } from './said-by-oneself.ts'
import { isLittle, tokensOf } from './stems.ts'
import type { Statement } from './statements.ts'

type Given = {
  criteria: { key: string; name: string }[]
  response: string
  indicators: RatedIndicator[]
  statements: Statement[]
  terms: CaseTerms
}

/**
 * A sentence of the student's said again as somebody says it who has decided and knows the case: what gains most by it,
 * on the weakest line where several gain as much. Null where there is no sentence to strengthen.
 */
export function strongerSentence(given: Given): Judgement['stronger'] {
  const against = worstAgainst(given.indicators, () => 1)
  if (against) return turnedRound(against)
  const weakestFirst = given.indicators.toSorted((a, b) => a.share - b.share)
  const found = weakestFirst.flatMap((indicator) => {
    const line = { indicator, name: nameOf(indicator, given) }
    return sentencesFor(indicator, given).flatMap((one) => phrasingsOf(one, line))
  })
  const [best = asAPattern(weakestFirst, given)] = found.toSorted((a, b) => b.gain - a.gain)
  return best ? { instead: best.one.text, say: best.say } : null
}

/** A bad decision turned round; none where that would lose a figure. Nothing beside it is strengthened. */
function turnedRound(line: RatedIndicator) {
  const [say, instead] = [insteadOf(line), line.against[0]!.text]
  if (!say) return null
  const kept = figuresIn(say)
  const isKept = figuresIn(instead).every((figure) => figure < A_FIGURE || kept.includes(figure))
  return isKept ? { instead, say } : null
}
/** Smaller ones are hours and counts. */
const A_FIGURE = 20

/**
 * Where no sentence can be said better as it is: what a strong answer does on the line that lost most, of which something
 * was said, in place of the sentence that comes closest to it.
 */
function asAPattern(weakestFirst: RatedIndicator[], { response, statements }: Given) {
  if (isBesideTheCase(statements) && !statements.some(({ trust }) => trust > 0)) return undefined
  const found = weakestFirst.map((indicator) => {
    const spoken = indicator.points.flatMap(({ said, at }) => (said === 'not' ? [] : at))
    const sentences = [...new Set([...spoken, ...indicator.about])]
    return deedsOf(indicator)
      .flatMap((say) => sentences.map((one) => ({ one, say, close: standsFor(say, one) })))
      .filter(({ one, close }) => close > 0 && isFit(one, response))
      .toSorted((a, b) => b.close - a.close)[0]
  })
  const best = found.find((one) => one && one.close >= CLOSE)
  return best && { ...best, gain: 0 }
}
/** About as much as one telling word. */
const CLOSE = 0.5

const deedsOf = ({ points }: RatedIndicator) =>
  points
    .toSorted((a, b) => Number(a.said === 'whole') - Number(b.said === 'whole'))
    .flatMap(({ text }) => saidByOneself(text) ?? [])
    .filter(isDeed)

const nameOf = ({ id }: RatedIndicator, { criteria }: Given) =>
  criteria.find(({ key }) => key === id)?.name ?? ''

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
  isWholeSentence(one, response) && !TOLD.test(one.text)

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
  /\b(?:once|when I was|last year|used to) .*\b(?:I|we|my)\b|\bI (?:got|had|was|lost|saw)\b/i
