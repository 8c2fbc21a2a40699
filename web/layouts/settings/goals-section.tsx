import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { KeptGoals } from '#contract/analytics.ts'
import { api, query } from '../../api.ts'
import { useSaveGoals } from '../../lib/use-save-goals.ts'
import { Button } from '../../ui/button.tsx'
import { GoalFields } from '../../ui/goal-fields.tsx'
import { PartState } from './part-state.tsx'
import { SettingsSection } from './settings-section.tsx'

/** What a student wants to reach; the same goals as on the analytics page. */
export function GoalsSection() {
  const { data, isError, refetch } = useQuery(query(api.analytics.getStudyGoals, {}))
  return (
    <SettingsSection title="Study goals" hint="Only you see them.">
      {data ? (
        <GoalsForm goals={data} />
      ) : (
        <PartState isError={isError} onRetry={() => void refetch()} />
      )}
    </SettingsSection>
  )
}

function GoalsForm({ goals }: { goals: KeptGoals }) {
  const { problems, saving, submit } = useSaveGoals(() => undefined)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(new FormData(event.currentTarget))
  }
  return (
    <form
      onSubmit={send}
      noValidate
      className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      <GoalFields goals={goals} problems={problems} />
      <Button
        type="submit"
        variant="secondary"
        busy={saving}
        busyLabel="Saving..."
        className="max-sm:col-span-2 sm:mt-6.5"
      >
        Save goals
      </Button>
    </form>
  )
}
