import { Button, ButtonAnchor } from '../ui/button.tsx'
import { GhostPodium } from '../ui/podium.tsx'

/** A page that could not be shown: what happened, what is safe, what to do. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <section
      role="alert"
      className="mx-auto grid min-h-[60dvh] max-w-112 place-content-center justify-items-center gap-2 p-6 text-center"
    >
      <GhostPodium />
      <h2 className="type-card-heading mt-3">This page could not be loaded</h2>
      <p className="text-balance text-muted">
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
