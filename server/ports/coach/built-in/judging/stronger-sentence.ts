import type { Judgement } from '../../coach.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import { saidByOneself } from './said-by-oneself.ts'
import type { Statement } from './statements.ts'

type Given = { response: string; indicators: RatedIndicator[] }

/**
 * A sentence of the student's, on the weakest line it can be done for: the same content with a firm verb, and behind it
 * what the line asks for and nobody said, as the student could say it. Where all was said, a time and a measure that fit
 * what it says. Null where there is no sentence to strengthen.
 */
export function strongerSentence({ response, indicators }: Given): Judgement['stronger'] {
  const weakestFirst = indicators.toSorted((a, b) => a.share - b.share)
  for (const isFit of [isDecision, isStep, isSentence]) {
    for (const indicator of weakestFirst) {
      const fitting = indicator.about
        .filter((one) => isWholeSentence(one, response) && isFit(one))
        .toSorted((a, b) => lacks(b) - lacks(a))
      for (const one of fitting) {
        const say = withWhatIsMissing(one, indicator) ?? withTimeAndMeasure(one, indicator)
        if (say) return { instead: one.text, say }
      }
    }
  }
  return null
}

const lacks = ({ has }: Statement) => [has.when, has.figure, has.how].filter((one) => !one).length

/** From its beginning to its full stop, not a piece of a longer one. */
function isWholeSentence({ text, answers, weight, words }: Statement, response: string) {
  if (weight < 0.5 || words < 5 || words > 34) return false
  if (!/^[A-Z"“][^?]*[a-z0-9%)"”][.!]?$/i.test(text) || / \bi\b .* \bi\b .* \bi\b /.test(text)) return false
  if (answers !== null) return true
  const [before, after] = [response.slice(0, response.indexOf(text)), response.slice(response.indexOf(text) + text.length)]
  return /(?:^|[.!?]["')]?\s+|\n\s*)$/.test(before) && (/[.!]$/.test(text) || /^\s*(?:\n|$)/.test(after))
}

/** Best of all what one would do, then any step, then whatever is about the line and no regret about the past. */
const isDecision = ({ text, has }: Statement) =>
  has.action && /^(?:I|We) (?:also )?will /.test(decided(text)) && !UNFIT.test(text)
const isStep = ({ text, has, weight }: Statement) => has.action && weight === 1 && !UNFIT.test(text)
const isSentence = ({ text }: Statement) => !UNFIT.test(text) && !/\bshould have\b|\?/.test(text)

/** The point that the sentence touches on before those that nobody touched on. */
function withWhatIsMissing(one: Statement, { points }: RatedIndicator) {
  const open = [
    ...points.filter(({ said, at }) => said === 'partly' && at.includes(one)),
    ...points.filter(({ said }) => said === 'not'),
    ...points.filter(({ said }) => said === 'partly'),
  ]
  const missing = open.map(({ text }) => saidByOneself(text)).find((text) => text !== undefined)
  return missing && `${ended(decided(one.text))} ${missing.replace(/^I will /, 'I will also ')}`
}

const ended = (sentence: string) => `${sentence.replace(/[.!]$/, '')}.`

function withTimeAndMeasure({ text, has }: Statement, { points }: RatedIndicator) {
  const firm = decided(text.replace(/[.!]$/, ''))
  const [mainClause = ''] = firm.split(SUBORDINATE)
  if (!/^(?:I|We) (?:also )?will /.test(firm) || MEASURES.test(firm)) return undefined
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

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Without what takes the strength out of it. */
function decided(sentence: string) {
  const firm = sentence
    .replace(/^(?:So|And|But|Also|Then|Well|Basically|Maybe),? /, '')
    .replace(/^(?:I think|I believe|I guess|In my opinion),? (?:that )?/, '')
    .replace(/\b(?:maybe|probably|kind of|sort of|basically|just) /g, '')
    .replace(
      /^(I|we)(?:(?: also)? (?:would|should|could|can|need to|have to|want to)|['’](?:d|ll)) (?:also )?/i,
      '$1 will ',
    )
  return capital(firm)
}

/** Negated, wished, spoken of as a state, or with a time of its own that a deadline would contradict. */
const UNFIT =
  /n['’]t\b|\b(?:not|never|nothing|no one|nobody|will (?:be|like|love|hope|say|start|try|see|make sure|recommend|suggest|present|talk about|care|need|want)|if|would|could|tell you|next time|in the future|always)\b/i

const HAS_TIME =
  /\b(?:by|until|before|after|every|each|tonight|now|weekends?|January|February|March|April|May|June|July|August|September|October|November|December)\b/

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
    /\b(?:train (?:all|the|my|our|every|new|each|them)|teach|practice|write down|recipes|script|checklist)\b/i,
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
