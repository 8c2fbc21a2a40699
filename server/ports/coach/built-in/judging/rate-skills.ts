import { skillLeftFor } from './against-the-case.ts'
import { sharedWeight, type CaseTerms } from './case-terms.ts'
import { defends } from './contrary.ts'
import { creativityRules } from './ideas.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import { isRefusal } from './refusals.ts'
import { measures, spoken, weighs } from './signs.ts'
import {
  GIVES_A_REASON,
  CUSTOMERS,
  STAFF,
  MONEY,
  RECOMMENDS,
  ANNOUNCES,
  IN_TURN,
  PRIORITY,
  GREETING,
  SIGNPOSTS,
  CLOSING,
} from './skill-signs.ts'
import type { Statement } from './statements.ts'
import { substanceOf } from './substance.ts'
import { aboutTheCase } from './trust.ts'

/** One rule of a skill: what it looks for, whether it was there, and what it counts, 0 to 1. */
export type Rule = { asks: string; share: number; of: number; evidence: string[] }
export type RatedSkill = {
  share: number
  /** 0 to 1: how much of the rules counts; less than 1 where little was said about the case, or much against it. */
  counted: number
  /** Why not all of it. */
  cause: string
  rules: Rule[]
}

type Said = {
  statements: Statement[]
  /** Those that decide against the case included: how well a talk is presented does not hang on what it decides. */
  said: Statement[]
  terms: CaseTerms
  indicators: RatedIndicator[]
  judgeWasAnswered: boolean
}

/** So many full statements about the case are a presentation; with fewer, skills have little to show. */
const A_PRESENTATION = 5

/** So much of the lines, 0 to 1, has whoever has begun to solve the task: who has less presents next to nothing. */
const A_BEGINNING = 0.35

/** In words: of less it can be told only by the words of the case what it is about. */
const A_TALK = 170
/** With more vague words, or where somebody only defends, nothing is reasoned. */
const MOST_VAGUE = 2
const isClear = (one: Statement) => one.vague <= MOST_VAGUE && !defends(one.text) && !isRefusal(one)

export function rateSkills(said: Said): Record<string, RatedSkill> {
  const substance = substanceIn(said.statements)
  const planned = substance.reduce((sum, one) => sum + substanceOf(one, said.terms), 0)
  const isTalk = substance.reduce((sum, { words }) => sum + words, 0) >= A_TALK
  const inOtherWords = isTalk ? planned * aboutTheCase(said.statements, said.terms) : 0
  const told = said.indicators.reduce((sum, { share }) => sum + share, 0) / said.indicators.length
  const gateOf = (some: Statement[]) =>
    Math.min(1, Math.max(amountOf(some), inOtherWords) / A_PRESENTATION) *
    Math.min(1, told / A_BEGINNING)
  const gate = gateOf(substance)
  const skill = (rules: Rule[], counted = gate): RatedSkill => ({
    share: counted * rules.reduce((sum, { share, of }) => sum + share * of, 0),
    counted,
    cause: TOO_FEW,
    rules,
  })
  const presented = substanceIn(said.said)
  const communication = skill(communicationRules(said, presented, substance), gateOf(presented))
  return {
    reasoning: lessFor(said, skill(reasoningRules(said, substance))),
    judgment: lessFor(said, skill(judgmentRules(said, substance))),
    communication,
    creativity: lessFor(said, skill(creativityRules(said.terms, substance))),
    // Impression and answers have their own measure of how much was said.
    overall: lessFor(said, overallOf(said, communication.share, gate)),
  }
}

const substanceIn = (statements: Statement[]) =>
  statements.filter((one) => one.weight > 0 && one.relevance > 0)
const amountOf = (statements: Statement[]) =>
  statements.reduce((sum, one) => sum + one.weight * one.relevance, 0)
const TOO_FEW = 'there are too few full sentences about the case'

