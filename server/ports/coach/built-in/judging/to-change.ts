import type { Criterion } from '../../coach.ts'
import { insteadOf, worstAgainst } from './against-the-case.ts'
import { FOR_CONTENT, FOR_HOW, FURTHER, type RatedIndicator } from './rate-indicator.ts'
import type { RatedSkill } from './rate-skills.ts'
import { GUARDS, IN_OTHERS, mostGuarded } from './reasons.ts'
import { saidByOneself } from './said-by-oneself.ts'
import type { Feature } from './features.ts'
import type { Statement } from './statements.ts'

type Given = {
  criteria: Criterion[]
  indicators: RatedIndicator[]
  skills: Record<string, RatedSkill>
  statements: Statement[]
}

/** What each feature asks of the student. */
export const ASKED: Record<Feature, string> = {
  figure: 'how much, with a figure from the case',
  when: 'by when it happens',
  who: 'who does it',
  how: 'exactly how it is done',
  why: 'why it is right',
  action: 'what you would do',
}

export const nameOf = ({ criteria }: Pick<Given, 'criteria'>, id: string) =>
  criteria.find(({ key }) => key === id)?.name ?? id

export const ratedSkills = ({ criteria, skills }: Pick<Given, 'criteria' | 'skills'>) =>
  criteria.flatMap(({ key, name, maxPoints }) =>
    skills[key] ? [{ name, maxPoints, ...skills[key] }] : [],
  )

/** The line that lost most points, what it lost them for, and what to say instead, in the words of this case. */
export function toChange(given: Given): string {
  const most = ({ id }: RatedIndicator) =>
    given.criteria.find(({ key }) => key === id)?.maxPoints ?? 0
  const lost = (line: RatedIndicator) => (1 - line.share) * most(line)
  const against = worstAgainst(given.indicators, most)
  const [worst] = given.indicators.toSorted((a, b) => lost(b) - lost(a))
  if (!worst) return changedSkill(given)
  if (against) {
    const isMost = lost(against) >= lost(worst) - NEARLY
    return isMost
      ? `"${nameOf(given, against.id)}" costs you most, because you ${decidedOtherwise(against)}`
      : `First of all, you ${decidedOtherwise(against)} Then turn to "${nameOf(given, worst.id)}", which costs you most.`
  }
  const name = `"${nameOf(given, worst.id)}"`
  if (worst.about.length === 0) return addressed(worst, name, given)
  if (worst.lifted >= SURELY_PLANNED) return added(worst, name, given)
  const part = lostFor(worst)
  if (part !== 'content') return saidBetter(worst, name, part)
  const said = saidInFull(worst, name)
  return worst.share >= WELL_SPOKEN ? `${said} ${PERHAPS_SAID}` : said
}
/** Whoever speaks so much to a line has often said the rest of it in words that are not known here. */
const WELL_SPOKEN = 0.4
const PERHAPS_SAID =
  'If you did say that, say it in words as plain as these, so that no judge misses it.'

/** A decision that goes against the case comes before everything else there is to say. */
function decidedOtherwise(line: RatedIndicator) {
  const [decided] = line.against
  const instead = insteadOf(line)
  return `decide against the case: "${decided!.text}" ${decided!.because}${instead ? ` Say, for example: "${instead}"` : ''}`
}
/** A point more or less is no difference. */
const NEARLY = 1

function addressed({ points }: RatedIndicator, name: string, { statements }: Given) {
  const [point] = points
  const guard = mostGuarded(statements)
  if (guard)
    return `${name} costs you most. ${GUARDS[guard]} So nothing counts for it.${point ? ` ${beginning(point.text)}` : ''}`
  const compare = point ? ` ${IN_OTHERS}${compared(point.text)}` : ''
  return `${name} costs you most. I found no words for it.${compare}`
}

/** Which of its three parts lost most. */
function lostFor({ content, how, further }: RatedIndicator) {
  const parts = [
    ['content', (1 - content) * FOR_CONTENT],
    ['how', (1 - how) * FOR_HOW],
    ['further', (1 - further.length / FURTHER.length) * (1 - FOR_CONTENT - FOR_HOW)],
  ] as const
  return parts.toSorted(([, a], [, b]) => b - a)[0]![0]
}

