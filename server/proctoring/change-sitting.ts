import type { AuditAction } from '#contract/settings.ts'
import { addToAuditLog } from '../audit/queries.ts'
import { handInOverdue } from '../exams/hand-in.ts'
import { deadlineAfterPause, deadlineAfterReopening } from '../exams/timing.ts'
import { conflict } from '../lib/app-error.ts'
import { notify, type News } from '../notifications/notify-people.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { reopenedNews, unvoidedNews, voidedNews } from './messages.ts'
import {
  hasOpenSession,
  lockSitting,
  saveReopened,
  saveSitting,
  type SittingRow,
} from './queries.ts'

/** Stops the clock of a running exam. @throws AppError not_found; conflict when it does not run. */
export const pauseSession = (deps: Deps, actor: Person, sessionId: number) =>
  change(deps, { actor, sessionId, action: 'exam-paused' }, (trx, sitting, now) => {
    if (sitting.state !== 'open') throw conflict('This exam is not running any more.')
    // Twice is once: the first moment counts.
    return saveSitting(trx, sitting, { paused_at: sitting.pausedAt ?? now })
  })

/** The clock goes on, and the deadline moves by the pause. @throws AppError not_found; conflict when it is not paused. */
export const resumeSession = (deps: Deps, actor: Person, sessionId: number) =>
  change(deps, { actor, sessionId, action: 'exam-resumed' }, (trx, sitting, now) => {
    const { pausedAt, deadline } = sitting
    if (!pausedAt) throw conflict('This exam is not paused.')
    return saveSitting(trx, sitting, {
      paused_at: null,
      deadline: deadlineAfterPause(deadline, pausedAt, now),
    })
  })

/**
 * An attempt, void or not, runs again with its answers and the time that was left.
 * @throws AppError not_found; conflict when it runs, or another session of this exam does.
 */
export const reopenAttempt = (deps: Deps, actor: Person, sessionId: number) =>
  change(
    deps,
    { actor, sessionId, action: 'attempt-reopened', news: reopenedNews },
    async (trx, sitting, now) => {
      const { timed, deadline, finishedAt } = sitting
      if (!finishedAt) throw conflict('This exam is still running.')
      if (await hasOpenSession(trx, sitting)) {
        throw conflict('This student has the same exam running. Reopen this one when that is over.')
      }
      const handedIn = { timed, deadline, finishedAt }
      return saveReopened(trx, sitting, deadlineAfterReopening(now, handedIn))
    },
  )

/** The attempt counts nowhere any more. @throws AppError not_found; conflict while it runs. */
export const voidAttempt = (deps: Deps, actor: Person, sessionId: number) =>
  change(
    deps,
    { actor, sessionId, action: 'attempt-voided', news: voidedNews },
    (trx, sitting, now) => {
      if (sitting.state === 'open') throw conflict('This exam is still running.')
      if (sitting.state === 'void') throw conflict('This attempt is void already.')
      return saveSitting(trx, sitting, { state: 'void', voided_at: now })
    },
  )

/** A void attempt counts again. @throws AppError not_found; conflict when it is not void. */
export const unvoidAttempt = (deps: Deps, actor: Person, sessionId: number) =>
  change(
    deps,
    { actor, sessionId, action: 'attempt-unvoided', news: unvoidedNews },
    (trx, sitting) => {
      if (sitting.state !== 'void') throw conflict('This attempt is not void.')
      return saveSitting(trx, sitting, { state: 'finished', voided_at: null })
    },
  )

type Deed = {
  actor: Person
  sessionId: number
  action: AuditAction
  /** What the student is told; a pause tells itself, in the player. */
  news?: (about: { sitting: SittingRow; at: Date }) => News
}
type Decide = (trx: Trx, sitting: SittingRow, now: Date) => Promise<SittingRow>

/** What all of them have in common: decided under the lock, written down, told. */
async function change(deps: Deps, { actor, sessionId, action, news }: Deed, decide: Decide) {
  const now = deps.clock.now()
  // Whose time is up is handed in, not paused.
  await handInOverdue(deps)
  return deps.db.transaction().execute(async (trx) => {
    const before = await lockSitting(trx, sessionId)
    const after = await decide(trx, before, now)
    const detail = before.examTitle
    await addToAuditLog(trx, { by: actor, action, subjectId: before.userId, detail }, now)
    if (news) await notify(trx, [before.userId], news({ sitting: before, at: now }))
    return after
  })
}
