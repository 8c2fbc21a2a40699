import type { Scenario } from '#content/schema.ts'
import { CoachUnavailable, type ScenarioRequest } from '../coach.ts'

export async function writeScenario(_request: ScenarioRequest): Promise<Scenario> {
  throw new CoachUnavailable('The built-in generator is still to be written.')
}
