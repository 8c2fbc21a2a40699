import type { Db } from '../ports/database/database.ts'

export type RawAnswer = { questionId: number; answer: number; savedAt: Date }
export type RawSitting = {
  userId: string
  examId: number
  questionIds: number[]
  startedAt: Date
  finishedAt: Date
  score: number
  activeSeconds: number
  answers: RawAnswer[]
}

/** A finished attempt as it lies in the tables, for tests that count from there. */
export async function finishedSitting(db: Db, sitting: RawSitting) {
  const { id } = await db
    .insertInto('exam_sessions')
    .values({
      user_id: sitting.userId,
      exam_id: sitting.examId,
      question_ids: sitting.questionIds,
      timed: false,
      state: 'finished',
      started_at: sitting.startedAt,
      deadline: new Date(sitting.startedAt.getTime() + 7 * 24 * 60 * 60 * 1000),
      finished_at: sitting.finishedAt,
      score: sitting.score,
      correct_answers: Math.round((sitting.score * sitting.questionIds.length) / 100),
      answered_questions: sitting.answers.length,
      active_seconds: sitting.activeSeconds,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = sitting.answers.map(({ questionId, answer, savedAt }) => ({
    session_id: id,
    question_id: questionId,
    answer,
    revision: 1,
    saved_at: savedAt,
  }))
  if (rows.length > 0) await db.insertInto('answers').values(rows).execute()
  return id
}
