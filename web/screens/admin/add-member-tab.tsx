import { NAME_MAX } from '#contract/team.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { RoleSelect } from './role-select.tsx'
import { useAddMember } from './use-add-member.ts'

export function AddMemberTab() {
  const { teamName, schoolDomain } = useSettings()
  const { form, set, errors, submit, isPending } = useAddMember()
  return (
    <Card as="div" className="max-w-160 p-5 sm:p-6">
      <form noValidate onSubmit={submit} aria-label="Add a member">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First Name" error={errors.firstName}>
            <Input
              required
              maxLength={NAME_MAX}
              autoComplete="off"
              value={form.firstName}
              onChange={({ target }) => set({ firstName: target.value })}
            />
          </Field>
          <Field label="Last Name" error={errors.lastName}>
            <Input
              required
              maxLength={NAME_MAX}
              autoComplete="off"
              value={form.lastName}
              onChange={({ target }) => set({ lastName: target.value })}
            />
          </Field>
          <Field
            label="Email Address"
            className="sm:col-span-2"
            hint={`Must be a school address that ends in ${schoolDomain}`}
            error={errors.email}
          >
            <Input
              type="email"
              required
              autoComplete="off"
              placeholder={`name@${schoolDomain}`}
              value={form.email}
              onChange={({ target }) => set({ email: target.value })}
            />
          </Field>
          <RoleSelect value={form.role} onChange={(role) => set({ role })} />
        </div>
        <Button
          type="submit"
          busy={isPending}
          busyLabel="Adding Member..."
          className="mt-6 max-sm:w-full"
        >
          {`Add to ${teamName} Team`}
        </Button>
      </form>
    </Card>
  )
}
