import scenarios from '#content/scenarios/finance.json' with { type: 'json' }
import type { Scenario } from '#content/schema.ts'
import type { Db } from '../ports/database/database.ts'
import { formOf } from './evaluation-form.ts'

/** One of our own, by its id; `npm run content:check` proves that the file holds scenarios. */
export const authored = (id = 'finance-customer-service-challenge-beginner') =>
  scenarios.find((scenario) => scenario.id === id) as Scenario

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
