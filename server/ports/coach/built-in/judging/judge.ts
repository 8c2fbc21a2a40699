import type { Criterion, JudgedCriterion, Judgement, JudgeRequest } from '../../coach.ts'
import { adviceOn } from './advice.ts'
import { counted, soundIn, withMissteps, type ToCheck } from './against-the-case.ts'
import { caseTerms } from './case-terms.ts'
import { rateIndicators, type RatedIndicator } from './rate-indicator.ts'
import { rateSkills, type RatedSkill } from './rate-skills.ts'
import { reasonIndicator, reasonSkill } from './reasons.ts'
import { statementsOf, type Statement } from './statements.ts'

/**
 * A practice estimate by rules that can be read: how much of what a strong answer covers was said, how concretely, and
 * what the four skills look for. The same text is always given the same points.
 */
export async function judge(request: JudgeRequest): Promise<Judgement> {
  const terms = caseTerms(request.scenario)
  const { said, toCheck } = counted(statementsOf(request, terms), terms)
  const statements = soundIn(said)
  const indicators = withMissteps(rateIndicators(terms, statements), terms, said)
  const judgeWasAnswered = statements.some(({ answers, weight }) => answers !== null && weight > 0)
  const skills = rateSkills({ statements, said, terms, indicators, judgeWasAnswered })
  const criteria = request.criteria.map((criterion) => {
    const indicator = indicators.find(({ id }) => id === criterion.key)
    return indicator
      ? withQuestion(judgedIndicator(criterion, indicator, statements), toCheck)
      : judgedSkill(criterion, skills[criterion.key])
  })
  return {
    criteria,
    ...adviceOn({ ...request, indicators, skills, statements, said, terms }),
    totals: [criteria.reduce((sum, { points }) => sum + points, 0)],
  }
}

/** Asked, since it costs nothing: the judge may have misheard. */
const withQuestion = (line: JudgedCriterion, toCheck: ToCheck[]): JudgedCriterion => ({
  ...line,
  reason: [
    line.reason,
    ...toCheck
      .filter((one) => one.line === line.key)
      .map(({ text, because }) => `Check this one: do you decide on "${text}"? ${because}`),
  ].join('\n'),
})

function judgedIndicator(
  criterion: Criterion,
  indicator: RatedIndicator,
  statements: Statement[],
): JudgedCriterion {
  const { points, reason } = reasonIndicator(criterion, indicator, statements)
  return { key: criterion.key, points, evidence: indicator.evidence, reason }
}

function judgedSkill(criterion: Criterion, skill: RatedSkill | undefined): JudgedCriterion {
  const { key } = criterion
  if (!skill)
    return { key, points: 0, evidence: [], reason: 'The built-in judge has no rule for this.' }
  const { points, reason } = reasonSkill(criterion, skill)
  const quotes = [...new Set(skill.rules.flatMap(({ evidence }) => evidence))].slice(0, 2)
  return { key, points, evidence: points === 0 ? [] : quotes, reason }
}
