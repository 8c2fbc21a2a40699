import clsx from 'clsx'
import type { ExamWithQuestions } from '#contract/exams.ts'
import { useUser } from '../../../session.ts'
import { presetCounts, timedMinutes } from './set-up.ts'
import { WHOLE_EXAM_REASON_ID } from './whole-exam-reason.tsx'

type PresetCountsProps = { exam: ExamWithQuestions; onChoose: (count: number) => void }

/** 20, 50, 100 and all of them, as tiles with the time they take at the exam's pace, a student's extra time included. */
export function PresetCounts({ exam, onChoose }: PresetCountsProps) {
  const total = exam.questions.length
  const { extraTime } = useUser()
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
      {presetCounts(total).map((count) => (
        <li key={count} className="max-sm:last:odd:col-span-2">
          <button
            type="button"
            disabled={exam.wholeExamOnly && count < total}
            aria-describedby={exam.wholeExamOnly ? WHOLE_EXAM_REASON_ID : undefined}
            onClick={() => onChoose(count)}
            className={clsx(
              'grid w-full gap-1 rounded-lg border border-line bg-surface p-4 text-left shadow-[0_1px_0_var(--color-line)]',
              'enabled:hover:border-brand enabled:hover:bg-brand-soft active:enabled:translate-y-px',
              'disabled:border-dashed disabled:border-hairline disabled:bg-transparent disabled:text-faint disabled:shadow-none',
            )}
          >
            <span>
              <span className="type-figure text-[2rem]">{count}</span>{' '}
              <span className="text-sm font-label">{count === 1 ? 'question' : 'questions'}</span>
            </span>
            <span
              className={clsx('text-xs', exam.wholeExamOnly && count < total ? '' : 'text-muted')}
            >
              {count === total
                ? 'the whole exam'
                : `about ${Math.round(timedMinutes(exam, count) * extraTime)} minutes`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
