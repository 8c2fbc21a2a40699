import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatStripSkeleton } from '../../ui/stat-skeleton.tsx'

/** The page's own boxes: four figures, then exams. */
export function ExamPracticeSkeleton() {
  return (
    <Loading label="Loading exams...">
      <StatStripSkeleton label="Your exams" count={4} />
      <div className="mt-8 grid gap-4">
        <Skeleton className="my-2 h-6 w-56" />
        {[0, 1].map((exam) => (
          <Card
            key={exam}
            as="div"
            className="grid gap-5 p-5 md:grid-cols-[minmax(0,1fr)_13rem] md:gap-8 md:p-6"
          >
            <div className="grid gap-3">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="mt-2 h-4 w-1/2" />
            </div>
            <div className="grid content-between gap-3">
              <Skeleton className="h-8 w-20" />
              <Skeleton className="h-4" />
              <Skeleton className="h-10" />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  )
}
