import type { ReviewedAttempt } from '#contract/exams.ts'
import { api } from '../../../api.ts'

/**
 * What became of a session that ended without this screen: a finished session is the attempt of the same id. Asking for
 * it can neither hand anything in nor confuse it with another session of the exam. Rejects with 404 when the session
 * was set aside.
 */
export async function findResult(
  sessionId: number,
  answers: ReadonlyMap<number, number>,
): Promise<ReviewedAttempt> {
  const attempt = await api.exams.getAttempt({ id: sessionId })
  return { ...attempt, lateQuestionIds: listLate(attempt, answers) }
}

/** The answers of this device that the attempt does not have: they came after the end. */
const listLate = (
  { questions }: Pick<ReviewedAttempt, 'questions'>,
  answers: ReadonlyMap<number, number>,
) =>
  questions
    .filter(({ id, answer }) => answers.has(id) && answers.get(id) !== answer)
    .map(({ id }) => id)
