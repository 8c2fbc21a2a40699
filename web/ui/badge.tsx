import clsx from 'clsx'
import type { ComponentProps } from 'react'

const VARIANTS = {
  neutral: 'bg-sunken font-semibold text-muted',
  brand: 'bg-brand-soft font-semibold text-brand-ink',
  success: 'bg-success-soft font-semibold text-success-ink',
  warning: 'bg-warning-soft font-semibold text-warning-ink',
  destructive: 'bg-destructive-soft font-semibold text-destructive-ink',
  /** Still being tried out; the word is BETA. */
  beta: 'border border-accent-line bg-accent-soft font-semibold tracking-caps text-accent-ink',
  /** Stands beside a figure that is only an example, as its own element. */
  sample:
    'border border-dashed border-current font-label text-accent-ink in-[.on-panel]:text-on-panel-accent',
  soon: 'border border-hairline font-semibold text-faint',
}
const SIZES = { md: 'h-5 px-1.75 text-2xs', lg: 'h-6 px-2.25 text-xs' }

type BadgeProps = ComponentProps<'span'> & {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
}

/** A word in a small box. An icon goes before it as a child. */
export function Badge({ variant = 'neutral', size = 'md', className, ...rest }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-sm leading-none whitespace-nowrap forced-colors:border',
        SIZES[size],
        VARIANTS[variant],
        className,
      )}
      {...rest}
    />
  )
}

export const BetaBadge = () => <Badge variant="beta">BETA</Badge>
export const SampleBadge = () => <Badge variant="sample">Sample</Badge>
export const SoonBadge = () => <Badge variant="soon">Soon</Badge>
