import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatStripSkeleton } from '../../ui/stat-skeleton.tsx'

/** The page's own boxes: banner and streak, three figures, actions and chart. */
export function DashboardSkeleton() {
  return (
    <Loading label="Loading your dashboard...">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-12 md:gap-5 md:*:col-span-12">
        <Skeleton className="min-h-64 rounded-lg md:col-span-7! md:min-h-66 min-[75rem]:col-span-8!" />
        <Card
          as="div"
          className="grid content-start gap-4 p-6 md:col-span-5! min-[75rem]:col-span-4!"
        >
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-11 w-28" />
          <Skeleton className="mt-6 h-7" />
          <Skeleton className="h-4 w-4/5" />
        </Card>
        <StatStripSkeleton label="Your numbers" count={3} hasNotes />
        <Skeleton className="mt-9 min-h-58 rounded-lg md:col-span-7! min-[75rem]:col-span-8!" />
        <Skeleton className="mt-9 min-h-58 rounded-lg md:col-span-5! min-[75rem]:col-span-4!" />
      </div>
    </Loading>
  )
}
