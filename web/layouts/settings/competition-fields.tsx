import { CalendarClock } from 'lucide-react'
import type { TeamSettings } from '#contract/settings.ts'
import { Icon } from '../../ui/icon.tsx'
import { SampleBadge } from '../../ui/badge.tsx'
import { TextField } from './text-field.tsx'
import type { TeamForm } from './use-team-form.ts'

type CompetitionFieldsProps = { form: TeamForm; settings: TeamSettings }

/** What the team works towards. Until it is set, students see the samples. */
export function CompetitionFields({ form, settings }: CompetitionFieldsProps) {
  const { competition, goal } = settings
  return (
    <>
      {competition && competition.ends < today() && (
        <p className="flex gap-2 rounded-md bg-warning-soft px-3 py-2.5 text-sm">
          <Icon of={CalendarClock} size="sm" className="mt-0.5 flex-none text-warning-ink" />
          This competition is over. Enter the next one.
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField form={form} name="competitionName" label="Name" placeholder="State conference" />
        <TextField form={form} name="goal" label="Goal" placeholder="State Championship" />
        <TextField form={form} name="starts" label="First day" type="date" />
        <TextField form={form} name="ends" label="Last day" type="date" />
      </div>
      {(!competition || !goal) && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <SampleBadge />
          {competition ? 'The goal' : goal ? 'The date' : 'Date and goal'} on the dashboard
          {competition || goal ? ' is an example' : ' are examples'} until you set
          {competition || goal ? ' it.' : ' them.'}
        </p>
      )}
    </>
  )
}

/** By this browser's calendar, as YYYY-MM-DD. */
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date())
