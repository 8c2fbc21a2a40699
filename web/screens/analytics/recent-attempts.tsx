import clsx from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ExamAttempt } from '#contract/exams.ts'
import { formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyCardContent } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'

/** As many of the latest attempts as are shown at first; the specification's. */
const RECENT = 5

type RecentAttemptsProps = { attempts: readonly ExamAttempt[]; className?: string }

/** The latest results, and on request all of them, each a link to its full review. */
export function RecentAttempts({ attempts, className }: RecentAttemptsProps) {
  return (
    <Card aria-labelledby="recent" className={clsx('flex flex-col py-5 md:py-6', className)}>
      <h2 id="recent" className="type-card-heading px-5 md:px-6">
        Recent Exam Attempts
      </h2>
      {attempts.length === 0 ? <NoAttempts /> : <Attempts attempts={attempts} />}
    </Card>
  )
}

function Attempts({ attempts }: { attempts: readonly ExamAttempt[] }) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      <AttemptList attempts={showsAll ? attempts : attempts.slice(0, RECENT)} />
      {attempts.length > RECENT && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setShowsAll(!showsAll)}
          className="mx-2 mt-2 self-start md:mx-3"
        >
          {showsAll ? `Show the latest ${RECENT}` : `Show all ${attempts.length}`}
        </Button>
      )}
    </>
  )
}

function AttemptList({ attempts }: { attempts: readonly ExamAttempt[] }) {
  return (
    <ul className="mt-2">
      {attempts.map((attempt) => (
        <li key={attempt.id} className="border-t border-hairline first:border-t-0">
          <Link
            href={paths.examResult(attempt.examId, attempt.id)}
            className="group grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-4 px-5 py-3 hover:bg-sunken/60 focus-visible:-outline-offset-2 md:px-6"
          >
            <span className="min-w-0">
              <b className="block text-pretty wrap-anywhere">{attempt.examTitle}</b>
              <span className="text-sm text-muted">
                {attempt.correctAnswers} of {attempt.totalQuestions} correct
                <span className="text-faint"> · {formatDay(attempt.completedAt)}</span>
              </span>
            </span>
            <span className="font-display text-xl font-bold tabular-nums">
              {Math.round(attempt.score)}%
            </span>
            <Icon
              of={ChevronRight}
              className="text-faint transition-transform group-hover:translate-x-0.75 group-hover:text-brand-ink"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function NoAttempts() {
  return (
    <EmptyCardContent
      title="No exam attempts yet"
      action={<ButtonLink href={paths.examPractice}>Take Practice Exam</ButtonLink>}
      className="py-6"
    >
      Finish an exam and it stands here, with every question to read again.
    </EmptyCardContent>
  )
}
