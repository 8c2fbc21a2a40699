import { teamContract } from '#contract/team.ts'
import { getStudyStreaks } from '../analytics/get-study-streak.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { addToTeam, changeMember, removeFromTeam } from './change-team.ts'
import { listUsers, type UserRow } from './queries.ts'
import { presentUser } from './user.ts'

export const teamRoutes = (deps: Deps) => {
  const withStreak = async (user: UserRow) => {
    const streaks = await getStudyStreaks(deps, [user.id])
    return presentUser(user, streaks.get(user.id) ?? 0)
  }

  return implement(teamContract, {
    async listUsers() {
      const users = await listUsers(deps.db)
      const streaks = await getStudyStreaks(
        deps,
        users.map((user) => user.id),
      )
      return users.map((user) => presentUser(user, streaks.get(user.id) ?? 0))
    },
    addUser: async (user) => withStreak(await addToTeam(deps, user)),
    updateUser: async ({ email, ...change }) => withStreak(await changeMember(deps, email, change)),
    async deleteUser({ email }) {
      await removeFromTeam(deps, email)
      return { message: 'User has been removed from the team.' }
    },
  })
}
