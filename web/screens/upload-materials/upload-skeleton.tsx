import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** The page's own boxes: drop zone beside the guidelines, the bank's card, three rows of the list. */
export function UploadSkeleton() {
  return (
    <Loading label="Loading your materials...">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-5">
        <Skeleton className="h-60 rounded-lg" />
        <Skeleton className="h-60 rounded-lg max-lg:hidden" />
        <Skeleton className="h-44 rounded-lg lg:col-span-2" />
        <Card as="div" className="divide-y divide-hairline lg:col-span-2">
          {[0, 1, 2].map((row) => (
            <div key={row} className="grid gap-3 px-5 py-4">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3.5 w-1/4" />
              <Skeleton className="h-3.5 w-1/3" />
            </div>
          ))}
        </Card>
      </div>
    </Loading>
  )
}
