import type { Scenario } from '#content/schema.ts'
import type { Criterion, Judgement } from '../../coach.ts'
import type { CaseTerms } from './case-terms.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import type { RatedSkill } from './rate-skills.ts'
import type { Statement } from './statements.ts'
import { strongerSentence } from './stronger-sentence.ts'
import { worthKeeping } from './worth-keeping.ts'
import { ASKED, nameOf, ratedSkills, toChange } from './to-change.ts'

type Given = {
  scenario: Scenario
  criteria: Criterion[]
  /** In a redo, the lines that were spoken to again; only of these there is anything to advise. */
  redone?: readonly string[]
  response: string
  indicators: RatedIndicator[]
  skills: Record<string, RatedSkill>
  statements: Statement[]
  /** All of them, those that decide against the case included. */
  said: Statement[]
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
  const keep = toKeep(given)
  return { keep, change: toChange(given), stronger: strongerSentence(given, keep) }
}

function toKeep(given: Given) {
  const bestFirst = given.indicators
    .filter(({ share, against }) => share >= LEAST_TO_BUILD_ON && against.length === 0)
    .toSorted((a, b) => Number(saysAPoint(b)) - Number(saysAPoint(a)) || b.share - a.share)
  const found = bestFirst.flatMap((line) => {
    const quote = worthKeeping(line, given)
    return quote ? [{ line, ...quote }] : []
  })
  const [first] = found
  const [best] = found
    .filter(
      ({ line }) =>
        saysAPoint(line) === saysAPoint(first!.line) && line.share >= first!.line.share - AS_GOOD,
    )
    .toSorted((a, b) => b.worth - a.worth)
  if (best) return kept(best.line, best.text, nameOf(given, best.line.id))
  // What a redo was not about is no matter of its advice.
  return keptSkill(given) ?? (given.redone ? undefined : keptForm(given)) ?? nothingToKeep(given)
}
const LEAST_TO_BUILD_ON = 0.12
/** Of lines that went about as well, what says most is kept. */
const AS_GOOD = 0.15

function kept({ share, missing, about }: RatedIndicator, quote: string, name: string) {
  const isConcrete = about.some((one) => one.text === quote && isSaidConcretely(one))
  if (share >= 0.5)
    return `${isConcrete ? 'Keep saying it as concretely as here' : 'Keep this'}: "${quote}" That is what "${name}" asks for.`
  const asked = missing.slice(0, 2).map((feature) => ASKED[feature])
  const next = asked.length > 0 ? ` Say next ${asked.join(' and ')}.` : ''
  return `There is something to build on for "${name}": "${quote}"${next}`
}

/** With a figure, or with two of who, when, how and why; "some tasting" is not concrete for its reason. */
const isSaidConcretely = ({ text, has }: Statement) =>
  !/\b(?:some|maybe|perhaps|probably|somehow|things?|stuff|something)\b/i.test(text) &&
  (has.figure || [has.who, has.when, has.how, has.why].filter(Boolean).length >= 2)

/** What is kept shows something of what the line asks for, where anything does. */
const saysAPoint = ({ points }: RatedIndicator) => points.some(({ said }) => said !== 'not')

/** How it was presented, where no sentence is worth keeping for what it says. */
function keptForm({ skills }: Given) {
  const found = skills.communication?.share
    ? skills.communication.rules
        .filter(({ share, asks }) => share >= 1 && FORM.test(asks))
        .map(({ asks }) => asks)
    : []
  return found.length > 0
    ? `Keep the form of your talk: ${found.join('; ')}. Put a decision with its reason into it next.`
    : undefined
}

const FORM = /^(?:a greeting|three signposts|a closing)/

/** Where a redo was about skills alone. */
function keptSkill(given: Given) {
  if (given.indicators.length > 0 && !given.redone) return undefined
  const [best] = ratedSkills(given).toSorted((a, b) => b.share - a.share)
  const quote = best?.rules.flatMap(({ evidence }) => evidence)[0]
  return best && quote && `Keep what counts for "${best.name}": "${quote}"`
}

function nothingToKeep({ criteria: [first] }: Given) {
  return `There is nothing to keep yet. The smallest next step: for "${first?.name ?? 'the first line of the form'}", say in one sentence what you would do, who does it and by when.`
}
