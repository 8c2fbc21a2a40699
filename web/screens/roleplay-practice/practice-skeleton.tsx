import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export function PracticeSkeleton() {
  return (
    <Loading label="Loading scenario...">
      <div className="mb-5 flex justify-between">
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-10 w-28" />
      </div>
      <Skeleton className="mb-5 h-18 rounded-lg" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Card as="div" className="grid gap-3 p-6">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-14" />
          <Skeleton className="h-96" />
        </Card>
        <div className="grid gap-5">
          <Card as="div" className="grid gap-3 p-6">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-72" />
          </Card>
          <Card as="div" className="grid gap-4 p-6">
            {[0, 1, 2, 3, 4, 5].map((place) => (
              <Skeleton key={place} className="h-10" />
            ))}
          </Card>
        </div>
      </div>
    </Loading>
  )
}
