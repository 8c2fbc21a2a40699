import type { Criterion } from '../../coach.ts'
import { mostShareOf, seenOf } from './against-the-case.ts'
import { FOR_CONTENT, FOR_HOW, FURTHER, type RatedIndicator } from './rate-indicator.ts'
import { MEETS } from './specifics.ts'
import type { RatedSkill } from './rate-skills.ts'
import type { Feature } from './features.ts'
import type { Statement } from './statements.ts'

/** The points of a line, and the arithmetic that gives them, in words for the student: a line of text each. */
export type Reasoned = { points: number; reason: string }

/** Whole points for the content, for how concrete it is and for what goes further; the three add up to the line's points. */
export function reasonIndicator(
  { maxPoints }: Criterion,
  indicator: RatedIndicator,
  statements: Statement[],
): Reasoned {
  const { content, how, lifted, isHowCut, further, about, points, missing } = indicator
  if (about.length === 0 || indicator.evidence.length === 0)
    return { points: 0, reason: unheard(indicator, statements) }
  const mostContent = Math.round(FOR_CONTENT * maxPoints)
  const mostHow = Math.round(FOR_HOW * maxPoints)
  const mostFurther = maxPoints - mostContent - mostHow
  const forContent = Math.round(content * mostContent)
  const forHow = Math.round(how * mostHow)
  const forFurther = Math.round((further.length / FURTHER.length) * mostFurther)
  const forOthers = Math.min(
    Math.round(lifted * maxPoints),
    maxPoints - forContent - forHow - forFurther,
  )
  const of = (said: string) => points.filter((point) => point.said === said).map(textOf)
  const [whole, partly, open] = [of('whole'), of('partly'), of('not')]
  const touched = partly.length > 0 ? ` and part of ${partly.length}, which counts half` : ''
  const [others, unheardOf] =
    forOthers > 0 ? [inOtherWords(forOthers), MAYBE_SAID] : [[], 'I found no words for']
  const sum = forContent + forHow + forFurther + forOthers
  const left = leftOf(sum, indicator, maxPoints)
  return {
    points: left.points,
    reason: [
      `Content, ${forContent} of ${mostContent}: I heard ${whole.length} of the ${points.length} points of a strong answer${touched}${ownWords(indicator)}${cut(indicator)}.`,
      `How, ${forHow} of ${mostHow}: ${concrete(missing)}.${forHow < mostHow ? (isHowCut ? HOW_CUT : HOW_ALL) : ''}`,
      `Beyond, ${forFurther} of ${mostFurther}: ${beyond(further)}.`,
      ...others,
      ...left.reasons,
      ...(partly.length > 0 ? [`Heard in part: ${listed(partly)}. ${SAID_OTHERWISE}`] : []),
      ...(open.length > 0 ? [`${unheardOf}: ${listed(open)}.`] : []),
    ].join('\n'),
  }
}

const NOT_CONCRETE =
  'What I heard for it has no reason, no figure and no step with who, when or how, so it gets at most'

/** What is left of a line's points where it, or the whole talk, decides against the case, and why. */
function leftOf(sum: number, indicator: RatedIndicator, maxPoints: number) {
  const { against, againstInAll } = indicator
  const allowed = Math.floor(mostShareOf(indicator) * maxPoints)
  const meets = Math.floor(MEETS * maxPoints)
  const isCapped = !indicator.isConcrete && sum > meets
  const most = isCapped ? Math.min(allowed, meets) : allowed
  const seen = Math.max(0, Math.floor(seenOf(indicator) * maxPoints) - Math.min(most, sum))
  const isForTheTalk = mostShareOf(indicator) < mostShareOf({ against, ofItAll: 0 })
  const atMost = isForTheTalk
    ? `Your talk decides against the case ${againstInAll} times, so at most ${allowed} of the ${maxPoints} points count on any line.`
    : `So at most ${allowed} of the ${maxPoints} points count here.`
  return {
    points: Math.min(most, sum) + seen,
    reasons: [
      ...against.map((one) => `Against the case: you say "${one.text}" ${one.because}`),
      ...(allowed < maxPoints ? [atMost] : []),
      ...(isCapped && meets < allowed ? [`${NOT_CONCRETE} ${meets} points.`] : []),
      ...(seen > 0 ? [`Seen, ${seen}: you see what is to be decided here.`] : []),
    ],
  }
}

/** What was planned in other words than the judge knows. */
const inOtherWords = (points: number) => [
  `In other words, ${points}: you seem to plan for this, in words of which I know few.`,
]
const MAYBE_SAID = 'I go by words and am not sure that you said'
/** Whoever said it in full may have said it in words that are not known here. */
const SAID_OTHERWISE = 'I go by words: if you said it in full, say it in words as plain as these.'

