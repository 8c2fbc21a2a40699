import { AdminOnly } from '../../layouts/admin-only.tsx'
import { AppLayout } from '../../layouts/app-layout.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stat, StatStrip } from '../../ui/stat.tsx'
import { FeedbackSkeleton } from './feedback-skeleton.tsx'
import { FeedbackTable } from './feedback-table.tsx'
import { ResponseDialog } from './response-dialog.tsx'
import { useFeedback } from './use-feedback.ts'

/** What students have written, for every admin to read and answer. */
export function FeedbackScreen() {
  return (
    <AdminOnly denied="Feedback is only available to administrators.">
      <AppLayout
        title="Feedback"
        subtitle="Read what students write, and answer them."
        loading={<FeedbackSkeleton />}
      >
        <Feedback />
      </AppLayout>
    </AdminOnly>
  )
}

function Feedback() {
  const { feedback, counts, opened, open, close } = useFeedback()
  return (
    <>
      <StatStrip label="Feedback in numbers">
        <Stat label="Total Feedback" value={feedback.length} />
        <Stat label="New Messages" value={counts.new} />
        <Stat label="Resolved" value={counts.resolved} className="max-md:col-span-2" />
      </StatStrip>
      <div className="mt-8">
        {feedback.length === 0 ? (
          <EmptyState title="No feedback yet">
            Student feedback will appear here when submitted.
          </EmptyState>
        ) : (
          <Card as="div" className="overflow-hidden">
            <FeedbackTable feedback={feedback} onOpen={open} />
          </Card>
        )}
      </div>
      {opened && <ResponseDialog key={opened.id} listed={opened} onClose={close} />}
    </>
  )
}
