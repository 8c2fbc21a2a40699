import type { Judgement } from '../../coach.ts'
import type { CaseTerms } from './case-terms.ts'
import { affinityTo, type RatedIndicator } from './rate-indicator.ts'
import { saidByOneself } from './said-by-oneself.ts'
import { isLittle, tokensOf } from './stems.ts'
import type { Statement } from './statements.ts'

type Given = {
  response: string
  indicators: RatedIndicator[]
  statements: Statement[]
  terms: CaseTerms
}

/**
 * A sentence of the student's, on the weakest line it can be done for: the same content with a firm verb, and behind it
 * what the line asks for and nobody said, as the student could say it. Where all was said, a time and a measure that fit
 * what it says. Null where there is no sentence to strengthen.
 */
export function strongerSentence(given: Given): Judgement['stronger'] {
  const weakestFirst = given.indicators.toSorted((a, b) => a.share - b.share)
  const onLines = weakestFirst.map((indicator) => ({ indicator, about: indicator.about }))
  const besideThem = weakestFirst.map((indicator) => ({
    ...{ indicator: withDeeds(indicator), about: closestTo(indicator, given) },
  }))
  return (
    strongest(
      [withWhatIsMissing, withTimeAndMeasure],
      [isDecision, isStep, isSentence],
      onLines,
      given,
    ) ??
    strongest([withWhatIsMissing], [isDecision, isStep], besideThem, given) ??
    strongest([firmly], [isDecision], onLines, given)
  )
}

type Line = { indicator: RatedIndicator; about: Statement[] }

function strongest(
  ways: ((one: Statement, indicator: RatedIndicator) => string | undefined)[],
  kinds: ((one: Statement) => boolean)[],
  lines: Line[],
  { response }: Given,
): Judgement['stronger'] {
  for (const strengthen of ways) {
    for (const isFit of kinds) {
      for (const { indicator, about } of lines) {
        const fitting = about.filter((one) => isWholeSentence(one, response) && isFit(one))
        for (const one of fitting.toSorted((a, b) => lacks(b) - lacks(a))) {
          const say = strengthen(one, indicator)
          if (say) return { instead: one.text, say }
        }
      }
    }
  }
  return null
}

/** Only what can be added to any step: what one will do, not what is so. */
const withDeeds = (indicator: RatedIndicator): RatedIndicator => ({
  ...indicator,
  points: indicator.points.filter(({ text }) => saidByOneself(text)?.startsWith('I will')),
})

/** Less in common with the case may be chance. */
const ABOUT_THE_CASE = 0.5

