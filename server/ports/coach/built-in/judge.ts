import type { Criterion, JudgedCriterion, Judgement, JudgeRequest } from '../coach.ts'
import { adviceOn } from './judging/advice.ts'
import { caseTerms } from './judging/case-terms.ts'
import { rateIndicator, type RatedIndicator } from './judging/rate-indicator.ts'
import { rateSkills, type RatedSkill } from './judging/rate-skills.ts'
import { statementsOf, type Statement } from './judging/statements.ts'

/**
 * A practice estimate by rules that can be read: how much of what a strong answer covers was said, how concretely, and
 * what the four skills look for. The same text is always given the same points.
 */
export async function judge(request: JudgeRequest): Promise<Judgement> {
  const terms = caseTerms(request.scenario)
  const statements = statementsOf(request, terms)
  const indicators = terms.indicators.map((one) => rateIndicator(one, statements))
  const judgeWasAnswered = statements.some(({ answers, weight }) => answers !== null && weight > 0)
  const skills = rateSkills({ statements, terms, indicators, judgeWasAnswered })
  const criteria = request.criteria.map((criterion) => {
    const indicator = indicators.find(({ id }) => id === criterion.key)
    return indicator
      ? judgedIndicator(criterion, indicator, statements)
      : judgedSkill(criterion, skills[criterion.key])
  })
  return {
    criteria,
    ...adviceOn({ criteria: request.criteria, statements, indicators }),
    totals: [criteria.reduce((sum, { points }) => sum + points, 0)],
  }
}

function judgedIndicator(
  { key, maxPoints }: Criterion,
  { share, points, evidence, missing }: RatedIndicator,
  statements: Statement[],
): JudgedCriterion {
  const covered = points.filter(({ isCovered }) => isCovered).length
  const open = points.find(({ isCovered }) => !isCovered)?.text
  const reason =
    evidence.length === 0
      ? `Nothing you said is about this.${unheard(statements)}`
      : `You cover ${covered} of the ${points.length} points of a strong answer (three fifths of the criterion are for these), and say ${
          saidOf(missing) || 'none of who, when, how, how much and why'
        } (two fifths).${open ? ` Not covered: ${open}.` : ''}`
  return { key, points: Math.round(share * maxPoints), evidence, reason }
}

const CONCRETE = { who: 'who', when: 'when', how: 'how', figure: 'how much', why: 'why' } as const

function saidOf(missing: RatedIndicator['missing']) {
  const said = Object.entries(CONCRETE).flatMap(([feature, word]) =>
    missing.some((one) => one === feature) ? [] : [word],
  )
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : said.join('')
}

const GUARDS = {
  list: 'Words in a row count for nothing: say in a sentence what you would do.',
  copied: 'What the case or the form says already counts for nothing when it is said back.',
  repeated: 'What is said twice counts once.',
  restated: 'Telling the case again is not yet an answer.',
} as const

/** The guard that kept most from counting, in words. */
function unheard(statements: Statement[]) {
  const guarded = statements.flatMap(({ guard }) => guard ?? [])
  const [most] = [...Map.groupBy(guarded, (guard) => guard)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  return most ? ` ${GUARDS[most[0]]}` : ''
}

function judgedSkill(
  { key, maxPoints }: Criterion,
  skill: RatedSkill | undefined,
): JudgedCriterion {
  if (!skill)
    return { key, points: 0, evidence: [], reason: 'The built-in judge has no rule for this.' }
  const { share, rules } = skill
  const isThere = ({ share: found }: RatedSkill['rules'][number]) => found >= 0.5
  const there = rules.filter(isThere).map(({ asks }) => asks)
  const missing = rules.filter((rule) => !isThere(rule)).map(({ asks }) => asks)
  const points = Math.round(share * maxPoints)
  return {
    ...{ key, points },
    evidence:
      points === 0 ? [] : [...new Set(rules.flatMap(({ evidence }) => evidence))].slice(0, 2),
    reason: [
      'Counted in sentences about the case.',
      ...(there.length > 0 ? [`There: ${there.join('; ')}.`] : []),
      ...(missing.length > 0 ? [`Missing or too little: ${missing.join('; ')}.`] : []),
    ].join(' '),
  }
}
