import { Link2, Pencil, Trash2 } from 'lucide-react'
import type { Member } from '#contract/team.ts'
import { roleLabel } from '../../lib/display-name.ts'
import { formatDay } from '../../lib/format.ts'
import { useUser } from '../../session.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Cell, TableRow } from '../../ui/table.tsx'
import { memberName, nameOrEmail } from './member-name.ts'
import type { ShownLink } from './sign-in-link-dialog.tsx'
import { useRemoval, useSignInLink } from './use-member.ts'

type MemberRowProps = {
  member: Member
  onEdit: (member: Member) => void
  /** The link could not be copied, so it is shown. */
  onLinkToShow: (link: ShownLink) => void
  onRemoved: () => void
}

export function MemberRow({ member, ...actions }: MemberRowProps) {
  const { email, role, authorized, createdAt, extraTime, neverSignedIn } = member
  return (
    <TableRow>
      <Cell label="Name" className="md:align-middle">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-semibold wrap-anywhere">{memberName(member)}</b>
          {extraTime > 1 && <Badge>{extraTime}× time</Badge>}
          {neverSignedIn && <span className="text-xs text-muted">Never signed in</span>}
        </span>
      </Cell>
      <Cell label="Email" className="wrap-anywhere text-muted md:align-middle">
        {email}
      </Cell>
      <Cell label="Role" className="md:align-middle">
        <Badge variant={role === 'admin' ? 'brand' : 'neutral'}>{roleLabel({ role })}</Badge>
      </Cell>
      <Cell label="Status" className="md:align-middle">
        <Badge variant={authorized ? 'success' : 'neutral'}>
          {authorized ? 'Active' : 'Inactive'}
        </Badge>
      </Cell>
      <Cell label="Added" className="whitespace-nowrap text-muted tabular-nums md:align-middle">
        {formatDay(createdAt)}
      </Cell>
      <Cell label="Actions" className="md:py-1.5! md:align-middle">
        <MemberActions member={member} {...actions} />
      </Cell>
    </TableRow>
  )
}

function MemberActions({ member, onEdit, onLinkToShow, onRemoved }: MemberRowProps) {
  const isOneself = useUser().id === member.id
  const removal = useRemoval(member, onRemoved)
  const signInLink = useSignInLink(member, onLinkToShow)
  const name = memberName(member)
  const askAndRemove = () => {
    const question = `Remove ${nameOrEmail(member)} from the team? This action cannot be undone.`
    if (window.confirm(question)) removal.mutate()
  }
  return (
    <span className="-my-1 -ml-2 flex md:-my-0">
      <IconButton icon={Pencil} size="sm" label={`Edit ${name}`} onClick={() => onEdit(member)} />
      <IconButton
        icon={Link2}
        size="sm"
        label={`Copy sign-in link for ${name}`}
        disabled={!member.authorized || signInLink.isPending}
        onClick={() => signInLink.mutate()}
      />
      <IconButton
        icon={Trash2}
        size="sm"
        label={isOneself ? 'You cannot delete yourself' : `Delete ${name}`}
        disabled={isOneself || removal.isPending}
        onClick={askAndRemove}
      />
    </span>
  )
}
