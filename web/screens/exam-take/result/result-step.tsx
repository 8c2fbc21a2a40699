import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import type { ReviewedAttempt } from '#contract/exams.ts'
import { api, query } from '../../../api.ts'
import { AppLayout } from '../../../layouts/app-layout.tsx'
import { PageFailure } from '../../../layouts/page-failure.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { WhereResultsAre } from '../exam-problems.tsx'
import { Areas } from './areas.tsx'
import { Counts } from './counts.tsx'
import { LateAnswers } from './late-answers.tsx'
import { ResultActions } from './result-actions.tsx'
import { Review } from './review.tsx'
import { ScorePanel } from './score-panel.tsx'
import { VoidNotice } from './void-notice.tsx'
import '../../../styles/review.css'

type ResultStepProps = { examId: number; attemptId: number }

/** A finished attempt, just now or long ago: the score first, then what to do with it. */
export function ResultStep({ examId, attemptId }: ResultStepProps) {
  const attempt = useQuery(query(api.exams.getAttempt, { id: attemptId }))
  const { data, error, refetch } = attempt
  // The result of another exam at this exam's address is a mistyped address.
  const foreign = data !== undefined && data.examId !== examId
  const missing = foreign || (error instanceof ApiError && error.body?.code === 'not_found')
  return (
    <AppLayout title={missing ? 'Exam Practice' : 'Exam Completed!'} subtitle={data?.examTitle}>
      {missing ? (
        <ResultNotFound />
      ) : data ? (
        <Result attempt={data} />
      ) : error && !(error instanceof ApiError && error.status === 401) ? (
        <PageFailure onRetry={() => void refetch()} />
      ) : (
        <ResultSkeleton />
      )}
    </AppLayout>
  )
}

function Result({ attempt }: { attempt: ReviewedAttempt }) {
  return (
    <>
      <VoidNotice attempt={attempt} />
      <LateAnswers attempt={attempt} />
      <div className="score">
        <ScorePanel attempt={attempt} />
        <div className="score-side">
          <Counts attempt={attempt} />
          <Areas attempt={attempt} />
          <ResultActions attempt={attempt} />
        </div>
      </div>
      <Review attempt={attempt} />
    </>
  )
}

const ResultNotFound = () => (
  <EmptyState
    title="Result Not Found"
    action={<ButtonLink href={paths.examPractice}>Back to Exams</ButtonLink>}
  >
    This address leads to no result of yours. <WhereResultsAre />
  </EmptyState>
)

function ResultSkeleton() {
  return (
    <Loading label="Loading your result...">
      <div className="score">
        <Skeleton className="h-96 rounded-lg" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-16" />
          {[0, 1, 2, 3, 4].map((area) => (
            <Skeleton key={area} className="h-4" />
          ))}
          <Skeleton className="h-10 w-64" />
        </div>
      </div>
      <Card as="div" className="mt-12 grid gap-3 p-6">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-32" />
      </Card>
    </Loading>
  )
}
