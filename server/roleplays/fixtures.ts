import { expect } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import responses from '#content/evaluation/roleplay-responses.json' with { type: 'json' }
import scenarios from '#content/scenarios/finance.json' with { type: 'json' }
import type { Scenario } from '#content/schema.ts'
import type { Db } from '../ports/database/database.ts'
import { cast } from '../test/cast.ts'
import type { TestApp } from '../test/test-app.ts'
import { formOf } from './evaluation-form.ts'

/** Two responses to the scenario that `authored` gives, of known quality. */
export const STRONG_RESPONSE = responses.find(({ id }) => id === 'meadowlark-strong')!.response
export const WEAK_RESPONSE = responses.find(({ id }) => id === 'meadowlark-weak')!.response

/** What a student chooses to have a scenario generated. */
export const SCENARIO_CHOICE = {
  category: 'Finance',
  scenarioType: 'Customer Service Challenge',
  difficulty: 'beginner',
} as const

/** One of our own, by its id; `npm run content:check` proves that the file holds scenarios. */
export const authored = (id = 'finance-customer-service-challenge-beginner') =>
  scenarios.find((scenario) => scenario.id === id) as Scenario

/** In nothing that was sent is a question, a complication or a point of a strong answer of this scenario. */
export function expectNothingOfTheJudge(
  sent: unknown,
  { judgeQuestions, complications, performanceIndicators }: Scenario,
) {
  const text = JSON.stringify(sent)
  const kept = [
    ...judgeQuestions.map(({ question }) => question),
    ...complications,
    ...performanceIndicators.flatMap(({ strongAnswer }) => strongAnswer),
  ]
  expect(kept.filter((words) => text.includes(words))).toEqual([])
}

/** A scenario in somebody's list, as if it had been generated; its id. */
export async function scenarioFor(db: Db, email: string, scenario: Scenario = authored()) {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('roleplay_scenarios')
    .values({
      user_id: userId,
      title: scenario.title,
      category: scenario.category,
      scenario_type: scenario.scenarioType,
      difficulty: scenario.difficulty,
      scenario: JSON.stringify(scenario),
      form: JSON.stringify(formOf(scenario)),
      generated_at: new Date('2030-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Maya's response to a scenario of her own, which nobody has judged yet. */
export async function submitResponse(
  { db }: Pick<TestApp, 'db'>,
  maya: Client<typeof contract>,
  response: string,
  more: object = {},
) {
  const scenarioId = await scenarioFor(db, cast.maya.email)
  return maya.roleplays.submitRoleplay({ scenarioId, response, ...more })
}

/** An attempt of hers, after the judge has had its turn. */
export async function judgedAttempt(app: TestApp, maya: Client<typeof contract>, id: number) {
  await app.runJobs()
  return maya.roleplays.getRoleplayAttempt({ id })
}
