import clsx from 'clsx'
import type { ReactNode } from 'react'
import { GhostPodium } from './podium.tsx'

type EmptyStateProps = {
  title: string
  /** What will be here, and what to do for it. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  className?: string
}

/** What stands where nothing is yet. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <section
      className={clsx(
        'grid justify-items-center gap-2 rounded-lg border border-hairline bg-surface px-6 py-10 text-center',
        className,
      )}
    >
      <GhostPodium />
      <h2 className="type-card-heading mt-3">{title}</h2>
      {children && <p className="max-w-96 text-balance text-muted">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </section>
  )
}
