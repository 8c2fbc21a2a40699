import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatStripSkeleton } from '../../ui/stat-skeleton.tsx'

/** The page's own boxes: four figures, the week and the breakdown, areas, attempts and goals. */
export function AnalyticsSkeleton() {
  return (
    <Loading label="Loading your analytics...">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-12 md:gap-5 md:*:col-span-12">
        <StatStripSkeleton label="Your figures" count={4} hasNotes />
        <Skeleton className="min-h-75 rounded-lg md:col-span-7! min-[75rem]:col-span-8!" />
        <Skeleton className="min-h-75 rounded-lg md:col-span-5! min-[75rem]:col-span-4!" />
        <Skeleton className="min-h-48 rounded-lg md:col-span-6!" />
        <Skeleton className="min-h-48 rounded-lg md:col-span-6!" />
        <Skeleton className="min-h-75 rounded-lg md:col-span-7! min-[75rem]:col-span-8!" />
        <Skeleton className="min-h-75 rounded-lg md:col-span-5! min-[75rem]:col-span-4!" />
      </div>
    </Loading>
  )
}
