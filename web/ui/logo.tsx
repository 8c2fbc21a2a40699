import clsx from 'clsx'

/** Three bars, the middle one raised, one spark. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <rect className="logo-bar-side" x="2" y="18" width="8.5" height="12" rx="2" />
      <rect className="logo-bar" x="11.75" y="11" width="8.5" height="19" rx="2" />
      <rect className="logo-bar-side" x="21.5" y="22" width="8.5" height="8" rx="2" />
      <path
        className="logo-spark"
        d="M16 .5l1.25 3.25L20.5 5l-3.25 1.25L16 9.5l-1.25-3.25L11.5 5l3.25-1.25z"
      />
    </svg>
  )
}

/** The mark and the product's name. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2.5 font-display text-[1.3125rem] leading-none font-[750] tracking-display',
        className,
      )}
    >
      <LogoMark className="size-7" />
      {name}
    </span>
  )
}