/** A point that is missing, or one that was only touched on. */
function saidInFull({ points, evidence }: RatedIndicator, name: string) {
  const said = points.filter((point) => point.said === 'whole').length
  const open = points.find((point) => point.said === 'not')
  const partly = points.find((point) => point.said === 'partly')
  if (partly) {
    const quote = partly.at.find(({ text }) => evidence.includes(text))?.text
    const begun = quote ? `it: "${quote}"` : 'one of its points.'
    return `${name} costs you most, because I found only the beginning of ${begun} ${beginning(partly.text)}`
  }
  if (!open) return `${name} costs you most. Say each of its points in a full sentence.`
  if (said === 0)
    return `${name} costs you most: you speak of it, but I found no words for its points. ${beginning(open.text)}`
  const quote = evidence[0] ? `, as in "${evidence[0]}"` : '.'
  const count = `I found words for ${said} of its ${points.length} points${quote}`
  const left =
    points.length - said === 1 ? 'There is another.' : `There are ${points.length - said} others.`
  return `${name} costs you most: ${count} ${left} ${beginning(open.text)}`
}

/**
 * A line that was planned for in other words: its points may have been said, so the advice keeps to what can be told
 * surely, that is what the whole talk lacks, then what the line does.
 */
function added(line: RatedIndicator, name: string, { statements }: Given) {
  const said = (isIn: (one: Statement) => boolean, among: Statement[]) =>
    among.some((one) => one.weight > 0 && isIn(one))
  const kinds = [
    ...FURTHER,
    ...SURE.map((feature) => ({
      asks: ASKED[feature],
      isIn: ({ has }: Statement) => has[feature],
    })),
  ]
  const lacking = (among: Statement[]) =>
    kinds.filter(({ isIn }) => !said(isIn, among)).map(({ asks }) => asks)
  const [most, next] = [...new Set([...lacking(statements), ...lacking(line.about)])]
  if (!most)
    return `${name} still has most to gain. Close with one sentence that names your decision, its main reason and what will show that it worked.`
  const bare = barest(line.about)
  return `${name} still has most to gain. You plan for it, so add what I do not hear: ${next ? `${most}, and ${next}` : most}${bare ? `. Begin with this sentence: "${bare.text}"` : '.'}`
}
/** A point of the eighteen of a line, or more. */
const SURELY_PLANNED = 0.055
const SURE: Feature[] = ['figure', 'when', 'who']

/** All of it was said, but not who, when, how or how much, or without a reason, a second plan or a measure. */
function saidBetter({ missing, further, points }: RatedIndicator, name: string, part: string) {
  const open = FURTHER.map(({ asks }) => asks).filter((asks) => !further.includes(asks))
  const asked =
    part === 'how' && missing.length > 0
      ? missing.slice(0, 2).map((feature) => ASKED[feature])
      : open.slice(0, 2)
  const saying = points.flatMap(({ at, said }) => (said === 'not' ? [] : at))
  const bare = barest(saying)
  const quote = bare ? ` to this sentence: "${bare.text}"` : '.'
  return `${name} still has most to gain, though you say what it asks for. Add ${asked.join(' and ')}${quote}`
}

/** What says least of what is done: a fragment, a greeting or a question is no sentence to add to. */
const barest = (sentences: Statement[]) =>
  sentences
    .filter(
      ({ has, words, text }) =>
        has.action && words >= A_SENTENCE && /^[A-Z].*[.!]$/.test(text) && !REFUSES.test(text),
    )
    .toSorted((a, b) => featuresIn(a) - featuresIn(b))[0]
const A_SENTENCE = 6
/** What is not done has no date and no amount. */
const REFUSES = /\b(?:not|never|no longer|without)\b|n['’]t\b/i

const featuresIn = ({ has }: Statement) => Object.values(has).filter(Boolean).length

/** What a strong answer says there, as the student could begin. */
function beginning(point: string) {
  const own = saidByOneself(point)
  return own
    ? `Say, for example: "${own}"`
    : `A strong answer ${point.charAt(0).toLowerCase()}${point.slice(1)}.`
}

function compared(point: string) {
  const own = saidByOneself(point)
  return own
    ? `: "${own}"`
    : ` a strong answer, which ${point.charAt(0).toLowerCase()}${point.slice(1)}.`
}

/** The rule that would give most. */
function changedSkill(given: Given) {
  const lost = ({ share, maxPoints }: RatedSkill & { maxPoints: number }) => (1 - share) * maxPoints
  const [worst] = ratedSkills(given).toSorted((a, b) => lost(b) - lost(a))
  if (!worst) return 'Take the performance indicators one after the other, in their order.'
  const toGain = ({ share, of }: RatedSkill['rules'][number]) => (1 - share) * of
  const [rule] = worst.rules.toSorted((a, b) => toGain(b) - toGain(a))
  return `Go further on "${worst.name}". It looks for ${rule?.asks ?? 'more of the same'}.`
}
