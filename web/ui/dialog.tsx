import clsx from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { iconButtonClass } from './button-class.ts'
import { Icon } from './icon.tsx'

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
        <Scrim open={open} />
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

/**
 * Sends the focus back to whatever had it when the dialog opened; Radix alone knows only its own trigger. A menu item is
 * gone by then, so its menu's button stands for it.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement
      const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby')
      opener.current = menuButton ? document.getElementById(menuButton) : active
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

/**
 * What dims the page. Not Radix's overlay: that one locks scrolling by adding a <style> element, which the content
 * security policy refuses. base.css locks it wherever a scrim is.
 */
export function Scrim({ open }: { open: boolean }) {
  if (!open) return null
  return <div data-scrim className="fade fixed inset-0 z-40 bg-scrim" />
}
