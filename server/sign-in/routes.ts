import { sessionContract } from '#contract/session.ts'
import { getStudyStreak } from '../analytics/get-study-streak.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { getUser } from '../team/queries.ts'
import { presentUser } from '../team/user.ts'

export const sessionRoutes = (deps: Deps) =>
  implement(sessionContract, {
    async getUser(_, { user }) {
      const row = await getUser(deps.db, user.email)
      return presentUser(row, await getStudyStreak(deps, user))
    },
  })
