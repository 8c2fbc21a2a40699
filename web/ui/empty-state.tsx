import clsx from 'clsx'
import type { ReactNode } from 'react'
import { GhostPodium } from './podium.tsx'

type MessageProps = {
  title: string
  /** What will be here, and what to do for it. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
}
type EmptyStateProps = MessageProps & { className?: string }

/** What stands where nothing is yet. */
export function EmptyState({ className, ...message }: EmptyStateProps) {
  return (
    <section
      className={clsx(
        'grid justify-items-center gap-2 rounded-lg border border-hairline bg-surface px-6 py-10 text-center',
        className,
      )}
    >
      <Message heading="h2" {...message} />
    </section>
  )
}

/** The same within a card, which has a frame and a heading of its own. */
export function EmptyCardContent({ className, ...message }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'grid flex-1 content-center justify-items-center gap-2 px-6 text-center',
        className,
      )}
    >
      <Message heading="h3" {...message} />
    </div>
  )
}

function Message({
  heading: Heading,
  title,
  children,
  action,
}: MessageProps & { heading: 'h2' | 'h3' }) {
  return (
    <>
      <GhostPodium />
      <Heading className="type-card-heading mt-3">{title}</Heading>
      {children && <p className="max-w-96 text-balance text-muted">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </>
  )
}
