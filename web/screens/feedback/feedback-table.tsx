import { Check } from 'lucide-react'
import type { ReceivedFeedback } from '#contract/feedback.ts'
import { formatDayIfAny } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cell, Table, TableRow } from '../../ui/table.tsx'

const COLUMNS = ['Status', 'User', 'Subject', 'Message', 'Date', 'Actions'] as const

type FeedbackTableProps = { feedback: ReceivedFeedback[]; onOpen: (id: number) => void }

export function FeedbackTable({ feedback, onOpen }: FeedbackTableProps) {
  return (
    <Table label="Feedback from students" columns={COLUMNS}>
      {feedback.map((item) => (
        <Row key={item.id} item={item} onOpen={() => onOpen(item.id)} />
      ))}
    </Table>
  )
}

function Row({ item, onOpen }: { item: ReceivedFeedback; onOpen: () => void }) {
  return (
    <TableRow>
      <Cell label="Status">
        <StatusBadge status={item.status} />
      </Cell>
      <Cell label="User" className="wrap-break-word md:max-w-44">
        <Address email={item.userEmail} />
      </Cell>
      <Cell label="Subject" className="font-medium wrap-anywhere md:max-w-48">
        {item.subject}
      </Cell>
      <Cell label="Message" className="md:max-w-80">
        <p className="line-clamp-2 wrap-anywhere text-muted">{item.message}</p>
      </Cell>
      <Cell label="Date" className="whitespace-nowrap text-muted">
        {formatDayIfAny(item.createdAt)}
      </Cell>
      <Cell label="Actions">
        <Button variant="secondary" size="sm" onClick={onOpen} className="max-md:w-full">
          {item.adminResponse ? 'Edit' : 'Respond'}
          <span className="sr-only">: {item.subject}</span>
        </Button>
      </Cell>
    </TableRow>
  )
}

/** Breaks before the @, where there is no room for all of it. */
function Address({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'))
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

/** A status this version does not know is shown as it is. */
function StatusBadge({ status }: Pick<ReceivedFeedback, 'status'>) {
  switch (status ?? 'new') {
    case 'new':
      return <Badge variant="brand">New</Badge>
    case 'read':
      return <Badge>Read</Badge>
    case 'resolved':
      return (
        <Badge variant="success">
          <Icon of={Check} className="size-3.5" />
          Resolved
        </Badge>
      )
    default:
      return <Badge>{status}</Badge>
  }
}
