import { SCENARIOS_AN_HOUR, type RoleplayScenario } from '#contract/roleplays.ts'
import { getCoach } from '../coach-budget/get-coach.ts'
import { AppError } from '../lib/app-error.ts'
import { countUse, type Limit } from '../lib/rate-limit.ts'
import { CoachUnavailable, type Coach, type ScenarioRequest } from '../ports/coach/coach.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { formOf } from './evaluation-form.ts'
import { addScenario, listEarlier, type Choice } from './queries.ts'
import { presentScenario } from './roleplay.ts'

const PER_PERSON: Limit = { most: SCENARIOS_AN_HOUR, perSeconds: 60 * 60 }
/** Two clicks at once are given the same scenario; the second asks again and is given another. */
const MOST_TRIES = 3

/**
 * A scenario of the choice that this person has not had. @throws AppError too_many_requests; unavailable when the coach
 * cannot write one.
 */
export async function createScenario(
  deps: Deps,
  user: Person,
  choice: Choice,
  signal: AbortSignal,
): Promise<RoleplayScenario> {
  const { db, clock } = deps
  await countUse(db, `roleplay-scenario:${user.id}`, PER_PERSON, clock.now())
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { category, scenarioType, difficulty } = choice
    const earlier = await listEarlier(db, user, choice)
    const written = await write(
      getCoach(deps, user),
      { category, scenarioType, difficulty, earlier },
      signal,
    )
    // What was chosen counts, whatever the coach calls it.
    const { standIn, ...own } = written
    const scenario = { ...own, category, scenarioType, difficulty }
    const added = await addScenario(db, user, {
      scenario,
      standIn,
      form: formOf(scenario),
      now: clock.now(),
    })
    if (added) return presentScenario(added)
  }
  throw notWritten()
}

async function write(coach: Coach, request: ScenarioRequest, signal: AbortSignal) {
  try {
    return await coach.writeScenario(request, signal)
  } catch (error) {
    if (error instanceof CoachUnavailable) throw notWritten()
    throw error
  }
}

const notWritten = () =>
  new AppError('unavailable', 'No scenario could be written just now. Please try again.')
