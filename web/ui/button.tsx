import clsx from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & ButtonLook & Busy
type Busy = {
  busy?: boolean
  /** What it says while busy ('Sending...'); without it only the spinner shows and the name stays. */
  busyLabel?: string
}

/**
 * A button. While busy it keeps its width, its place and the focus, shows a spinner, and does nothing when pressed
 * (`disabled` would throw the focus away).
 */
export function Button(props: ButtonProps) {
  const { variant, size, busy = false, busyLabel, className, children, onClick, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      className={clsx(buttonClass({ variant, size }), className)}
      {...rest}
    >
      {busy ? <BusyContent label={busyLabel} atRest={children} /> : children}
    </button>
  )
}

/** The label of before stays as an invisible ghost underneath, which is what keeps the width. */
function BusyContent({ label, atRest }: { label: string | undefined; atRest: ReactNode }) {
  return (
    <span className="grid place-items-center *:[grid-area:1/1]">
      <span aria-hidden={label !== undefined} className="flex items-center gap-2 opacity-0">
        {atRest}
      </span>
      <span className="flex items-center gap-2">
        <Spinner />
        {label}
      </span>
    </span>
  )
}

type ButtonLinkProps = ButtonLook & { href: string; className?: string; children: ReactNode }

/** A link of the app that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={clsx(buttonClass({ variant, size }), className)} {...rest} />
}

/** The same for an address outside the router: the server's pages, a place on this page, mail. */
export function ButtonAnchor({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return <a className={clsx(buttonClass({ variant, size }), className)} {...rest} />
}
