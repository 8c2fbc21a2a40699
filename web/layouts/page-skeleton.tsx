import { Card } from '../ui/card.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

/** A page on its way, when the screen has no skeleton of its own. */
export function PageSkeleton({ label = 'Loading...' }: { label?: string }) {
  return (
    <Loading label={label}>
      <div className="grid gap-5">
        {[0, 1, 2].map((card) => (
          <Card key={card} as="div" className="grid gap-3 p-6">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-10 w-1/4" />
            <Skeleton className="h-2 w-full" />
            <Skeleton className="h-3.5 w-1/2" />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
