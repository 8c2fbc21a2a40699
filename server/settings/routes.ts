import { settingsContract } from '#contract/settings.ts'
import { presentAuditLog } from '../audit/entry.ts'
import { listAuditLog } from '../audit/queries.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { deleteOtherSessions, deleteOwnSession, listSessionsOf } from '../sign-in/queries.ts'
import { personName } from '../team/person-name.ts'
import { changeTeamSettings } from './change-team-settings.ts'
import { presentDevices } from './device.ts'
import { getMyData } from './get-my-data.ts'
import { getTeamSettings } from './get-team-settings.ts'
import { listDeletionRequests } from './queries.ts'
import { getDeletionRequest, requestDeletion, withdrawDeletionRequest } from './request-deletion.ts'
import { presentPublic } from './team-settings.ts'

export const settingsRoutes = (deps: Deps) => {
  const { db, clock } = deps

  return implement(settingsContract, {
    getPublicSettings: async () => presentPublic(await getTeamSettings(deps)),
    getTeamSettings: () => getTeamSettings(deps),
    changeTeamSettings: (change, { user }) => changeTeamSettings(deps, user, change),

    listDevices: async (_, { user }) =>
      presentDevices(await listSessionsOf(db, user.id, clock.now()), user),

    async endSession({ sessionId }, { user }) {
      await deleteOwnSession(db, user.id, sessionId)
      return { message: 'Signed out there.' }
    },

    async endOtherSessions(_, { user }) {
      await deleteOtherSessions(db, user)
      return { message: 'Signed out everywhere else.' }
    },

    getMyData: (_, { user }) => getMyData(deps, user),
    getDeletionRequest: (_, { user }) => getDeletionRequest(deps, user),
    requestDeletion: (_, { user }) => requestDeletion(deps, user),
    withdrawDeletionRequest: (_, { user }) => withdrawDeletionRequest(deps, user),

    listDeletionRequests: async (_, { user }) =>
      (await listDeletionRequests(db)).map((row) => ({
        email: row.email,
        name: personName(row),
        requestedAt: row.requestedAt.toISOString(),
        isOwn: row.userId === user.id,
      })),

    listAuditLog: async ({ before }) =>
      presentAuditLog(await listAuditLog(db, before === undefined ? undefined : Number(before))),
  })
}
