import { useState } from 'react'
import type { User } from '#contract/session.ts'
import { NAME_MAX } from '#contract/team.ts'
import { useUser } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { differences, formOf } from './member-form.ts'
import { MemberExams } from './member-exams.tsx'
import { memberName } from './member-name.ts'
import { RoleSelect } from './role-select.tsx'
import { ExtraTimeChoice } from './extra-time-choice.tsx'
import { useChange } from './use-member.ts'

type EditMemberDialogProps = { member: User; onClose: () => void }

/** One person's name, role, access and time, and their exams. */
export function EditMemberDialog({ member, onClose }: EditMemberDialogProps) {
  const isOneself = useUser().id === member.id
  const [form, setForm] = useState(() => formOf(member))
  const change = useChange(member, onClose)
  const set = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const save = () => {
    const changed = differences(member, form)
    if (Object.keys(changed).length === 0) onClose()
    else change.mutate(changed)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit ${memberName(member)}`}
      description={member.email}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button form="edit-member" type="submit" busy={change.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id="edit-member" action={save} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First Name">
            <Input
              value={form.firstName}
              required={member.firstName !== null}
              maxLength={NAME_MAX}
              onChange={({ target }) => set({ firstName: target.value })}
            />
          </Field>
          <Field label="Last Name">
            <Input
              value={form.lastName}
              required={member.lastName !== null}
              maxLength={NAME_MAX}
              onChange={({ target }) => set({ lastName: target.value })}
            />
          </Field>
        </div>
        <RoleSelect
          value={form.role}
          disabled={isOneself}
          hint={isOneself ? 'Your own role can only be changed by another admin.' : undefined}
          onChange={(role) => set({ role })}
        />
        <Switch
          label="Active"
          hint={
            isOneself
              ? 'Only another admin can switch you off.'
              : 'Off: cannot sign in, and is signed out everywhere. Results stay.'
          }
          checked={form.authorized}
          disabled={isOneself}
          onChange={(authorized) => set({ authorized })}
        />
        <ExtraTimeChoice value={form.extraTime} onChange={(extraTime) => set({ extraTime })} />
      </form>
      <section aria-labelledby="member-exams" className="border-t border-hairline pt-4">
        <h3 id="member-exams" className="type-label">
          Exams
        </h3>
        <MemberExams email={member.email} />
      </section>
    </Dialog>
  )
}
