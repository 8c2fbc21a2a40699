import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { api, query } from '../../api.ts'
import { Icon } from '../../ui/icon.tsx'

/** Stands there before anything is submitted to a company's model; the built-in judge needs no notice. */
export function JudgeNotice() {
  const { data } = useQuery(query(api.tutor.getTutor, {}))
  if (data?.coach.kind !== 'model') return null
  const { provider, model } = data.coach
  return (
    <p className="flex gap-2 text-sm text-pretty text-muted">
      <Icon of={Info} size="sm" className="mt-0.5" />
      <span>
        A language model judges it: what you submit goes to {provider} ({model}), without your name
        or e-mail. Leave out anything private.
      </span>
    </p>
  )
}
