import { AppLayout } from '../../layouts/app-layout.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { GeneratorCard } from './generator-card.tsx'
import { PastAttempts } from './past-attempts.tsx'
import { PracticeRoleplaysSkeleton } from './practice-roleplays-skeleton.tsx'
import { ProgressCard } from './progress-card.tsx'
import { RecentScenarios } from './recent-scenarios.tsx'
import { Tips } from './tips.tsx'
import { useAttempts, useOpenAttempt } from './use-attempts.ts'

/** Scenarios to practice, and what came of those that were. */
export function PracticeRoleplaysScreen() {
  return (
    <AppLayout
      title="Practice Roleplays"
      subtitle="Meet a judge, make your case, see where the points are."
      loading={<PracticeRoleplaysSkeleton />}
    >
      <PracticeRoleplays />
    </AppLayout>
  )
}

function PracticeRoleplays() {
  const { attempts, progress } = useAttempts()
  const { openId, close } = useOpenAttempt()
  return (
    <>
      {openId !== undefined && <FeedbackSection key={openId} attemptId={openId} onClose={close} />}
      <div className="grid gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <GeneratorCard />
        <RecentScenarios />
      </div>
      {attempts.length > 0 && (
        <div className="mt-8 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <PastAttempts attempts={attempts} openId={openId} />
          <ProgressCard progress={progress} />
        </div>
      )}
      <Tips />
    </>
  )
}
