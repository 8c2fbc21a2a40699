import { Skeleton } from './skeleton.tsx'
import { StatStrip } from './stat.tsx'

type StatStripSkeletonProps = { label: string; count: number; hasNotes?: boolean }

/** A strip of so many stats that are not there yet, as high as it will be. */
export function StatStripSkeleton({ label, count, hasNotes }: StatStripSkeletonProps) {
  return (
    <StatStrip label={label}>
      {Array.from({ length: count }, (_, stat) => (
        <div key={stat} className="grid gap-3 px-5 pt-4 pb-5 md:px-6 md:pt-5 md:pb-6">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-12 w-16" />
          {hasNotes && <Skeleton className="h-4 w-20" />}
        </div>
      ))}
    </StatStrip>
  )
}
