import { CircleCheck, CircleX, ClipboardList } from 'lucide-react'
import type { ReviewedAttempt } from '#contract/exams.ts'
import { Icon, type IconProps } from '../../../ui/icon.tsx'
import { countsOf } from './result.ts'

export function Counts({ attempt }: { attempt: ReviewedAttempt }) {
  const { correct, incorrect, answered } = countsOf(attempt)
  return (
    <dl className="counts">
      <Count icon={CircleCheck} label="Correct" value={correct} />
      <Count icon={CircleX} label="Incorrect" value={incorrect} />
      <Count icon={ClipboardList} label="Answered" value={answered} />
    </dl>
  )
}

function Count({ icon, label, value }: { icon: IconProps['of']; label: string; value: number }) {
  return (
    <div>
      <dt>
        <Icon of={icon} size="sm" />
        {label}
      </dt>
      <dd className="type-figure text-[2.25rem]">{value}</dd>
    </div>
  )
}
