import {
  INTERVIEW_MINUTES,
  PREPARATION_MINUTES,
  type RoleplayAttempt,
  type RoleplayPractice,
  type RoleplayScenario,
} from '#contract/roleplays.ts'
import type { Scenario } from '#content/schema.ts'
import { invalidInput } from '../lib/app-error.ts'
import type { JudgeRequest } from '../ports/coach/coach.ts'
import { evaluationCriteria } from './evaluation-form.ts'
import { interviewOf } from './interview.ts'
import type { AttemptRow, ScenarioRow } from './queries.ts'

export function presentScenario({
  id,
  scenario,
  form,
  standIn,
  generatedAt,
}: ScenarioRow): RoleplayScenario {
  const { title, category, scenarioType, difficulty } = scenario
  const { situation, details, task, judgeAsks } = scenario
  return {
    ...{ id, title, category, scenarioType, difficulty },
    scenario: [situation, details, task, judgeAsks].join('\n\n'),
    evaluationCriteria: evaluationCriteria(form),
    standIn,
    generatedAt: generatedAt.toISOString(),
  }
}

/** What only the judge has stays with the judge: the questions, what comes up, and the points of a strong answer. */
export function presentPractice(row: ScenarioRow, voice: boolean): RoleplayPractice {
  const { participantRole, judgeRole, performanceIndicators } = row.scenario
  return {
    ...presentScenario(row),
    participantRole,
    judgeRole,
    performanceIndicators: performanceIndicators.map(({ id, text, area }) => ({
      ...{ key: id, text, area },
    })),
    questionCount: interviewOf(row.scenario).length,
    voice,
  }
}

export const presentAttempt = (row: AttemptRow): RoleplayAttempt => ({
  id: row.id,
  scenarioId: row.scenarioDeletedAt ? null : row.scenarioId,
  title: row.title,
  category: row.category,
  submittedAt: row.submittedAt.toISOString(),
  response: row.response,
  answers: row.answers,
  redoOf: row.redoOf,
  judging: row.judging,
  feedback: row.feedback,
})

/** By the questions' keys; what was left blank was not answered. @throws AppError invalid_input for an unknown key. */
export function answersOf(
  scenario: Scenario,
  given: Record<string, string>,
): JudgeRequest['answers'] {
  const known = interviewOf(scenario)
  if (Object.keys(given).some((key) => known.every((one) => one.key !== key))) {
    throw invalidInput('An answer is to a question that the judge does not ask here.')
  }
  return known.flatMap(({ key, question }) => {
    const answer = (given[key] ?? '').trim()
    return answer === '' ? [] : [{ question, answer }]
  })
}

/** Preparation and interview: whoever takes longer has been doing something else as well. */
const LONGEST_SECONDS = (PREPARATION_MINUTES + INTERVIEW_MINUTES) * 60

/** Seconds at work on a response: since the scenario was last opened, or the response before it was handed in. */
export function activeSeconds(since: Date | null, now: Date): number {
  if (!since) return 0
  const seconds = Math.round((now.getTime() - since.getTime()) / 1000)
  return Math.min(Math.max(seconds, 0), LONGEST_SECONDS)
}

const MINUTE = 60_000
const LONGEST_WAIT_MINUTES = 6 * 60

/** After the first failure a minute, then twice as long each time, up to six hours: a limit by the day passes too. */
export const nextTry = (tries: number, now: Date) =>
  new Date(now.getTime() + Math.min(2 ** tries, LONGEST_WAIT_MINUTES) * MINUTE)
