import type { Role } from '#contract/session.ts'
import { Field, Select } from '../../ui/field.tsx'

type RoleSelectProps = {
  value: Role
  onChange: (role: Role) => void
  disabled?: boolean
  hint?: string | undefined
}

export function RoleSelect({ value, onChange, disabled, hint }: RoleSelectProps) {
  return (
    <Field label="Role" hint={hint}>
      <Select
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value === 'admin' ? 'admin' : 'student')}
      >
        <option value="student">Student</option>
        <option value="admin">Admin</option>
      </Select>
    </Field>
  )
}
