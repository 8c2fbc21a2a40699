import { Link } from 'wouter'
import type { ExamAttempt } from '#contract/exams.ts'
import { formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'

/** The latest results in a line each, the newest first; a click opens the review. */
export function RecentActivity({ attempts }: { attempts: readonly ExamAttempt[] }) {
  return (
    <ul aria-label="Recent activity">
      {attempts.map(({ id, examId, examTitle, score, completedAt }) => (
        <li key={id} className="border-t border-hairline">
          <Link
            href={paths.examResult(examId, id)}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-4 px-5 py-3 text-sm hover:bg-sunken/60 focus-visible:-outline-offset-2"
          >
            <span className="truncate font-medium">{examTitle}</span>
            <span className="text-faint">{formatDay(completedAt)}</span>
            <b className="min-w-10 text-right tabular-nums">{Math.round(score)}%</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
