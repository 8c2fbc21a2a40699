import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'

const SIZES = { sm: 'size-4', md: 'size-4.5', lg: 'size-5.5' }

export type IconProps = { of: LucideIcon; size?: keyof typeof SIZES; className?: string }

/** A lucide icon at the language's sizes: 18 px, 16 in small controls, 22 in the header. Always beside a word. */
export function Icon({ of: Drawing, size = 'md', className }: IconProps) {
  return <Drawing aria-hidden strokeWidth={1.75} className={clsx(SIZES[size], className)} />
}
