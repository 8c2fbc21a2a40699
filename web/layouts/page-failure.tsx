import clsx from 'clsx'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { GhostPodium } from '../ui/podium.tsx'
import { BarePage } from './page-frame.tsx'

export type PageFailureProps = { onRetry: () => void }

/** A page that could not be shown, inside the app: what happened, what is safe, what to do. */
export function PageFailure({ onRetry }: PageFailureProps) {
  return <Failure heading="h2" onRetry={onRetry} className="min-h-[60dvh] place-content-center" />
}

/** The same where nothing else is on the screen. */
export function WholePageFailure({ onRetry }: PageFailureProps) {
  return (
    <BarePage>
      <Failure heading="h1" onRetry={onRetry} />
    </BarePage>
  )
}

type FailureProps = PageFailureProps & { heading: 'h1' | 'h2'; className?: string }

function Failure({ heading: Heading, onRetry, className }: FailureProps) {
  return (
    <section
      role="alert"
      className={clsx('grid justify-items-center gap-2 p-6 text-center', className)}
    >
      <GhostPodium />
      <Heading className="type-card-heading mt-3">This page could not be loaded</Heading>
      <p className="max-w-96 text-balance text-muted">
        Everything you saved is safe on the server. Check your connection, then try again.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button onClick={onRetry}>Try again</Button>
        <ButtonAnchor href="/" variant="ghost">
          Go to the start
        </ButtonAnchor>
      </div>
    </section>
  )
}
