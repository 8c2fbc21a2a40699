import clsx from 'clsx'
import type { ReactNode } from 'react'

/** One box of content that is on its way; give it the content's own size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <i
      aria-hidden
      className={clsx('block animate-breathe rounded-xs bg-hairline', className ?? 'h-3.5')}
    />
  )
}

/** Boxes shaped like the content, with the words a screen reader hears instead ('Loading exam...'). */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