/** What judges the whole is less where the talk decides against the case again and again. */
function lessFor({ indicators: [first] }: Said, skill: RatedSkill): RatedSkill {
  const times = first?.againstInAll ?? 0
  const left = skillLeftFor(first?.ofItAll ?? 0)
  if (left === 1) return skill
  const against = `you decide against the case ${times} times`
  return {
    ...skill,
    ...{ share: left * skill.share, counted: left * skill.counted },
    cause: skill.counted < 1 ? `${skill.cause}, and ${against}` : against,
  }
}

const texts = (found: Statement[]) => found.slice(0, 1).map(({ text }) => text)
/** Of each sign that is there at all, the first sentence that has it. */
const firstOfEach = (signs: RegExp[], statements: Statement[]) =>
  signs.flatMap((sign) => statements.find((one) => sign.test(spoken(one))) ?? [])
/** What the best of the lines is shown by: whoever has points for the whole has said at least that. */
const shownBest = (indicators: RatedIndicator[]) =>
  (indicators.toSorted((a, b) => b.share - a.share)[0]?.evidence ?? []).slice(0, 1)
const upTo = (most: number, found: unknown[]) => Math.min(1, found.length / most)

function reasoningRules({ terms }: Said, substance: Statement[]): Rule[] {
  const reasons = substance.filter(
    (one) => one.has.why && isClear(one) && GIVES_A_REASON.test(one.text),
  )
  const counted = reasons.filter(({ has }) => has.figure)
  const withFigures = substance.filter(({ has, stems }) => has.figure && hasFigureOf(stems, terms))
  const parties = firstOfEach([CUSTOMERS, STAFF, MONEY], substance)
  return [
    {
      asks: 'five reasons (because, so that, which means)',
      share: upTo(5, reasons),
      of: 0.35,
      evidence: texts(reasons),
    },
    {
      asks: 'three of them with a figure',
      share: upTo(3, counted),
      of: 0.15,
      evidence: texts(counted),
    },
    {
      asks: 'three figures of the case used',
      share: upTo(3, withFigures),
      of: 0.3,
      evidence: texts(withFigures),
    },
    {
      asks: 'customers, employees and money all seen',
      share: upTo(3, parties),
      of: 0.2,
      evidence: texts(parties),
    },
  ]
}

const hasFigureOf = (stems: ReadonlySet<string>, { all }: CaseTerms) =>
  [...stems].some((stem) => stem.startsWith('#') && all.has(stem))

function judgmentRules({ indicators }: Said, substance: Statement[]): Rule[] {
  const recommends = substance.filter(
    (one) => RECOMMENDS.test(spoken(one)) && !ANNOUNCES.test(spoken(one)) && isClear(one),
  )
  const first = substance.filter(
    (one) => (one.has.action && PRIORITY.test(spoken(one))) || IN_TURN.test(spoken(one)),
  )
  const weighed = substance.filter((one) => weighs(one) && isClear(one))
  const covered = indicators.map(({ share }) => Math.min(1, share / 0.6))
  const whole = covered.reduce((sum, share) => sum + share, 0) / Math.max(1, covered.length)
  return [
    {
      asks: 'two clear recommendations',
      share: upTo(2, recommends),
      of: 0.25,
      evidence: texts(recommends),
    },
    { asks: 'what comes first', share: upTo(1, first), of: 0.2, evidence: texts(first) },
    {
      asks: 'another way weighed, or a plan for what goes wrong, twice',
      share: upTo(2, weighed),
      of: 0.25,
      evidence: texts(weighed),
    },
    {
      asks: 'all parts of the task solved',
      share: whole,
      of: 0.3,
      evidence: shownBest(indicators),
    },
  ]
}

