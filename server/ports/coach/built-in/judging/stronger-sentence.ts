import type { Scenario } from '#content/schema.ts'
import type { Judgement } from '../../coach.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import type { Statement } from './statements.ts'

type Kind = Scenario['scenarioType']
type Given = { scenario: Scenario; response: string; indicators: RatedIndicator[] }

/**
 * A whole sentence of the presentation, on the weakest line it can be done for: the same content with a firm verb, a
 * time and a measure that fits what it says. Null where no sentence can be strengthened and stay good English.
 */
export function strongerSentence({ scenario, response, indicators }: Given): Judgement['stronger'] {
  for (const { about, points } of indicators.toSorted((a, b) => a.share - b.share)) {
    const fitting = about
      .filter((one) => isWholeSentence(one, response))
      .toSorted((a, b) => lacks(b) - lacks(a))
    for (const one of fitting) {
      const point = points.find(({ at }) => at.includes(one))?.text ?? ''
      const say = strengthened(one, scenario.scenarioType, timeIn(point))
      if (say) return { instead: one.text, say }
    }
  }
  return null
}

const lacks = ({ has }: Statement) => [has.when, has.figure, has.how].filter((one) => !one).length

/** From a capital to a full stop, not a piece of a longer one, and about the case. */
function isWholeSentence({ text, answers, words, weight, relevance }: Statement, response: string) {
  if (answers !== null || weight < 1 || relevance < 0.4 || words < 6 || words > 26) return false
  if (!/^[A-Z][^:;"“”()?!\n]*[a-z0-9%]\.$/.test(text) || / i /.test(text)) return false
  const before = response.slice(0, response.indexOf(text))
  return /(?:^|[.!?]["')]?\s+|\n\s*)$/.test(before)
}

function strengthened({ text, has }: Statement, kind: Kind, time: string | undefined) {
  const firm = decided(text.slice(0, -1))
  const [mainClause = ''] = firm.split(SUBORDINATE)
  if (!/^(?:I|We) (?:also )?will /.test(firm) || UNFIT.test(mainClause) || MEASURES.test(firm))
    return undefined
  const metric = METRICS.find(([about]) => about.test(mainClause))?.[1] ?? METRIC_OF[kind]
  if (!metric) return undefined
  const start =
    has.when || HAS_TIME.test(firm)
      ? firm
      : `${capital(time ?? DEADLINES[kind])}, ${firm.replace(/^We\b/, 'we')}`
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

const DEADLINES: Record<Kind, string> = {
  'Crisis Management': 'within the next hour',
  'Customer Service Challenge': 'before the end of today',
  'Product Launch': 'starting on Friday of next week',
  'Sales Presentation': 'by Friday',
  'Strategic Planning': 'by the end of the month',
  'Team Management': 'by Friday',
}

/** What can be counted, by what a sentence says will be done; the first that fits. */
const METRICS: [RegExp, string][] = [
  [/\bapply for\b/i, 'the dollars it brings'],
  [/\bmeeting\b/i, 'what each person has agreed to do, in writing'],
  [/\b(?:survey|poll|feedback form)\b/i, 'the number of answers we get'],
  [
    /\b(?:train|teach|practice|write down|recipes|script|checklist)\b/i,
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

/** What shows that a step of such a plan worked; none for a sale or a strategy, where each step has its own. */
const METRIC_OF: Partial<Record<Kind, string>> = {
  'Crisis Management': 'the number of complaints we still get tomorrow',
  'Customer Service Challenge':
    'whether every customer concerned tells us within a week that it is settled',
  'Product Launch': 'units sold each week',
  'Team Management': 'what the team says in a short survey two weeks later',
}
