import clsx from 'clsx'
import { LogoMark } from './logo.tsx'

const SHAPE = 'inline-grid size-8 flex-none place-items-center rounded-full'

/** Somebody's initials. Decoration: the name stands beside it, or is the control's label. */
export function Avatar({ initials, className }: { initials: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        SHAPE,
        'bg-brand-soft text-xs leading-none font-heading text-brand-ink',
        className,
      )}
    >
      {initials}
    </span>
  )
}

/** The product itself, where it speaks. */
export function MarkAvatar() {
  return (
    <span aria-hidden className={clsx(SHAPE, 'on-panel bg-panel')}>
      <LogoMark className="size-4.5" />
    </span>
  )
}
