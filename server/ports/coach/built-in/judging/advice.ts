import type { Criterion, Judgement } from '../../coach.ts'
import type { CaseTerms } from './case-terms.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import type { Feature, Statement } from './statements.ts'
import { strongerSentence } from './stronger-sentence.ts'

type Given = {
  criteria: Criterion[]
  response: string
  indicators: RatedIndicator[]
  statements: Statement[]
  terms: CaseTerms
}

/** One thing to keep, one to change, and one sentence said more strongly; each from what was said. */
export function adviceOn(given: Given): Pick<Judgement, 'keep' | 'change' | 'stronger'> {
  return { keep: toKeep(given), change: toChange(given), stronger: strongerSentence(given) }
}

const nameOf = ({ criteria }: Given, id: string) =>
  criteria.find(({ key }) => key === id)?.name ?? id

function toKeep(given: Given) {
  const best = given.indicators.toSorted((a, b) => b.share - a.share)[0]
  const [quote] = best?.evidence ?? []
  if (best && quote && best.share >= 0.5) {
    return `Keep saying it as concretely as here: "${quote}" That is what "${nameOf(given, best.id)}" asks for.`
  }
  if (best && quote && best.share >= 0.12) {
    const missing = best.missing.slice(0, 2).map((feature) => ASKED[feature])
    const next = missing.length > 0 ? ` Say next ${missing.join(' and ')}.` : ''
    return `There is something to build on for "${nameOf(given, best.id)}": "${quote}"${next}`
  }
  const [first] = given.criteria
  return `There is nothing to keep yet. The smallest next step: for "${first?.name ?? 'the first line of the form'}", say in one sentence what you would do, who does it and by when.`
}

/** What each feature asks of the student. */
const ASKED: Record<Feature, string> = {
  figure: 'how much, with a figure from the case',
  when: 'by when it happens',
  who: 'who does it',
  how: 'exactly how it is done',
  why: 'why it is right',
  action: 'what you would do',
}

function toChange(given: Given) {
  const worst = given.indicators.toSorted((a, b) => a.share - b.share)[0]
  if (!worst) return 'Take the performance indicators one after the other, in their order.'
  const name = `"${nameOf(given, worst.id)}"`
  const point = (
    worst.points.find(({ said }) => said === 'not') ??
    worst.points.find(({ said }) => said === 'partly')
  )?.text
  const also = point ? ` A strong answer ${inSentence(point)}.` : ''
  if (worst.evidence.length === 0) return `Address ${name}: nothing you said is about it.${also}`
  const missing = worst.missing.slice(0, 2).map((feature) => ASKED[feature])
  const add = missing.length > 0 ? ` Add ${missing.join(' and ')}.` : ''
  return `Go further on ${name}.${add}${also}`
}

const inSentence = (point: string) => point.charAt(0).toLowerCase() + point.slice(1)
