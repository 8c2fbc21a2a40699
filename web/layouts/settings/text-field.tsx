import type { ComponentProps } from 'react'
import { Field, Input } from '../../ui/field.tsx'
import type { TeamDraft } from './team-draft.ts'
import type { TeamForm } from './use-team-form.ts'

type TextFieldProps = Pick<ComponentProps<'input'>, 'type' | 'placeholder'> & {
  form: TeamForm
  name: Exclude<keyof TeamDraft, 'voice'>
  label: string
  hint?: string
}

/** One line of the team's form. */
export const TextField = ({ form, name, label, hint, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={form.errors[name]}>
    <Input
      autoComplete="off"
      value={form.draft[name]}
      onChange={(event) => form.change(name, event.target.value)}
      {...input}
    />
  </Field>
)
