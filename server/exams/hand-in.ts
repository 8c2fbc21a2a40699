import { activeSeconds } from '../analytics/study-time.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { listKeyedQuestions } from '../question-bank/queries.ts'
import { gradeAnswers, type GradedQuestion } from './grading.ts'
import { listAnswers, type StoredAnswer } from '../exam-answers/queries.ts'
import {
  findOwnAttempt,
  getOwnAttempt,
  listOverdueSessionIds,
  lockOpenSession,
  saveFinish,
  type Session,
} from './queries.ts'
import { oldestOpenDeadline } from './timing.ts'

/**
 * Hands in the sessions whose time is up, with what was saved in time: everybody's, or one person's before their
 * results are looked at, so that a deadline counts to the second without waiting for the sweep.
 */
export async function handInOverdue(deps: Deps, user?: Person) {
  const { db, clock } = deps
  const overdue = await listOverdueSessionIds(db, oldestOpenDeadline(clock.now()), user)
  for (const { id } of overdue) {
    await db.transaction().execute(async (trx) => {
      const session = await lockOpenSession(trx, id)
      // The student, another request or another process was faster.
      if (session && isOverdue(session, clock.now())) {
        await finishSession(trx, session, { finishedAt: session.deadline })
      }
    })
  }
}

/** A person's own attempt with its answers, handed in by being asked for if its time is up. @throws AppError not_found. */
export async function getHandedIn(deps: Deps, user: Person, attemptId: number) {
  const finished = await findOwnAttempt(deps.db, user, attemptId)
  if (finished) return finished
  await handInOverdue(deps, user)
  return getOwnAttempt(deps.db, user, attemptId)
}

/** Asked under the lock: an admin may have stopped the clock, or set it on, a moment ago. */
export const isOverdue = ({ pausedAt, deadline }: Session, now: Date) =>
  !pausedAt && deadline < oldestOpenDeadline(now)

/**
 * Grades a locked session and closes it; it is an attempt from then on. What has been read of it already need not be read
 * again. @returns the session as it is then.
 */
export async function finishSession(
  trx: Trx,
  session: Session,
  {
    finishedAt,
    ...read
  }: { finishedAt: Date; questions?: GradedQuestion[]; answers?: StoredAnswer[] },
): Promise<Session> {
  const questions = read.questions ?? (await listKeyedQuestions(trx, session.questionIds))
  const answers = read.answers ?? (await listAnswers(trx, session.id))
  const grade = gradeAnswers(questions, new Map(answers.map((a) => [a.questionId, a.answer])))
  const times = answers.map((answer) => answer.savedAt)
  await saveFinish(trx, session.id, {
    finished_at: finishedAt,
    score: grade.score,
    correct_answers: grade.correctAnswers,
    answered_questions: grade.answeredQuestions,
    active_seconds: activeSeconds(session.startedAt, times),
  })
  return { ...session, state: 'finished', finishedAt, ...grade }
}
