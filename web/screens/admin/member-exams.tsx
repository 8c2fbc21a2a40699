import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MemberExam } from './member-exam.tsx'
import { useSittings } from './use-sittings.ts'

/** A student's exams, the running ones first, and what an advisor can do to each. */
export function MemberExams({ email }: { email: string }) {
  const { data: sittings, isError, refetch } = useSittings(email)
  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-muted">
        The exams could not be loaded.
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  if (!sittings) return <Skeleton className="h-16 w-full" />
  if (sittings.length === 0) return <p className="text-sm text-muted">No exams yet.</p>
  return (
    <ul aria-label="Exams" className="divide-y divide-hairline">
      {sittings.map((sitting) => (
        <MemberExam key={sitting.id} email={email} sitting={sitting} />
      ))}
    </ul>
  )
}
