import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { AppLayout } from '../../layouts/app-layout.tsx'
import { paths } from '../../lib/paths.ts'
import { can, useUser } from '../../session.ts'
import { textLinkClass } from '../../ui/button-class.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The session that should be running is not there. */
export function ExamNotReady({ examId }: { examId: number }) {
  const [, navigate] = useLocation()
  return (
    <AppLayout title="Exam Practice">
      <EmptyState
        title="Exam Not Ready"
        action={
          <Buttons>
            <Button onClick={() => navigate(paths.takeExam(examId), { replace: true })}>
              Restart
            </Button>
            <BackToExams />
          </Buttons>
        }
      >
        This exam is not running any more: it was handed in, or started again in another place.{' '}
        <WhereResultsAre />
      </EmptyState>
    </AppLayout>
  )
}

/** All of them are there, also those whose exam is not offered any more. */
export const WhereResultsAre = () => (
  <>
    Your finished exams and their reviews are in{' '}
    <Link href={paths.analytics} className={textLinkClass}>
      Performance Analytics
    </Link>
    , under Recent Exam Attempts.
  </>
)

/** The exam could not be fetched. Shown inside the page. */
export function ExamNotFound({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      title="Exam Not Found"
      action={
        <Buttons>
          <ButtonLink href={paths.examPractice}>Back to Exams</ButtonLink>
          {!missing && (
            <Button variant="ghost" onClick={onRetry}>
              Try again
            </Button>
          )}
        </Buttons>
      }
    >
      {missing
        ? 'It may have been withdrawn or replaced. Your finished exams and their reviews are safe.'
        : 'Failed to fetch exam. Check your connection, then try again; what you saved is safe.'}
    </EmptyState>
  )
}

export function NoQuestions() {
  const user = useUser()
  return (
    <EmptyState
      title="No Questions Available"
      action={
        <Buttons>
          <BackToExams primary />
          {can.administer(user) && (
            <ButtonLink href={paths.uploadMaterials} variant="ghost">
              Upload materials
            </ButtonLink>
          )}
        </Buttons>
      }
    >
      This exam has no questions yet. They appear here once its paper has been read.
    </EmptyState>
  )
}

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-center gap-2">{children}</div>
)

const BackToExams = ({ primary = false }: { primary?: boolean }) => (
  <ButtonLink href={paths.examPractice} variant={primary ? 'primary' : 'ghost'}>
    Back to Exams
  </ButtonLink>
)
