import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export function PracticeRoleplaysSkeleton() {
  return (
    <Loading label="Loading your roleplays...">
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card as="div" className="grid gap-5 p-6">
          <Skeleton className="h-5 w-40" />
          {[0, 1, 2, 3].map((field) => (
            <Skeleton key={field} className="h-10" />
          ))}
        </Card>
        <Card as="div" className="grid gap-6 p-6">
          <Skeleton className="h-5 w-40" />
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </Card>
      </div>
    </Loading>
  )
}
