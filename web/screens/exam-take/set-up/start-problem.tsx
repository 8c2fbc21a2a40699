import { CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { StartExam, TimedChoice } from './use-start-exam.ts'

/** Why the exam did not start, and the way out in one click where there is one. */
export function StartProblem({ start, choice }: { start: StartExam; choice: TimedChoice }) {
  const { refusal, available, begin, pending } = start
  if (!refusal) return null
  return (
    <div role="alert" className="grid gap-3 rounded-lg bg-warning-soft p-4 text-sm">
      <p className="flex gap-2.5">
        <Icon of={CircleAlert} className="mt-px text-warning-ink" />
        {refusal}
      </p>
      {available !== undefined && (
        <div className="flex flex-wrap gap-2 pl-7">
          {available > 0 && (
            <Button
              variant="secondary"
              size="sm"
              busy={pending}
              onClick={() => begin({ ...choice, count: available })}
            >
              {available === 1
                ? 'Use the 1 unseen question'
                : `Use the ${available} unseen questions`}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            busy={pending}
            onClick={() => begin({ ...choice, includeAttempted: true })}
          >
            Include questions from previous attempts
          </Button>
        </div>
      )}
    </div>
  )
}
