import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type TabsProps<Value extends string> = {
  /** Names the row of tabs. */
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: string; content: ReactNode }[]
}

/** Parts of a page of which one is shown. Arrow keys move between the tabs; what is not shown is not loaded. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const choose = (next: string) => {
    const tab = tabs.find((tab) => tab.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-hairline [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="relative h-11 flex-none text-sm font-label whitespace-nowrap text-muted after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-xs hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:font-semibold data-[state=active]:text-brand-ink data-[state=active]:after:bg-current"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5" tabIndex={-1}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
