import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatStrip } from '../../ui/stat.tsx'

export function FeedbackSkeleton() {
  return (
    <Loading label="Loading feedback...">
      <StatStrip label="Feedback in numbers">
        {[0, 1, 2].map((stat) => (
          <div key={stat} className="grid gap-3 px-5 pt-4 pb-5 md:px-6 md:pt-5 md:pb-6">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-12 w-12" />
          </div>
        ))}
      </StatStrip>
      <Card as="div" className="mt-8 grid gap-5 p-5">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-8 w-full" />
        ))}
      </Card>
    </Loading>
  )
}
