import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { ExamWithQuestions } from '#contract/exams.ts'
import { api, query } from '../../../api.ts'
import { AppLayout } from '../../../layouts/app-layout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { ExamNotFound, NoQuestions } from '../exam-problems.tsx'
import type { Choice } from '../place.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { isCount } from './set-up.ts'
import { SetUpStep } from './set-up-step.tsx'

/** Other devices and other visits change what runs; coming back within a moment does not. */
const SESSION_STALE_MS = 3000

/** There is no such exam, or its number cannot even be one's. */
const SAY_MISSING: (ErrorCode | undefined)[] = ['not_found', 'invalid_input']

type PrepareStepProps = { examId: number; choice?: Choice }

/** Before the exam runs: how many questions, and then whether that is what the student meant. */
export function PrepareStep({ examId, choice }: PrepareStepProps) {
  const { data: exam, error, refetch } = useQuery(query(api.exams.getExam, { id: examId }))
  const confirmed = exam && choice && isChoice(exam, choice) ? choice : undefined
  const signedOut = error instanceof ApiError && error.status === 401
  const missing = error instanceof ApiError && SAY_MISSING.includes(error.body?.code)
  return (
    <AppLayout
      title={confirmed ? 'Questions Selected' : 'Set up your exam'}
      subtitle={exam?.title}
      loading={<PrepareSkeleton />}
    >
      {error && !signedOut ? (
        <ExamNotFound missing={missing} onRetry={() => void refetch()} />
      ) : exam ? (
        <Prepare exam={exam} choice={confirmed} />
      ) : (
        <PrepareSkeleton />
      )}
    </AppLayout>
  )
}

type PrepareProps = { exam: ExamWithQuestions; choice: Choice | undefined }

function Prepare({ exam, choice }: PrepareProps) {
  const { data } = useSuspenseQuery({
    ...query(api.exams.getSession, { id: exam.id }),
    staleTime: SESSION_STALE_MS,
  })
  if (exam.questions.length === 0) return <NoQuestions />
  const { session } = data
  return choice ? (
    <ConfirmStep
      key={`${choice.count}-${choice.includeAttempted}`}
      exam={exam}
      choice={choice}
      session={session}
    />
  ) : (
    <SetUpStep exam={exam} session={session} />
  )
}

/** An address can say anything; a paper that stays whole has one count only. */
function isChoice({ questions, wholeExamOnly }: ExamWithQuestions, { count }: Choice) {
  return wholeExamOnly ? count === questions.length : isCount(count, questions.length)
}

function PrepareSkeleton() {
  return (
    <Loading label="Loading exam...">
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="div" className="grid content-start gap-4 p-6">
          <Skeleton className="h-5 w-2/5" />
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {[0, 1, 2, 3].map((preset) => (
              <Skeleton key={preset} className="h-24" />
            ))}
          </div>
          <Skeleton className="h-10 w-64 max-w-full" />
          <Skeleton className="h-6 w-full" />
        </Card>
        <Card as="div" className="grid content-start gap-3 p-6">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
        </Card>
      </div>
    </Loading>
  )
}