function communicationRules({ said }: Said, substance: Statement[], sound: Statement[]): Rule[] {
  const presented = said.filter(({ answers }) => answers === null)
  const half = Math.ceil(presented.length / 2)
  const greeting = presented.slice(0, half).filter((one) => GREETING.test(spoken(one)))
  const soundFirst = soundestFirst(substance, sound)
  const kinds = firstOfEach(SIGNPOSTS, [...soundFirst, ...presented])
  const closing = presented.slice(-half).filter((one) => CLOSING.test(spoken(one)))
  const lastQuestion = presented.slice(-1).filter(({ text }) => text.endsWith('?'))
  const clear = soundFirst.filter(({ words }) => words >= 5 && words <= 34)
  const canBeFollowed = substance.length > 0 && clear.length / substance.length >= 0.7
  const measured = sound.filter((one) => measures(one) && isClear(one))
  return [
    { asks: 'a greeting', share: upTo(1, greeting), of: 0.2, evidence: texts(greeting) },
    {
      asks: 'three signposts (first, here is why, the other thing, finally)',
      share: upTo(3, kinds),
      of: 0.25,
      evidence: texts(kinds),
    },
    {
      asks: 'sentences that can be followed',
      share: canBeFollowed ? 1 : 0.4,
      of: 0.2,
      evidence: texts([...clear, ...substance]),
    },
    {
      asks: 'how success is measured',
      share: upTo(1, measured),
      of: 0.15,
      evidence: texts(measured),
    },
    {
      asks: 'a closing with thanks, a question or a next step',
      share: upTo(1, [...closing, ...lastQuestion]),
      of: 0.2,
      evidence: texts([...closing, ...lastQuestion]),
    },
  ]
}

/** Quoted is rather what is sound. */
const soundestFirst = (some: Statement[], sound: Statement[]) =>
  some.toSorted((a, b) => Number(sound.includes(b)) - Number(sound.includes(a)))

function overallOf(
  { statements, indicators, terms, judgeWasAnswered }: Said,
  communication: number,
  gate: number,
): RatedSkill {
  const mean =
    indicators.reduce((sum, { share }) => sum + share, 0) / Math.max(1, indicators.length)
  const qualities = terms.questions.map((question, place) =>
    answerQuality(question, place, { statements, terms }),
  )
  const answered =
    qualities.reduce((sum, { share }) => sum + share, 0) / Math.max(1, qualities.length)
  const best = qualities.toSorted((a, b) => b.share - a.share).flatMap(({ evidence }) => evidence)
  const rules: Rule[] = [
    { asks: 'the indicators as a whole', share: mean, of: 0.45, evidence: shownBest(indicators) },
    { asks: 'how it is presented', share: communication, of: 0.2, evidence: [] },
    {
      asks: judgeWasAnswered
        ? "answers to the judge's questions"
        : 'what the judge asks (the questions were not answered in the interview)',
      ...{ share: Math.min(1, answered), of: 0.35, evidence: best.slice(0, 1) },
    },
  ]
  const share = rules.reduce((sum, rule) => sum + rule.share * rule.of, 0)
  const counted = Math.max(gate, mean > 0 ? 0.3 : 0)
  return { share: share * counted, counted, cause: TOO_FEW, rules }
}

/** Said in the presentation instead of when asked, it counts half. */
const UNASKED = 0.5

function answerQuality(
  { terms: asked, probes }: CaseTerms['questions'][number],
  place: number,
  { statements, terms }: Pick<Said, 'statements' | 'terms'>,
) {
  const indicator = terms.indicators.find(({ id }) => id === probes)
  const own = statements.filter((one) => one.answers === place && one.weight > 0)
  const others = statements.filter((one) => one.answers === null && one.weight > 0)
  const quality = (one: Statement) => {
    const onQuestion = sharedWeight(one.stems, asked) / 1.2
    const onIndicator = indicator ? sharedWeight(one.stems, indicator.topic) / 1.8 : 0
    const isFitting = Math.min(1, Math.max(onQuestion, onIndicator))
    const kinds = [one.has.figure, one.has.when, one.has.who, one.has.how, one.has.why].filter(
      Boolean,
    )
    return isFitting * (0.5 + 0.5 * Math.min(1, kinds.length / 2)) * one.weight
  }
  const scored = (own.length > 0 ? own : others)
    .map((one) => ({ one, share: quality(one) * (own.length > 0 ? 1 : UNASKED) }))
    .toSorted((a, b) => b.share - a.share)
  const top = scored.slice(0, own.length > 0 ? 2 : 1)
  return {
    share: Math.min(
      1,
      top.reduce((sum, { share }) => sum + share, 0),
    ),
    evidence: top.filter(({ share }) => share > 0.15).map(({ one }) => one.text),
  }
}
