import clsx from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { iconButtonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { Scrim, useFocusReturn } from './overlay.tsx'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One line under the title, read out with it. */
  description?: ReactNode
  children: ReactNode
  /** Cancel left of the action. */
  footer?: ReactNode
  /** `md` is 448 px; `lg` is for something to read. */
  size?: 'md' | 'lg'
}

/** A modal dialog. Escape, the scrim and the cross close it, and the focus returns to what opened it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md' } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {open && <Scrim />}
        <Radix.Content
          {...useFocusReturn()}
          {...(!description && { 'aria-describedby': undefined })}
          className={clsx(
            'fade fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-[calc(100dvh-2rem)] -translate-y-1/2 gap-4 overflow-y-auto rounded-xl bg-raised p-6 shadow-overlay outline-none',
            size === 'lg' ? 'max-w-160' : 'max-w-112',
          )}
        >
          <header className="-mb-3 flex items-center justify-between gap-4">
            <Radix.Title className="font-display text-xl leading-heading font-heading tracking-heading">
              {title}
            </Radix.Title>
            <Radix.Close aria-label="Close" className={clsx(iconButtonClass('sm'), '-mr-1.5')}>
              <Icon of={X} />
            </Radix.Close>
          </header>
          {description && (
            <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
          )}
          {children}
          {footer && <footer className="flex flex-wrap justify-end gap-2">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
