import clsx from 'clsx'
import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'section'> & { as?: 'section' | 'article' | 'div' | 'li' | 'form' }

/** A surface with a hairline; no shadow, no padding of its own (`p-6`, or `px-6 py-5`). */
export function Card({ as, className, ...rest }: CardProps) {
  // The elements differ only in meaning; the props used here are common to all of them.
  const Element = (as ?? 'section') as 'section'
  return (
    <Element
      className={clsx('rounded-lg border border-hairline bg-surface', className)}
      {...rest}
    />
  )
}

/** The one deep-indigo ground of a page, for a moment: welcome, score, closing call. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={clsx(
        'on-panel relative overflow-hidden rounded-lg bg-panel text-on-panel',
        className,
      )}
      {...rest}
    />
  )
}
