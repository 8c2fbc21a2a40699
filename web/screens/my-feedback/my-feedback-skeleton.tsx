import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatStrip } from '../../ui/stat.tsx'

export function MyFeedbackSkeleton() {
  return (
    <Loading label="Loading your feedback...">
      <StatStrip label="Your feedback">
        {[0, 1].map((stat) => (
          <div key={stat} className="grid gap-3 px-5 pt-4 pb-5 md:px-6 md:pt-5 md:pb-6">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-12 w-12" />
          </div>
        ))}
      </StatStrip>
      <div className="mt-8 grid gap-4">
        {[0, 1].map((item) => (
          <Card key={item} as="div" className="grid gap-3 p-6">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-4 w-4/5" />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
