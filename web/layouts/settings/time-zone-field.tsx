import { Field, Select } from '../../ui/field.tsx'
import { browserZone, type TeamForm } from './use-team-form.ts'

type TimeZoneFieldProps = { form: TeamForm; isProposed: boolean }

/** The zones this browser knows; its own is proposed to the first admin. */
export function TimeZoneField({ form, isProposed }: TimeZoneFieldProps) {
  const { timeZone } = form.draft
  const proposed = isProposed && timeZone === browserZone()
  return (
    <Field
      label="The team’s time zone"
      hint={proposed ? 'Proposed from this browser. It counts once you save.' : undefined}
      error={form.errors.timeZone}
    >
      <Select value={timeZone} onChange={(event) => form.change('timeZone', event.target.value)}>
        {zonesWith(timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Browsers list a zone by one name and may be in it by another. */
const zonesWith = (current: string) =>
  [...new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')])].sort()
