import * as z from 'zod/mini'
import { Id, IdInPath, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Email } from './team.ts'

/** The newest of a student's sessions that an admin is shown: nobody reopens what lies further back. */
export const SITTINGS_SHOWN = 30

/** One student's session of an exam, as their advisors see it: how it stands, never what was answered. */
export const Sitting = z.object({
  id: Id,
  examTitle: z.string(),
  state: z.enum(['open', 'paused', 'finished', 'void']),
  timed: z.boolean(),
  startedAt: Timestamp,
  /** While it is open; it moves on when a pause ends. */
  deadline: Timestamp,
  finishedAt: z.nullable(Timestamp),
  answered: z.int(),
  questions: z.int(),
  /** Whole percent, once it was handed in. */
  score: z.nullable(z.int()),
})
export type Sitting = z.infer<typeof Sitting>

const SessionRef = z.object({ sessionId: IdInPath })

export const proctoringContract = {
  /** Running ones first, then the newest; those set aside are left out. */
  listSittings: endpoint({
    method: 'GET',
    path: '/api/admin/users/:email/exam-sessions',
    access: 'admin',
    input: z.object({ email: Email }),
    output: z.array(Sitting),
  }),
  /** Stops the clock: no answer is taken, and the deadline stands still. */
  pauseSession: endpoint({
    method: 'PUT',
    path: '/api/admin/exam-sessions/:sessionId/pause',
    access: 'admin',
    input: SessionRef,
    output: Sitting,
  }),
  /** The clock goes on, and the deadline has moved by the pause. */
  resumeSession: endpoint({
    method: 'DELETE',
    path: '/api/admin/exam-sessions/:sessionId/pause',
    access: 'admin',
    input: SessionRef,
    output: Sitting,
  }),
  /** An attempt runs again, with its answers and the time that was left. */
  reopenAttempt: endpoint({
    method: 'POST',
    path: '/api/admin/exam-sessions/:sessionId/reopening',
    access: 'admin',
    input: SessionRef,
    output: Sitting,
  }),
  /** The attempt counts nowhere any more. */
  voidAttempt: endpoint({
    method: 'PUT',
    path: '/api/admin/exam-sessions/:sessionId/void',
    access: 'admin',
    input: SessionRef,
    output: Sitting,
  }),
  /** A void attempt counts again. */
  unvoidAttempt: endpoint({
    method: 'DELETE',
    path: '/api/admin/exam-sessions/:sessionId/void',
    access: 'admin',
    input: SessionRef,
    output: Sitting,
  }),
}