/** Of what is about no line, what comes closest to this one. */
function closestTo({ id }: RatedIndicator, { statements, terms, indicators }: Given) {
  const line = terms.indicators.find((one) => one.id === id)
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

const lacks = ({ has }: Statement) => [has.when, has.figure, has.how].filter((one) => !one).length

/** From its beginning to its full stop, not a piece of a longer one. */
function isWholeSentence({ text, answers, weight, words }: Statement, response: string) {
  if (weight < 0.5 || words < 5 || words > 34) return false
  if (!/^[A-Z][^?"“”]*[a-z0-9%)][.!]?$/i.test(text) || /: ['‘]|\bshould have\b/.test(text))
    return false
  if (answers !== null) return true
  // Speech that was written down without a full stop has only thoughts, some of which are cut off.
  if (!/[.!?]\s/.test(response)) return !isLittle(tokensOf(text).at(-1) ?? '')
  const start = response.indexOf(text)
  const [before, after] = [response.slice(0, start), response.slice(start + text.length)]
  const isEnded = /[.!]$/.test(text) || /^\s*(?:\n|$)/.test(after)
  return isEnded && /(?:^|[.!?]["')]?\s+|\n\s*)$/.test(before)
}

/** Best of all what one will do, then any step, then whatever else is about the line. */
const isDecision = (one: Statement) => isStep(one) && WILL.test(decided(one.text))
const isStep = (one: Statement) => one.has.action && one.weight === 1 && isSentence(one)
const isSentence = ({ text, has, relevance }: Statement) =>
  (has.action || relevance >= 0.6) && !UNFIT.test(mainClauseOf(decided(text))) && !TOLD.test(text)

const WILL = /^(?:I|We) (?:also )?will /
/** What has been, which nobody can say more strongly. */
const TOLD =
  /\b(?:once|when I was|last year|used to) .*\b(?:I|we|my)\b|\bI (?:got|had|was|lost|saw)\b/i

/** The point that the sentence touches on before those that nobody touched on. */
function withWhatIsMissing(one: Statement, { points }: RatedIndicator) {
  const touched = points.filter(({ said, at }) => said === 'partly' && at.includes(one))
  const others = points.filter((point) => point.said !== 'whole' && !touched.includes(point))
  const exactly = firstSayable(touched)
  if (exactly)
    return `${ended(decided(one.text))} ${exactly.replace(/^I will/, 'In particular, I will')}`
  const also = firstSayable(others.toSorted((a, b) => a.said.localeCompare(b.said)))
  return also && `${ended(decided(one.text))} ${also.replace(/^I will/, 'I will also')}`
}

const firstSayable = (points: RatedIndicator['points']) =>
  points.map(({ text }) => saidByOneself(text)).find((text) => text !== undefined)

const ended = (sentence: string) => `${sentence.replace(/[.!]$/, '')}.`

function withTimeAndMeasure({ text, has }: Statement, { points }: RatedIndicator) {
  const firm = decided(text.replace(/[.!]$/, ''))
  const mainClause = mainClauseOf(firm)
  if (!WILL.test(firm) || MEASURES.test(firm)) return undefined
  const metric = METRICS.find(([about]) => about.test(mainClause))?.[1]
  if (!metric) return undefined
  const time = points.map((point) => timeIn(point.text)).find((one) => one !== undefined)
  const start =
    has.when || HAS_TIME.test(firm) || !time
      ? firm
      : `${capital(time)}, ${firm.replace(/^We\b/, 'we')}`
  const joint = mainClause === firm ? ', and' : ';'
  return `${start}${joint} I will measure it by ${metric}.`
}

/** Where all was said that the line asks for: as a decision. */
function firmly({ text }: Statement) {
  const firm = ended(decided(text))
  return WILL.test(firm) && firm !== ended(text) ? firm : undefined
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Without what takes the strength out of it. */
function decided(sentence: string) {
  const firm = sentence
    .replace(/\bi\b(?=['’ ])/g, 'I')
    .replace(/^(?:(?:um|uh|so|and|but|also|then|well|basically|maybe),? )+/i, '')
    .replace(/^(?:I think|I believe|I guess|in my opinion),? (?:that )?/i, '')
    .replace(/\b(?:maybe|probably|kind of|sort of|basically|just) /g, '')
    .replace(
      /^(I|we)(?:(?: also)? (?:would|should|could|can|need to|have to|want to)|['’](?:d|ll)) (?:also )?/i,
      '$1 will ',
    )
  return capital(firm)
}

/** Negated, wished, spoken of as a state, or with a time of its own that a deadline would contradict. */
const UNFIT =
  /n['’]t\b|\b(?:not|never|nothing|no one|nobody|(?:will|would|could) (?:be|like|love|hope|say|start|try|see|make sure|recommend|suggest|present|talk about|care|need|want)|if|tell you|next time|in the future|always)\b/i

const HAS_TIME =
  /\b(?:by|until|before|after|every|each|tonight|now|weekends?|January|February|March|April|May|June|July|August|September|October|November|December)\b/

const mainClauseOf = (sentence: string) => sentence.split(SUBORDINATE)[0] ?? ''

const SUBORDINATE = / (?:because|so that|so|since|which|when|where|while|who|although) /

const MEASURES = /\b(?:measure|track|goals?|targets?|count|report|give 110)\b/i

/** The time a strong answer names. */
const timeIn = (point: string) =>
  /\b(?:every \d+ (?:minutes|hours|days)|within (?:\w+ ){1,2}(?:minutes|hours|days|weeks)|before the (?:opening|season|meeting|weekend))\b/.exec(
    point,
  )?.[0]

/** What can be counted, by what a sentence says will be done; the first that fits. */
const METRICS: [RegExp, string][] = [
  [/\bapply for\b/i, 'the dollars it brings'],
  [/\bmeeting\b/i, 'what each person has agreed to do, in writing'],
  [/\b(?:survey|poll|feedback form)\b/i, 'the number of answers we get'],
  [
    /\b(?:train (?:all|the|my|our|every|new|each|them)|teach|write down|recipes|script|checklist)\b/i,
    'how many of the team can do it without help',
  ],
  [
    /\bwill (?:put|place|post|show|run|advertise|make|film|hang)\b.*\b(?:screens?|ads?|videos?|posters?|flyers?|booths?|billboards?|campaign)\b/i,
    'how many people answer it each week',
  ],
  [
    /\b(?:announcements?|announce|signs?|post the|update the|inform|let everyone know|send an? (?:e-?mail|text))\b/i,
    'how many people still have to ask',
  ],
  [
    /\bwill (?:give|offer|refund|return|replace|pay|apologize)\b.*\b(?:customers?|guests?|tickets?|fees?|money|families|refunds?|vouchers?|coupons?|discounts?|party)\b/i,
    'how many of these customers come back within three months',
  ],
  [/\bwill (?:sell|charge|price|raise|lower)\b/i, 'units sold and profit each week'],
  [
    /\b(?:bonus|schedule|shifts?|breaks?|reward|praise)\b/i,
    'how many of the team are still with us after 90 days',
  ],
  [
    /\bwill (?:buy|finance|put|invest|spend|save|set aside|keep)\b.*(?:\$|\b(?:reserve|loan|money|budget|compressor|savings)\b)/i,
    'the dollars it saves or costs us each month',
  ],
  [
    /\bwill (?:meet|talk|speak|call|sit down)\b/i,
    'whether we have agreed on a next step, in writing',
  ],
  [
    /\bwill (?:send|put|bring|move)\b.*\b(?:staff|employees|someone|people|helpers|volunteers)\b/i,
    'how many people are still waiting after 30 minutes',
  ],
]
