import { teamContract } from '#contract/team.ts'
import { getStudyStreaks } from '../analytics/get-study-streak.ts'
import { listExams } from '../exams/queries.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { countScenarios } from '../roleplays/queries.ts'
import { createSignInLink } from '../sign-in/create-sign-in-link.ts'
import { addToTeam, changeMember, removeFromTeam } from './change-team.ts'
import { getPractice } from './get-practice.ts'
import { countArrivedStudents, listUsers, type UserRow } from './queries.ts'
import { presentUser } from './user.ts'

export const teamRoutes = (deps: Deps) => {
  const withStreak = async (user: UserRow) => {
    const streaks = await getStudyStreaks(deps, [user.id])
    return presentUser(user, streaks.get(user.id) ?? 0)
  }

  return implement(teamContract, {
    async listUsers() {
      const members = await listUsers(deps.db)
      const streaks = await getStudyStreaks(
        deps,
        members.map((user) => user.id),
      )
      return members.map(({ neverSignedIn, ...user }) => ({
        ...presentUser(user, streaks.get(user.id) ?? 0),
        neverSignedIn: Boolean(neverSignedIn),
      }))
    },
    addUser: async (person, { user }) => withStreak(await addToTeam(deps, user, person)),
    updateUser: async (change, { user }) => withStreak(await changeMember(deps, user, change)),
    async deleteUser({ email }, { user }) {
      await removeFromTeam(deps, user, email)
      return { message: 'User has been removed from the team.' }
    },
    async createSignInLink({ email }, { user }) {
      const path = await createSignInLink(deps, email, user)
      return { link: `${deps.config.server.publicUrl ?? ''}${path}` }
    },
    listPractice: () => getPractice(deps),
    getTeamNumbers: async () => ({
      students: await countArrivedStudents(deps.db),
      scenarios: await countScenarios(deps.db),
      exams: (await listExams(deps.db)).length,
    }),
  })
}
