import type { Criterion } from '../../coach.ts'
import { affinityTo, type CaseTerms } from './case-terms.ts'
import { insteadOf, worstAgainst } from './against-the-case.ts'
import { FOR_CONTENT, FOR_HOW, FURTHER, type RatedIndicator } from './rate-indicator.ts'
import type { RatedSkill } from './rate-skills.ts'
import { GUARDS, IN_OTHERS, mostGuarded } from './reasons.ts'
import { alreadySaid } from './said-already.ts'
import { clausesOf, firmSentence, isDecided } from './firm-sentence.ts'
import { notHeardIn } from './further-heard.ts'
import { measureOf } from './measure-of-success.ts'
import { saidByOneself } from './said-by-oneself.ts'
import type { Feature } from './features.ts'
import type { Statement } from './statements.ts'

type Given = {
  criteria: Criterion[]
  indicators: RatedIndicator[]
  skills: Record<string, RatedSkill>
  statements: Statement[]
  terms: CaseTerms
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
  const missed = given.indicators
    .filter((line) => lost(line) >= lost(worst) - NEARLY / 2 && line.about.length > 0)
    .filter(
      ({ lifted }) => lifted < SURELY_PLANNED || (lifted < MUCH_PLANNED && isWellHeard(given)),
    )
    .toSorted((a, b) => lost(b) - lost(a))
    .flatMap((line) => leastHeard(line, given) ?? [])[0]
  if (missed && worst.about.length > 0) return unsaid(missed, given)
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

/**
 * Whoever says most points in words that are known here says the others in such words too, or does not say them; and a
 * talk that got half of its points has left some out, in whatever words.
 */
function isWellHeard({ indicators }: Given) {
  const points = indicators.flatMap((line) => line.points)
  const mean = indicators.reduce((sum, { share }) => sum + share, 0) / indicators.length
  return (
    mean < HALF ||
    points.filter(({ said }) => said === 'whole').length >= WELL_HEARD * points.length
  )
}
const WELL_HEARD = 0.7
const HALF = 0.55

type Unsaid = { line: RatedIndicator; point: string }

/** The point of a line of which the whole talk has least, in whatever words; undefined where each may have been said. */
function leastHeard(line: RatedIndicator, { statements }: Given): Unsaid | undefined {
  const [least] = line.points
    .filter(({ said }) => said === 'not')
    .map(({ text }) => ({ text, heard: alreadySaid(text, statements) }))
    .filter(({ heard }) => heard < HARDLY)
    .toSorted((a, b) => a.heard - b.heard)
  return least && { line, point: least.text }
}
/** Of the telling words of a point; whoever says it in others has more of them. */
const HARDLY = 0.3

function unsaid({ line, point }: Unsaid, given: Given) {
  const name = `"${nameOf(given, line.id)}"`
  const said = line.points.filter((one) => one.said === 'whole').length
  const whole = line.evidence.find((text) => /[.!]$/.test(text))
  const quote = whole ? `, as in "${whole}"` : ''
  const heard =
    said > 0
      ? `I heard ${said} of its ${line.points.length} points${quote}, but not this one`
      : 'this point of it I did not hear'
  return `${name} costs you most: ${heard}. ${beginning(point)} ${PERHAPS_SAID}`
}

/** A decision that goes against the case comes before everything else there is to say. */
function decidedOtherwise(line: RatedIndicator) {
  const [decided] = line.against
  const instead = insteadOf(line)
  return `decide against the case: "${decided!.text}" ${decided!.because}${instead ? ` On this line a strong answer says, for example: "${instead}"` : ''}`
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
  const [partly] = points
    .filter((point) => point.said === 'partly')
    .toSorted((a, b) => alreadySaid(a.text, a.at) - alreadySaid(b.text, b.at))
  if (partly) {
    const quote = partly.at.find(
      (one) => evidence.includes(one.text) && alreadySaid(partly.text, [one]) >= OF_THE_POINT,
    )?.text
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

/** With less of its telling words in it, a sentence is not the beginning of a point. */
const OF_THE_POINT = 0.25

/**
 * A line that was planned for in other words: its points may have been said, so the advice keeps to what can be told
 * surely, that is what the whole talk lacks, then what the line does.
 */
function added(line: RatedIndicator, name: string, { statements, terms }: Given) {
  const bare = barest(line.about.filter((one) => isMostOf(line, one, terms)))
  const begin = bare ? ` Begin with this sentence: "${bare.text}"` : ''
  const lacking = [...notHeardIn(statements), ...lackedBy(statements)]
  const own = bare ? lackedBy(withNeighbors(bare, statements), OF_A_STEP) : []
  const asked = [...new Set([...lacking, ...own])].filter(isNotSaidTwice).slice(0, 2)
  if (asked.length === 0 || (!bare && lacking.length === 0))
    return perhapsUnsaid(line, name, statements)
  const what = lacking.length > 0 ? 'I did not hear' : 'you can say more exactly'
  return `${name} still has most to gain. What ${what}: ${asked.join(', and ')}.${begin}${lacking.includes(MEASURED) ? exampleFor(bare) : ''}`
}

/** Where nothing is surely missing, what may be, to compare one's own words with. */
function perhapsUnsaid({ points }: RatedIndicator, name: string, statements: Statement[]) {
  const [open] = points
    .filter(({ said }) => said !== 'whole')
    .toSorted((a, b) => alreadySaid(a.text, statements) - alreadySaid(b.text, statements))
  return open
    ? `${name} still has most to gain. I am not sure that I heard this of it. ${beginning(open.text)} ${PERHAPS_SAID}`
    : `${name} still has most to gain. Say each of its points in a full sentence, with its reason.`
}

/** Whether a sentence says more of this line than of any other: a quote of another would be no beginning. */
function isMostOf({ id }: RatedIndicator, one: Statement, { indicators }: CaseTerms) {
  const own = indicators.find((line) => line.id === id)
  const most = Math.max(...indicators.map((line) => affinityTo(one, line)))
  return own !== undefined && most > 0 && affinityTo(one, own) >= most
}

/** "A reason with a figure in it" asks for a figure already. */
const isNotSaidTwice = (asked: string, _: number, all: string[]) =>
  asked !== ASKED.figure || !all.includes(FURTHER[0]!.asks)

/** What any step can say more of; a person is not told how much of a talk to hold. */
const OF_A_STEP: Feature[] = ['why', 'when']

const lackedBy = (some: Statement[], features = SURE) =>
  features
    .filter((feature) => !some.some(({ has, weight }) => weight > 0 && has[feature]))
    .map((feature) => ASKED[feature])

/** A reason, or a day, often stands in the sentence before or behind. */
function withNeighbors(one: Statement, statements: Statement[]) {
  const at = statements.indexOf(one)
  return at < 0 ? [one] : statements.slice(Math.max(0, at - 1), at + 2)
}

const MEASURED = FURTHER[2]!.asks

/** How one would know of it, where that can be told. */
function exampleFor(bare: Statement | undefined) {
  const measure = bare && measureOf(clausesOf(firmSentence(bare.text))[0])
  return measure ? ` Say, for example: "I will measure it by ${measure}."` : ''
}
/** A point of the eighteen of a line, or more. */
const SURELY_PLANNED = 0.055
/** So much of a line is planned in words of which few are known: what is not heard of it may well be said. */
const MUCH_PLANNED = 0.15
const SURE: Feature[] = ['figure', 'when', 'who']

/** All of it was said, but not who, when, how or how much, or without a reason, a second plan or a measure. */
function saidBetter(
  { missing, further, points, about }: RatedIndicator,
  name: string,
  part: string,
) {
  const open = notHeardIn(about).filter((asks) => !further.includes(asks))
  const asked =
    (part === 'how' || open.length === 0) && missing.length > 0
      ? missing.slice(0, 2).map((feature) => ASKED[feature])
      : open.slice(0, 2)
  const saying = points.flatMap(({ at, said }) => (said === 'not' ? [] : at))
  const bare = barest(saying)
  const quote = bare ? ` to this sentence: "${bare.text}"` : '.'
  if (asked.length === 0)
    return `${name} still has most to gain, though I heard what it asks for. Say once more in one sentence what you decide there and why.`
  return `${name} still has most to gain, though I heard what it asks for. Add ${asked.join(' and ')}${quote}`
}

/** What says least of what is done: a fragment, a greeting or a question is no sentence to add to. */
const barest = (sentences: Statement[]) =>
  sentences
    .filter(
      ({ has, words, text }) =>
        has.action &&
        words >= A_SENTENCE &&
        /^(?!Hello|Hi\b|Hey|Good )[A-Z][^"“”:]*[.!]$/.test(text) &&
        !REFUSES.test(text),
    )
    .toSorted((a, b) => Number(decides(b)) - Number(decides(a)) || featuresIn(a) - featuresIn(b))[0]
const decides = ({ text }: Statement) => isDecided(firmSentence(text))
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
