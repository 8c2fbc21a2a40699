import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatStripSkeleton } from '../../ui/stat-skeleton.tsx'

export function FeedbackSkeleton() {
  return (
    <Loading label="Loading feedback...">
      <StatStripSkeleton label="Feedback in numbers" count={3} />
      <Card as="div" className="mt-8 grid gap-5 p-5">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-8 w-full" />
        ))}
      </Card>
    </Loading>
  )
}
