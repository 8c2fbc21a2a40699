import { roleplaysContract } from '#contract/roleplays.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { getTeamSettings } from '../settings/get-team-settings.ts'
import { notFound } from '../lib/app-error.ts'
import { createScenario } from './create-scenario.ts'
import { interviewOf } from './interview.ts'
import { progressOf } from './progress.ts'
import {
  getAttempt,
  getScenario,
  listAttempts,
  listScenarios,
  markScenarioDeleted,
  takeScenario,
} from './queries.ts'
import { presentAttempt, presentPractice, presentScenario } from './roleplay.ts'
import { submitRoleplay } from './submit-roleplay.ts'

export const roleplayRoutes = (deps: Deps) =>
  implement(roleplaysContract, {
    generateScenario: (choice, { user, signal }) => createScenario(deps, user, choice, signal),
    listScenarios: async (_, { user }) => (await listScenarios(deps.db, user)).map(presentScenario),
    getScenario: async ({ id }, { user }) => {
      const { voice } = await getTeamSettings(deps)
      return presentPractice(await takeScenario(deps.db, user, id, deps.clock.now()), voice)
    },
    getInterviewTurn: async ({ id, turn }, { user }) => {
      const { scenario } = await getScenario(deps.db, user, id)
      const said = interviewOf(scenario)[turn - 1]
      if (!said) throw notFound('question')
      return said
    },
    deleteScenario: async ({ id }, { user }) => {
      await markScenarioDeleted(deps.db, user, id, deps.clock.now())
      return { message: 'Scenario deleted.' }
    },
    submitRoleplay: (submission, { user }) => submitRoleplay(deps, user, submission),
    listRoleplayAttempts: async (_, { user }) => {
      const attempts = (await listAttempts(deps.db, user)).map(presentAttempt)
      const judged = attempts.flatMap(({ feedback }) => feedback ?? [])
      return { attempts, progress: progressOf(judged.toReversed()) }
    },
    getRoleplayAttempt: async ({ id }, { user }) =>
      presentAttempt(await getAttempt(deps.db, user, id)),
  })
