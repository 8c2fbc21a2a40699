import { useEffect, useRef } from 'react'

/**
 * What dims the page under a dialog or drawer and keeps it from scrolling. Not Radix's overlay: that one locks scrolling
 * by adding a <style> element, which the content security policy may refuse.
 */
export function Scrim() {
  useEffect(lockScrolling, [])
  return <div className="fade fixed inset-0 z-40 bg-scrim" />
}

/** The scrollbar's place is kept, so that nothing moves when it goes. */
function lockScrolling() {
  const { documentElement: page } = document
  const { overflow, paddingRight } = page.style
  page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`
  page.style.overflow = 'hidden'
  return () => {
    Object.assign(page.style, { overflow, paddingRight })
  }
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
