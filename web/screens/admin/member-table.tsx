import { useRef, useState } from 'react'
import type { User } from '#contract/session.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EditMemberDialog } from './edit-member-dialog.tsx'
import { LongTable } from './long-table.tsx'
import { MemberRow } from './member-row.tsx'
import { SignInLinkDialog, type ShownLink } from './sign-in-link-dialog.tsx'
import { useMembers } from './use-team.ts'
import { findPeople } from './use-shown-part.ts'

const COLUMNS = ['Name', 'Email', 'Role', 'Status', 'Added', 'Actions']

export function MemberTable({ wanted }: { wanted: string }) {
  const { teamName } = useSettings()
  const members = useMembers()
  const [edited, setEdited] = useState<User>()
  const [link, setLink] = useState<ShownLink>()
  const heading = useRef<HTMLHeadingElement>(null)
  const found = findPeople(members, wanted)
  if (members.length === 0)
    return <EmptyState title={`No team members yet. Start adding ${teamName} stars!`} />
  if (found.length === 0)
    return <EmptyState title="Nobody found">No name or email holds “{wanted.trim()}”.</EmptyState>
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Team members
      </h2>
      <LongTable label="Team members" columns={COLUMNS} rows={found}>
        {(member) => (
          <MemberRow
            key={member.id}
            member={member}
            onEdit={setEdited}
            onLinkToShow={setLink}
            // Its button has had the focus, and is gone.
            onRemoved={() => heading.current?.focus()}
          />
        )}
      </LongTable>
      {edited && <EditMemberDialog member={edited} onClose={() => setEdited(undefined)} />}
      {link && <SignInLinkDialog {...link} onClose={() => setLink(undefined)} />}
    </>
  )
}
