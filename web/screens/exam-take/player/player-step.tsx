import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { api, query } from '../../../api.ts'
import { WholePageFailure } from '../../../layouts/page-failure.tsx'
import { PlayerLayout } from '../../../layouts/player-layout.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Player } from './player.tsx'

// With the app around it, which a running exam does without.
const ClosedSession = lazy(() =>
  import('./closed-session.tsx').then((m) => ({ default: m.ClosedSession })),
)

type PlayerStepProps = { examId: number; number: number; reviewing: boolean }

/** The running session of this exam: straight to its question after a reload, or what became of it. */
export function PlayerStep({ examId, number, reviewing }: PlayerStepProps) {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(
    query(api.exams.getSession, { id: examId }),
  )
  if (isError) return <WholePageFailure onRetry={() => void refetch()} />
  if (!data) return <PlayerSkeleton />
  const { session } = data
  if (!session) return <ClosedSession examId={examId} />
  return (
    <Player
      key={session.sessionId}
      session={session}
      receivedAt={dataUpdatedAt}
      number={number}
      reviewing={reviewing}
    />
  )
}

/** The player's own boxes. */
function PlayerSkeleton() {
  return (
    <PlayerLayout
      title="Exam Practice"
      head={
        <div className="player-bar">
          <Skeleton className="h-5 w-64 max-w-[60%]" />
        </div>
      }
      foot={<Skeleton className="h-10 w-28" />}
    >
      <Loading label="Loading exam...">
        <div className="grid gap-3">
          <Skeleton className="mb-2 h-7 w-10" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="mb-4 h-5 w-3/5" />
          {[0, 1, 2, 3].map((option) => (
            <Skeleton key={option} className="h-14 w-full" />
          ))}
        </div>
      </Loading>
    </PlayerLayout>
  )
}
