import clsx from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive' | 'paper'
export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize }

const BASE =
  'relative inline-flex items-center justify-center gap-2 font-semibold whitespace-nowrap select-none ' +
  'transition-transform active:not-disabled:translate-y-px ' +
  'disabled:border disabled:border-hairline disabled:bg-sunken disabled:text-faint disabled:shadow-none'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'forced-color-adjust-none bg-brand text-on-brand shadow-key hover:bg-brand-strong',
  secondary:
    'border border-line bg-surface text-ink shadow-[0_1px_0_var(--color-line)] hover:bg-sunken',
  ghost: 'text-muted hover:bg-sunken hover:text-ink disabled:border-0 disabled:bg-transparent',
  destructive: 'forced-color-adjust-none bg-destructive text-on-destructive hover:opacity-90',
  // For a panel, where the page's own colours do not hold.
  paper:
    'forced-color-adjust-none bg-on-panel text-panel shadow-[inset_0_-2px_0_var(--color-on-panel-muted)] hover:opacity-90',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 rounded-md px-3 text-sm',
  md: 'h-10 rounded-md px-4 text-sm',
  lg: 'h-12 rounded-[0.625rem] px-6 text-[1rem]',
}

/** The look of a button, for whatever element it is on. */
export const buttonClass = ({ variant = 'primary', size = 'md' }: ButtonLook = {}) =>
  clsx(BASE, VARIANTS[variant], SIZES[size])

export const iconButtonClass = (size: 'sm' | 'md' = 'md') =>
  clsx(
    'relative inline-grid flex-none place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink',
    'disabled:text-faint disabled:hover:bg-transparent',
    size === 'sm' ? 'size-8' : 'size-10',
  )

export const textLinkClass =
  'font-label text-brand-ink underline decoration-brand-line underline-offset-3 hover:decoration-current'
