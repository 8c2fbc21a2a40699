import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatStrip } from '../../ui/stat.tsx'

/** The page's own boxes: four figures, the week and the breakdown, areas, attempts and goals. */
export function AnalyticsSkeleton() {
  return (
    <Loading label="Loading your analytics...">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-12 md:gap-5 md:*:col-span-12">
        <StatStrip label="Your figures">
          {[0, 1, 2, 3].map((stat) => (
            <div key={stat} className="grid gap-3 px-5 pt-4 pb-5 md:px-6 md:pt-5 md:pb-6">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-12 w-16" />
              <Skeleton className="h-4 w-20" />
            </div>
          ))}
        </StatStrip>
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
