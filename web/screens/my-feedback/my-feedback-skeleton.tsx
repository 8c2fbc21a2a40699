import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatStripSkeleton } from '../../ui/stat-skeleton.tsx'

export function MyFeedbackSkeleton() {
  return (
    <Loading label="Loading your feedback...">
      <StatStripSkeleton label="Your feedback" count={2} />
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
