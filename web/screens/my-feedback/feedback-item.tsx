import { MessageSquareReply } from 'lucide-react'
import type { Feedback } from '#contract/feedback.ts'
import { formatDayIfAny, formatMoment } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

/** One message and its answer. */
export function FeedbackItem({ item }: { item: Feedback }) {
  const { id, subject, createdAt, message, adminResponse, respondedAt } = item
  return (
    <Card as="article" aria-labelledby={`feedback-${id}`} className="p-5 md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={`feedback-${id}`} className="type-card-heading wrap-anywhere">
            {subject}
          </h2>
          <p className="mt-0.5 text-xs text-faint">{formatDayIfAny(createdAt)}</p>
        </div>
        <StatusBadge status={item.status} />
      </header>
      <p className="mt-3 max-w-180 wrap-anywhere whitespace-pre-line text-muted">{message}</p>
      {adminResponse && (
        <div className="mt-5 rounded-md bg-sunken px-4 py-3.5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
            <Icon of={MessageSquareReply} size="sm" className="text-brand-ink" />
            <b className="font-semibold">Response</b>
            {respondedAt && <span className="text-xs text-faint">{formatMoment(respondedAt)}</span>}
          </p>
          <p className="mt-1.5 max-w-180 wrap-anywhere whitespace-pre-line">{adminResponse}</p>
        </div>
      )}
    </Card>
  )
}

/** In the sender's words: what matters to them is whether somebody has answered. */
function StatusBadge({ status }: Pick<Feedback, 'status'>) {
  switch (status ?? 'new') {
    case 'new':
      return <Badge variant="neutral">Pending</Badge>
    case 'read':
      return <Badge variant="brand">Read</Badge>
    case 'resolved':
      return <Badge variant="success">Responded</Badge>
    default:
      return <Badge>{status}</Badge>
  }
}