/** Why not all of the content counts. */
function cut({ credit, cause, points, ownAnswer }: RatedIndicator) {
  const isAnySaid = ownAnswer > 0 || points.some(({ said }) => said !== 'not')
  if (cause === null || !isAnySaid) return ''
  return `; of that ${Math.round(credit * 100)} percent count, because ${CAUSES[cause]}`
}
const CAUSES = {
  vague: 'much of your talk is in vague words (stuff, maybe, great)',
  named: 'most of your sentences name something and do not say what you would do, when or how',
  told: 'your talk tells the case again and hardly says what to do',
  short: 'so few words name these points rather than say them in full',
} as const

/** What goes further than expected, and what else would. */
function beyond(further: string[]) {
  const open = FURTHER.map(({ asks }) => asks).filter((asks) => !further.includes(asks))
  return [
    ...(further.length > 0 ? [`you give ${inWords(further, 'and')}`] : []),
    ...(open.length > 0 ? [`a third each for ${listed(open)}`] : []),
  ].join('; ')
}

const ownWords = ({ ownAnswer }: RatedIndicator) =>
  ownAnswer > 0 ? `; your own answer counts ${ownAnswer < 0.5 ? 'a quarter' : 'half'} of one` : ''

/** What the whole of it takes. */
const HOW_ALL = ' All for four sentences with three of these each, and four of the five in all.'
const HOW_CUT = ' Without the points of a strong answer, no more of this counts.'

const textOf = ({ text }: { text: string }) => text.charAt(0).toLowerCase() + text.slice(1)
const listed = (points: string[]) => points.join('; ')

const WORDS: [Feature, string][] = [
  ['who', 'who'],
  ['when', 'when'],
  ['how', 'how'],
  ['figure', 'how much'],
  ['why', 'why'],
]

function concrete(missing: Feature[]) {
  const said = WORDS.filter(([feature]) => !missing.includes(feature)).map(([, word]) => word)
  const not = WORDS.filter(([feature]) => missing.includes(feature)).map(([, word]) => word)
  if (said.length === 0) return 'you do not say who, when, how, how much or why'
  return `you say ${inWords(said, 'and')}${not.length > 0 ? `, not ${inWords(not, 'or')}` : ''}`
}

const inWords = (words: string[], joint: string) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}` : words.join('')

export const GUARDS = {
  list: 'Words in a row count for nothing: say in a sentence what you would do.',
  copied: 'What the case or the form says already counts for nothing when it is said back.',
  repeated: 'What is said twice counts once.',
  restated: 'Telling the case again is not yet an answer.',
} as const

/** The guard that kept most of what was said from counting; else only that the judge, who goes by words, found none. */
function unheard({ points: [point] }: RatedIndicator, statements: Statement[]) {
  const guard = mostGuarded(statements)
  if (guard) return `I found no words for this. ${GUARDS[guard]}`
  return `I found no words for this. ${point ? `${IN_OTHERS}: ${textOf(point)}.` : ''}`.trim()
}

/** What was said so that the judge did not know it may be right all the same. */
export const IN_OTHERS = 'I go by words: if you said it in others, compare with'

/** What kept half of what was said, or more, from counting. */
export function mostGuarded(statements: Statement[]) {
  const guarded = statements.flatMap(({ guard }) => guard ?? [])
  const [most] = [...Map.groupBy(guarded, (guard) => guard)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  return most && most[1].length >= statements.length / 2 ? most[0] : undefined
}

/** Each rule with what it gives, and the line's points as their rounded sum. */
export function reasonSkill(
  { maxPoints }: Criterion,
  { share, counted, cause, rules }: RatedSkill,
): Reasoned {
  const points = Math.round(share * maxPoints)
  const found = rules.filter((rule) => rule.share >= 0.995)
  const open = rules.filter((rule) => rule.share < 0.995)
  const part = (rule: (typeof rules)[number]) =>
    `${rule.asks} (${tenths(rule.share * rule.of * maxPoints)} of ${tenths(rule.of * maxPoints)})`
  const whole = tenths(rules.reduce((sum, rule) => sum + rule.share * rule.of, 0) * maxPoints)
  return {
    points,
    reason: [
      ...(found.length > 0 ? [`Full points for: ${found.map(part).join(', ')}.`] : []),
      ...(open.length > 0 ? [`More to gain: ${open.map(part).join(', ')}.`] : []),
      counted < 1 && whole !== '0'
        ? `Together ${whole}, of which ${Math.round(counted * 100)} percent count, because ${cause}: ${points}.`
        : `Together ${whole}${whole === String(points) ? '' : `, rounded to ${points}`}.`,
    ].join('\n'),
  }
}

const tenths = (points: number) => String(Math.round(points * 10) / 10)
