import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** What stands in a part while it comes, or when it did not. */
export function PartState({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  if (!isError) {
    return (
      <Loading label="Loading settings...">
        <div className="grid gap-4">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-10" />
          ))}
        </div>
      </Loading>
    )
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-muted">This could not be loaded. Nothing was changed.</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
