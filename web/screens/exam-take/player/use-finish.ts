import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import type { ReviewedAttempt } from '#contract/exams.ts'
import { api, query } from '../../../api.ts'
import { readKept, writeKept } from '../../../lib/kept.ts'
import { useRefreshStudy } from '../../../lib/use-refresh-study.ts'
import { useUser } from '../../../session.ts'
import { closeAnswerQueue } from './open-answer-queue.ts'

/** Everything that follows from an exam being handed in. */
export function useFinish(examId: number, sessionId: number) {
  const cache = useQueryClient()
  const { id: personId } = useUser()
  // The tutor's suggestions come from the weak areas.
  const refreshStudy = useRefreshStudy([api.exams.listAttempts.key, api.tutor.getTutor.key])

  return (attempt: ReviewedAttempt) => {
    closeAnswerQueue(personId, examId, sessionId)
    keepLateQuestions(personId, attempt)
    cache.setQueryData(query(api.exams.getAttempt, { id: attempt.id }).queryKey, attempt)
    cache.removeQueries(query(api.exams.getSession, { id: examId }))
    void refreshStudy()
  }
}

const lateName = (attemptId: number) => `exam-late-${attemptId}`

/** Only the reply to the submission says which answers came too late: kept here, so that a reload still says it. */
function keepLateQuestions(personId: string, { id, lateQuestionIds }: ReviewedAttempt) {
  if (lateQuestionIds.length > 0) writeKept(personId, lateName(id), lateQuestionIds)
}

export const readLateQuestions = (personId: string, { id, lateQuestionIds }: ReviewedAttempt) =>
  lateQuestionIds.length > 0
    ? lateQuestionIds
    : (readKept(personId, lateName(id), z.array(Id)) ?? [])
