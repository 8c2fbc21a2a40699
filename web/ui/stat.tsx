import clsx from 'clsx'
import type { ReactNode } from 'react'

type StatProps = {
  label: string
  /** The figure; a unit goes to `unit` and is shown at half its size. */
  value: ReactNode
  unit?: string
  /** Beside the label or figure: the Sample tag. */
  tag?: ReactNode
  note?: ReactNode
  /** Beside the figure: a track or dots. */
  children?: ReactNode
  className?: string
}

/** One number, said first and explained after. */
export function Stat({ label, value, unit, tag, note, children, className }: StatProps) {
  return (
    <div
      className={clsx(
        'grid content-start gap-2 has-[.steps]:col-span-2 px-5 pt-4 pb-5 md:gap-3 md:px-6 md:pt-5 md:pb-6',
        className,
      )}
    >
      <h2 className="type-label flex flex-wrap items-center gap-2 text-muted">
        {label}
        {tag}
      </h2>
      <div className="flex items-start gap-6">
        <Figure value={value} unit={unit} />
        {children && <div className="flex-1 pt-5.5">{children}</div>}
      </div>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}

const FIGURES = { sm: 'text-[2rem]', md: 'text-[2.25rem]', lg: 'text-figure-md' }

type FigureProps = Pick<StatProps, 'value' | 'unit' | 'className'> & { size?: keyof typeof FIGURES }

/** A large number with its unit at half size. `%` sits close, a word keeps its space. */
export function Figure({ value, unit, size = 'lg', className }: FigureProps) {
  return (
    <p className={clsx('type-figure', FIGURES[size], className)}>
      {value}
      {unit && unit !== '%' && ' '}
      {unit && (
        <small className="ml-[0.04em] text-[0.5em] font-semibold tracking-[-0.01em] text-muted">
          {unit}
        </small>
      )}
    </p>
  )
}

/**
 * Stats in one card, divided by hairlines: in a row on a desk, two by two on a phone. One with a track takes the place
 * of two.
 */
export function StatStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-hairline bg-hairline md:auto-cols-fr md:grid-flow-col md:grid-cols-none *:bg-surface"
    >
      {children}
    </section>
  )
}
