import clsx from 'clsx'

/** A turning ring; beside the word that says what is awaited. */
export function Spinner({ className }: { className?: string }) {
  return (
    <i
      aria-hidden
      className={clsx(
        'inline-block size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
}

/** A whole page waiting; the words are read out and shown. */
export function PageSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-content-center justify-items-center">
      <Spinner className="size-8 text-brand-ink" />
      <p className="mt-4 text-sm text-muted">{label}</p>
    </div>
  )
}
