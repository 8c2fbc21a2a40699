import clsx from 'clsx'
import { Check } from 'lucide-react'
import { Checkbox as RadixCheckbox, Switch as RadixSwitch } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

type ToggleProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  className?: string
}

/** On or off at once: label left, switch right. */
export function Switch({ label, hint, checked, onChange, disabled, className }: ToggleProps) {
  const id = useId()
  return (
    <div className={clsx('grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5', className)}>
      <label htmlFor={id} className="type-label">
        {label}
      </label>
      <RadixSwitch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="h-6 w-10 rounded-full border border-transparent bg-line p-px disabled:opacity-50 forced-color-adjust-none data-[state=checked]:bg-brand"
      >
        <RadixSwitch.Thumb className="block size-5 rounded-full bg-on-brand transition-transform data-[state=checked]:translate-x-4" />
      </RadixSwitch.Root>
      {hint && <Hint id={id}>{hint}</Hint>}
    </div>
  )
}

/** A tick that is sent later, with a form or an upload. */
export function Checkbox({ label, hint, checked, onChange, disabled, className }: ToggleProps) {
  const id = useId()
  return (
    <div className={clsx('grid grid-cols-[auto_1fr] gap-x-2.5 gap-y-0.5', className)}>
      <RadixCheckbox.Root
        id={id}
        checked={checked}
        onCheckedChange={(state) => onChange(state === true)}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-px grid size-4.5 place-items-center rounded-xs border border-line bg-surface forced-color-adjust-none after:absolute after:-inset-1 disabled:opacity-50 data-[state=checked]:border-brand data-[state=checked]:bg-brand data-[state=checked]:text-on-brand"
      >
        <RadixCheckbox.Indicator>
          <Icon of={Check} className="size-3.5 stroke-3" />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      {hint && (
        <Hint id={id} className="col-start-2">
          {hint}
        </Hint>
      )}
    </div>
  )
}

function Hint({
  id,
  className,
  children,
}: {
  id: string
  className?: string
  children: ReactNode
}) {
  return (
    <p id={`${id}-hint`} className={clsx('text-sm text-muted', className)}>
      {children}
    </p>
  )
}
