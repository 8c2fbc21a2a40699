import type { Scenario } from '#content/schema.ts'
import type { Criterion, Judgement } from '../../coach.ts'
import type { CaseTerms } from './case-terms.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import type { RatedSkill } from './rate-skills.ts'
import type { Feature, Statement } from './statements.ts'
import { strongerSentence } from './stronger-sentence.ts'

type Given = {
  scenario: Scenario
  criteria: Criterion[]
  /** In a redo, the lines that were spoken to again; only of these there is anything to advise. */
  redone?: readonly string[]
  response: string
  indicators: RatedIndicator[]
  skills: Record<string, RatedSkill>
  statements: Statement[]
  terms: CaseTerms
}

/** One thing to keep, one to change, and one sentence said more strongly; each from what was said. */
export function adviceOn(all: Given): Pick<Judgement, 'keep' | 'change' | 'stronger'> {
  const { redone } = all
  const isTried = (key: string) => !redone || redone.includes(key)
  const given = {
    ...all,
    criteria: all.criteria.filter(({ key }) => isTried(key)),
    indicators: all.indicators.filter(({ id }) => isTried(id)),
  }
  return { keep: toKeep(given), change: toChange(given), stronger: strongerSentence(given) }
}

const nameOf = ({ criteria }: Given, id: string) =>
  criteria.find(({ key }) => key === id)?.name ?? id

function toKeep(given: Given) {
  const [best] = given.indicators.toSorted(
    (a, b) => Number(saysAPoint(b)) - Number(saysAPoint(a)) || b.share - a.share,
  )
  const [quote] = best?.evidence ?? []
  if (best && quote && best.share >= 0.5) {
    return `Keep saying it as concretely as here: "${quote}" That is what "${nameOf(given, best.id)}" asks for.`
  }
  if (best && quote && best.share >= 0.12) {
    const missing = best.missing.slice(0, 2).map((feature) => ASKED[feature])
    const next = missing.length > 0 ? ` Say next ${missing.join(' and ')}.` : ''
    return `There is something to build on for "${nameOf(given, best.id)}": "${quote}"${next}`
  }
  return keptSkill(given) ?? nothingToKeep(given)
}

/** What is kept shows something of what the line asks for, where anything does. */
const saysAPoint = ({ points }: RatedIndicator) => points.some(({ said }) => said !== 'not')

/** Where a redo was about skills alone. */
function keptSkill(given: Given) {
  if (given.indicators.length > 0) return undefined
  const [best] = ratedSkills(given).toSorted((a, b) => b.share - a.share)
  const quote = best?.rules.flatMap(({ evidence }) => evidence)[0]
  return best && quote && `Keep what counts for "${best.name}": "${quote}"`
}

const ratedSkills = ({ criteria, skills }: Given) =>
  criteria.flatMap(({ key, name }) => (skills[key] ? [{ name, ...skills[key] }] : []))

function nothingToKeep({ criteria: [first] }: Given) {
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
  if (!worst) return changedSkill(given)
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

/** The rule that would give most. */
function changedSkill(given: Given) {
  const [worst] = ratedSkills(given).toSorted((a, b) => a.share - b.share)
  if (!worst) return 'Take the performance indicators one after the other, in their order.'
  const toGain = ({ share, of }: RatedSkill['rules'][number]) => (1 - share) * of
  const [rule] = worst.rules.toSorted((a, b) => toGain(b) - toGain(a))
  return `Go further on "${worst.name}". It looks for ${rule?.asks ?? 'more of the same'}.`
}

const inSentence = (point: string) => point.charAt(0).toLowerCase() + point.slice(1)
