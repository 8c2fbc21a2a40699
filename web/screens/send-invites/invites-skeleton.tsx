import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** The page's own boxes: the form, then the list. */
export const InvitesSkeleton = () => (
  <Loading label="Loading invitations...">
    <div className="grid gap-8">
      <Card as="div" className="grid gap-5 p-5 md:p-6">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-44" />
        <Skeleton className="h-10 w-40 justify-self-end" />
      </Card>
      <Card as="div" className="grid gap-4 p-5">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-5" />
        ))}
      </Card>
    </div>
  </Loading>
)
