import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '#contract/client.ts'
import type { ReviewedAttempt } from '#contract/exams.ts'
import { AppLayout } from '../../../layouts/app-layout.tsx'
import { PageFailure } from '../../../layouts/page-failure.tsx'
import { PageSkeleton } from '../../../layouts/page-skeleton.tsx'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../session.ts'
import { ExamNotReady } from '../exam-problems.tsx'
import { findResult } from './find-result.ts'
import { findKeptSession, removeKeptSession, type KeptSession } from './kept-session.ts'
import { useFinish } from './use-finish.ts'

/**
 * The address says "in the player", and the server has no session: if this browser was in one, it was handed in
 * meanwhile, and its result is what the student came for.
 */
export function ClosedSession({ examId }: { examId: number }) {
  const { id: personId } = useUser()
  const kept = findKeptSession(personId, examId)
  if (!kept || kept.answers.length === 0) return <ExamNotReady examId={examId} />
  return <FoundResult kept={kept} />
}

function FoundResult({ kept }: { kept: KeptSession }) {
  const { id: personId } = useUser()
  const { examId, sessionId } = kept
  const [, navigate] = useLocation()
  const finish = useFinish(examId, sessionId)
  const { data, error, refetch } = useQuery({
    queryKey: ['result-of-session', sessionId],
    queryFn: () => findResult(sessionId, chosenOf(kept)),
  })

  const show = useEffectEvent((attempt: ReviewedAttempt) => {
    finish(attempt)
    navigate(paths.examResult(examId, attempt.id), { replace: true })
  })
  useEffect(() => {
    if (data) show(data)
  }, [data])

  const setAside = error instanceof ApiError && error.body?.code === 'not_found'
  useEffect(() => {
    // Nothing will ever come of what was kept for it.
    if (setAside) removeKeptSession(personId, examId, sessionId)
  }, [setAside, personId, examId, sessionId])

  if (setAside) return <ExamNotReady examId={examId} />
  return (
    <AppLayout title="Exam Practice">
      {error ? (
        <PageFailure onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton label="Loading exam..." />
      )}
    </AppLayout>
  )
}

const chosenOf = ({ answers }: KeptSession) =>
  new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
