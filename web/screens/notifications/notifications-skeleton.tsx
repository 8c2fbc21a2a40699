import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export function NotificationsSkeleton() {
  return (
    <Loading label="Loading notifications...">
      <Skeleton className="mb-4 h-8 w-32" />
      <Card as="div" className="divide-y divide-hairline">
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-4 px-5 py-4">
            <Skeleton className="size-10 rounded-md" />
            <div className="grid content-start gap-2.5">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3.5 w-4/5" />
              <Skeleton className="h-3 w-20" />
            </div>
          </div>
        ))}
      </Card>
    </Loading>
  )
}
