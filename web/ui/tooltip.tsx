import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

const OPEN_AFTER_MS = 700
/** Moving on to a neighbour within this time opens its tooltip at once. */
const SKIP_DELAY_MS = 300

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_AFTER_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  )
}

/** A word about one control, on hover and on keyboard focus. It repeats or adds; it never carries the only name. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="pop z-50 max-w-64 rounded-sm bg-ink px-2 py-1 text-xs font-medium text-bg"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
