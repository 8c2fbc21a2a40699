import { proctoringContract } from '#contract/proctoring.ts'
import { handInOverdue } from '../exams/hand-in.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { getUser } from '../team/queries.ts'
import {
  pauseSession,
  reopenAttempt,
  resumeSession,
  unvoidAttempt,
  voidAttempt,
} from './change-sitting.ts'
import { listSittings } from './queries.ts'
import { presentSitting } from './sitting.ts'

export const proctoringRoutes = (deps: Deps) =>
  implement(proctoringContract, {
    async listSittings({ email }) {
      const student = await getUser(deps.db, email)
      await handInOverdue(deps, student)
      return (await listSittings(deps.db, student.id)).map(presentSitting)
    },
    pauseSession: async ({ sessionId }, { user }) =>
      presentSitting(await pauseSession(deps, user, sessionId)),
    resumeSession: async ({ sessionId }, { user }) =>
      presentSitting(await resumeSession(deps, user, sessionId)),
    reopenAttempt: async ({ sessionId }, { user }) =>
      presentSitting(await reopenAttempt(deps, user, sessionId)),
    voidAttempt: async ({ sessionId }, { user }) =>
      presentSitting(await voidAttempt(deps, user, sessionId)),
    unvoidAttempt: async ({ sessionId }, { user }) =>
      presentSitting(await unvoidAttempt(deps, user, sessionId)),
  })
