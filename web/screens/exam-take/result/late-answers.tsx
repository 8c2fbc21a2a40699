import { TimerOff } from 'lucide-react'
import type { ReviewedAttempt } from '#contract/exams.ts'
import { useUser } from '../../../session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { readLateQuestions } from '../player/use-finish.ts'

/** Answers that arrived after the end: named, so that nobody has to guess what counted. */
export function LateAnswers({ attempt }: { attempt: ReviewedAttempt }) {
  const { id: personId } = useUser()
  const late = readLateQuestions(personId, attempt)
  if (late.length === 0) return null
  const numbers = attempt.questions.flatMap(({ id }, position) =>
    late.includes(id) ? [position + 1] : [],
  )
  const one = numbers.length === 1
  return (
    <section className="mb-5 flex gap-3 rounded-lg bg-warning-soft p-4 text-sm">
      <Icon of={TimerOff} className="mt-px text-warning-ink" />
      <p>
        <b className="block text-warning-ink">
          {one
            ? '1 answer came too late to count'
            : `${numbers.length} answers came too late to count`}
        </b>
        {one ? 'Question ' : 'Questions '}
        {numbers.join(', ')}: what you chose on this device reached the server after the exam was
        handed in.
      </p>
    </section>
  )
}
