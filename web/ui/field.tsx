import clsx from 'clsx'
import { ChevronDown, CircleAlert } from 'lucide-react'
import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

type FieldProps = {
  label: string
  /** Stands under the control all the time. */
  hint?: ReactNode
  /** What is wrong with the value and how to mend it; announced when it appears. */
  error?: string | undefined
  children: ReactNode
  className?: string
}

type Wiring = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }
const FieldContext = createContext<Wiring | null>(null)

/** Label, control, hint and error, wired to each other. The control is an Input, Textarea or Select inside. */
export function Field({ label, hint, error, children, className }: FieldProps) {
  const id = useId()
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`)
  const wiring: Wiring = {
    id,
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <label htmlFor={id} className="type-label justify-self-start">
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}

/** The live region is there before its text, or screen readers would not announce it. */
export function FieldError({ id, message }: { id?: string; message?: string | undefined }) {
  return (
    <p
      id={id}
      role="alert"
      className={clsx('flex gap-1.5 text-sm text-destructive-ink', !message && 'hidden')}
    >
      {message && <Icon of={CircleAlert} size="sm" className="mt-0.5" />}
      {message}
    </p>
  )
}

const CONTROL =
  'w-full rounded-md border border-line bg-surface px-3 text-base text-ink ' +
  'focus-visible:-outline-offset-1 aria-invalid:border-destructive ' +
  'disabled:border-hairline disabled:bg-sunken disabled:text-faint'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input {...useContext(FieldContext)} className={clsx(CONTROL, 'h-10', className)} {...rest} />
  )
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useContext(FieldContext)}
      className={clsx(CONTROL, 'resize-y py-2', className)}
      {...rest}
    />
  )
}

/** The browser's own select, which phones open as a wheel, in our clothes. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select
        {...useContext(FieldContext)}
        className={clsx(CONTROL, 'h-10 appearance-none truncate pr-9')}
        {...rest}
      >
        {children}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute top-2.75 right-3 text-muted" />
    </span>
  )
}
