import { useQuery } from '@tanstack/react-query'
import { Target } from 'lucide-react'
import { api, query } from '../../api.ts'
import { findWeakest } from '../../lib/judgement.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { JudgeReason } from '../../ui/judge-reason.tsx'

/** What this attempt is about, when it is a redo of an earlier one: its weakest criteria, and what was said of them. */
export function RedoCard({ attemptId }: { attemptId: number }) {
  const { data } = useQuery(query(api.roleplays.getRoleplayAttempt, { id: attemptId }))
  const weakest = data?.feedback ? findWeakest(data.feedback) : []
  if (weakest.length === 0) return null
  return (
    <Card aria-labelledby="redo" className="mb-5 border-brand-line bg-brand-soft p-5 md:p-6">
      <h2 id="redo" className="type-card-heading flex items-center gap-2 text-brand-ink">
        <Icon of={Target} />
        Redo only the weakest
      </h2>
      <p className="mt-1 text-sm text-muted">
        Speak to these alone. What you said before still counts, and the other lines stand as they
        are.
      </p>
      <ul className="mt-3 grid gap-3 wrap-anywhere">
        {weakest.map(({ key, name, points, maxPoints, reason }) => (
          <li key={key}>
            <b className="font-semibold">{name}</b>{' '}
            <span className="text-sm whitespace-nowrap text-muted">
              {points} of {maxPoints} points
            </span>
            <JudgeReason reason={reason} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
