import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Invitation } from '#contract/invitations.ts'
import { formatDay } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cell, Table, TableRow } from '../../ui/table.tsx'
import { noteOf, STATES } from './invitation-state.ts'

type InvitationListProps = {
  invitations: Invitation[]
  hasProvider: boolean
  onRefresh: () => void
  isRefreshing: boolean
}

/** Enough for a glance; a school's whole roster on request. */
const SHOWN = 50

/** Everybody who was ever invited and is still on the team, newest first. */
export function InvitationList({
  invitations,
  hasProvider,
  onRefresh,
  isRefreshing,
}: InvitationListProps) {
  const [all, setAll] = useState(false)
  if (invitations.length === 0) {
    return (
      <EmptyState title="Nobody has been invited yet">
        Everyone you invite stands here, with what became of their invitation.
      </EmptyState>
    )
  }
  const shown = all ? invitations : invitations.slice(0, SHOWN)
  return (
    <section aria-labelledby="invitations">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="invitations" className="type-card-heading">
          Invitations
        </h2>
        <Button variant="ghost" size="sm" onClick={onRefresh} busy={isRefreshing}>
          <Icon of={RefreshCw} size="sm" />
          Refresh
        </Button>
      </div>
      <Card as="div" className="overflow-hidden">
        <Table label="Invitations" columns={['Email', 'Invitation', 'Sent', 'Note']}>
          {shown.map((invitation) => (
            <InvitationRow
              key={invitation.email}
              invitation={invitation}
              hasProvider={hasProvider}
            />
          ))}
        </Table>
      </Card>
      {shown.length < invitations.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setAll(true)}>
          Show all {invitations.length}
        </Button>
      )}
    </section>
  )
}

type InvitationRowProps = { invitation: Invitation; hasProvider: boolean }

function InvitationRow({ invitation, hasProvider }: InvitationRowProps) {
  const { label, variant } = STATES[invitation.state] ?? { label: invitation.state }
  return (
    <TableRow>
      <Cell label="Email" className="font-label wrap-anywhere">
        {invitation.email}
      </Cell>
      <Cell label="Invitation">
        <Badge variant={variant ?? 'neutral'}>{label}</Badge>
      </Cell>
      <Cell label="Sent" className="whitespace-nowrap text-muted">
        {formatDay(invitation.invitedAt)}
      </Cell>
      <Cell label="Note" className="text-muted">
        {noteOf(invitation, { hasProvider })}
      </Cell>
    </TableRow>
  )
}
