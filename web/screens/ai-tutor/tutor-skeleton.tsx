import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { BetaBanner } from './beta-banner.tsx'

export function TutorSkeleton() {
  return (
    <div className="tutor-page">
      <BetaBanner />
      <Loading label="Loading your tutor...">
        <Card as="div" className="grid gap-6 p-6">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-40 h-12 rounded-lg" />
        </Card>
      </Loading>
    </div>
  )
}
