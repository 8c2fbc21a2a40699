import { CircleSlash } from 'lucide-react'
import type { ReviewedAttempt } from '#contract/exams.ts'
import { formatDay } from '../../../lib/format.ts'
import { Icon } from '../../../ui/icon.tsx'

/** An advisor made this attempt void: said before its score. */
export function VoidNotice({ attempt: { voidedAt } }: { attempt: ReviewedAttempt }) {
  if (!voidedAt) return null
  return (
    <section className="mb-5 flex gap-3 rounded-lg bg-warning-soft p-4 text-sm">
      <Icon of={CircleSlash} className="mt-px text-warning-ink" />
      <p>
        <b className="block text-warning-ink">This attempt does not count</b>
        An advisor made it void on {formatDay(voidedAt)}. It is in no score, streak or rank of
        yours; ask your advisor why. You can still look through it.
      </p>
    </section>
  )
}
