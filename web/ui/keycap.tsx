import type { ReactNode } from 'react'

/** A key of the keyboard. */
export function Keycap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-xs border border-b-2 border-hairline bg-surface px-1.25 font-text text-2xs leading-none font-label text-muted">
      {children}
    </kbd>
  )
}
