import { useState } from 'react'
import { AppLayout } from '../../layouts/app-layout.tsx'
import { SupportDialog } from '../../layouts/support-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stat, StatStrip } from '../../ui/stat.tsx'
import { FeedbackItem } from './feedback-item.tsx'
import { MyFeedbackSkeleton } from './my-feedback-skeleton.tsx'
import { useMyFeedback } from './use-my-feedback.ts'

/** What this person has asked, and what came back. */
export function MyFeedbackScreen() {
  return (
    <AppLayout
      title="My Feedback"
      subtitle="Your messages to the admins, and their answers."
      loading={<MyFeedbackSkeleton />}
    >
      <MyFeedback />
    </AppLayout>
  )
}

function MyFeedback() {
  const { feedback, responses } = useMyFeedback()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <StatStrip label="Your feedback">
        <Stat label="Total Feedback" value={feedback.length} />
        <Stat label="Responses Received" value={responses} />
      </StatStrip>
      <section aria-label="What you sent" className="mt-8 grid gap-4">
        {feedback.length === 0 ? (
          <EmptyState
            title="No feedback submitted yet"
            action={<Button onClick={() => setOpen(true)}>Help &amp; Support</Button>}
          >
            Submit feedback from the Help &amp; Support page: it is in the profile menu, and right
            here.
          </EmptyState>
        ) : (
          feedback.map((item) => <FeedbackItem key={item.id} item={item} />)
        )}
      </section>
      <SupportDialog open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
