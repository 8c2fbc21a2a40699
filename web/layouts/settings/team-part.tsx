import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { TeamSettings } from '#contract/settings.ts'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { CompetitionFields } from './competition-fields.tsx'
import { PartState } from './part-state.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TextField } from './text-field.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { useTeamForm, type TeamForm } from './use-team-form.ts'

/** What the whole team sees: for admins. */
export function TeamPart() {
  const { data, isError, refetch } = useQuery({
    ...query(api.settings.getTeamSettings, {}),
    staleTime: ENTERING_STALE_MS,
  })
  if (!data) return <PartState isError={isError} onRetry={() => void refetch()} />
  return <Form settings={data} />
}

function Form({ settings }: { settings: TeamSettings }) {
  const form = useTeamForm(settings)
  const save = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form onSubmit={save} noValidate>
      <SettingsSection title="Competition" hint="Every student sees it on the dashboard.">
        <CompetitionFields form={form} settings={settings} />
      </SettingsSection>
      <SettingsSection title="Time zone" hint="Weeks, streaks and the daily mail follow it.">
        <TimeZoneField form={form} isProposed={!settings.hasOwnTimeZone} />
      </SettingsSection>
      <People form={form} />
      <Names form={form} />
      <SettingsSection title="Voice">
        <Switch
          label="Students may speak their roleplay responses"
          hint="Uses the browser’s own speech recognition, which may send speech to the browser’s maker."
          checked={form.draft.voice}
          onChange={(voice) => form.change('voice', voice)}
        />
      </SettingsSection>
      <div className="sticky -bottom-6 -mx-6 mt-5 -mb-6 flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-raised px-6 py-4">
        <span className="text-sm text-muted">{form.hasChanges && 'Not saved yet'}</span>
        <Button
          type="submit"
          disabled={!form.hasChanges}
          busy={form.isPending}
          busyLabel="Saving..."
        >
          Save team settings
        </Button>
      </div>
    </form>
  )
}

const People = ({ form }: { form: TeamForm }) => (
  <SettingsSection
    title="People"
    hint="The advisor is whom everybody is told to ask, on the sign-in page too. Both stand on the team page."
  >
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField form={form} name="advisorName" label="Advisor’s name" />
      <TextField form={form} name="advisorEmail" label="Advisor’s email" type="email" />
      <TextField form={form} name="secondName" label="Second person’s name" />
      <TextField
        form={form}
        name="secondRole"
        label="Second person’s role"
        placeholder="Co-advisor"
      />
    </div>
  </SettingsSection>
)

const Names = ({ form }: { form: TeamForm }) => (
  <SettingsSection title="Names">
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField form={form} name="productName" label="Product" />
      <TextField form={form} name="teamName" label="Team" />
    </div>
  </SettingsSection>
)
