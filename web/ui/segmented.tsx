import clsx from 'clsx'
import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'

type SegmentedProps<Value extends string> = {
  label: string
  /** `null`: nothing chosen yet. */
  value: Value | null
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  onChange: (value: Value) => void
  className?: string
}

/** One of a few, side by side: a filter, a small choice. Arrow keys move, one is chosen. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, className } = props
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => {
        // Pressing the chosen one again says '': something stays chosen.
        const chosen = options.find((option) => option.value === next)
        if (chosen) onChange(chosen.value)
      }}
      className={clsx(
        'inline-flex max-w-full gap-0.5 overflow-x-auto rounded-md bg-sunken p-0.5 [scrollbar-width:none]',
        className,
      )}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="h-7.5 flex-none rounded-sm px-3 text-sm font-label whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 disabled:text-faint disabled:opacity-60 data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:ring-1 data-[state=on]:ring-hairline data-[state=on]:ring-inset"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
