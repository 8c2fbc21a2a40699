import type { Scenario } from '#content/schema.ts'
import { BANDS, type RoleplayScenario } from '#contract/roleplays.ts'
import type { Criterion } from '../ports/coach/coach.ts'

type Band = (typeof BANDS)[number]
type Skill = { key: string; name: string; title: string; asks: string }

const REASONING: Skill = {
  key: 'reasoning',
  name: 'Reason effectively and use systems thinking',
  title: 'reasonEffectivelyAndUseSystemsThinking',
  asks: 'Say why, use the facts of the case, and see what one step does to customers, employees and money',
}
const JUDGMENT: Skill = {
  key: 'judgment',
  name: 'Make judgments and decisions, and solve problems',
  title: 'makeJudgmentsAndDecisionsAndSolveProblems',
  asks: 'Decide clearly, put first things first, weigh another way, and plan for what may go wrong',
}
const COMMUNICATION: Skill = {
  key: 'communication',
  name: 'Communicate clearly',
  title: 'communicateClearly',
  asks: 'Greet the judge, take the indicators in an order that can be followed, and close with a next step',
}
const CREATIVITY: Skill = {
  key: 'creativity',
  name: 'Show evidence of creativity',
  title: 'showEvidenceOfCreativity',
  asks: 'Bring a workable idea of your own that the case does not hand to you',
}
const OVERALL: Skill = {
  key: 'overall',
  name: "Overall impression and responses to the judge's questions",
  title: 'overallImpressionAndResponsesToTheJudge',
  asks: 'Convince as a whole, and answer what the judge asks',
}

type Form = { indicators: number; indicatorPoints: number; skillPoints: number; skills: Skill[] }

/** Individual Series events, 2017 to 2026: 5 × 14 + 4 × 6 + 6. */
const SERIES: Form = {
  ...{ indicators: 5, indicatorPoints: 14, skillPoints: 6 },
  skills: [REASONING, JUDGMENT, COMMUNICATION, CREATIVITY, OVERALL],
}
/** Principles events: 4 × 18 + 4 × 7. Its sums are sure, which four the sevens are is not verified on a form. */
const PRINCIPLES: Form = {
  ...{ indicators: 4, indicatorPoints: 18, skillPoints: 7 },
  skills: [REASONING, COMMUNICATION, CREATIVITY, OVERALL],
}

/** The evaluation form of a scenario, in its order. @throws Error for one whose points are not 100. */
export function formOf({ difficulty, performanceIndicators }: Scenario): Criterion[] {
  const form = difficulty === 'advanced' ? SERIES : PRINCIPLES
  const criteria = [
    ...performanceIndicators.map(({ id, text }) => ({
      ...{ key: id, name: text, maxPoints: form.indicatorPoints },
    })),
    ...form.skills.map(({ key, name }) => ({ key, name, maxPoints: form.skillPoints })),
  ]
  const sum = criteria.reduce((points, { maxPoints }) => points + maxPoints, 0)
  if (sum !== 100) throw new Error(`An evaluation form has 100 points, not ${sum}.`)
  return criteria
}

export const isIndicator = (key: string) => /^p\d$/.test(key)

const SKILLS = [...SERIES.skills]
const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five']

/** Each criterion as the specification has it: the form's wording in camel case, and what it asks for. */
export const evaluationCriteria = (form: Criterion[]): RoleplayScenario['evaluationCriteria'] =>
  Object.fromEntries(
    form.map(({ key, name, maxPoints }, place) => {
      const skill = SKILLS.find((one) => one.key === key)
      const title = skill?.title ?? `performanceIndicator${NUMBERS[place] ?? place + 1}`
      return [title, `${skill?.asks ?? name} (${maxPoints} points)`]
    }),
  )

/** Highest points of the lower three bands, on the form's own scales. */
const UPPER: Record<number, readonly number[]> = {
  14: [4, 8, 11],
  6: [1, 3, 4],
  // The same shares of the points, to the nearest point; 3.5 of 7 to the lower.
  18: [5, 10, 14],
  7: [1, 3, 5],
}
const SHARES = [4 / 14, 8 / 14, 11 / 14]

export function bandOf(points: number, maxPoints: number): Band {
  const upper = UPPER[maxPoints] ?? SHARES.map((share) => share * maxPoints)
  return BANDS[upper.filter((most) => points > most).length]!
}
