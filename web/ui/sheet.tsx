import clsx from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Scrim, useFocusReturn } from './overlay.tsx'

const SIDES = {
  left: 'sheet-left inset-y-0 left-0 w-64 max-w-[85vw]',
  bottom: 'sheet-bottom inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl',
}

type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its name for screen readers; show a heading inside if it needs one for the eye. */
  title: string
  side: keyof typeof SIDES
  children: ReactNode
  className?: string
}

/** A drawer over the page, for a phone: navigation from the left, an overview from below. */
export function Sheet({ open, onOpenChange, title, side, children, className }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {open && <Scrim />}
        <Radix.Content
          {...useFocusReturn()}
          aria-describedby={undefined}
          className={clsx(
            'fixed z-50 overflow-y-auto bg-raised shadow-overlay outline-none',
            SIDES[side],
            className,
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
