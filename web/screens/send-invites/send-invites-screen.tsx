import { AdminOnly } from '../../layouts/admin-only.tsx'
import { AppLayout } from '../../layouts/app-layout.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { InvitesSkeleton } from './invites-skeleton.tsx'
import { MailNotice } from './mail-notice.tsx'
import { ResultList } from './result-list.tsx'
import { useInvitations } from './use-invitations.ts'
import { useInviting } from './use-inviting.ts'

/** Where an admin invites people by mail, and sees what became of it. */
export function SendInvitesScreen() {
  return (
    <AdminOnly denied="Beta invitations can only be sent by administrators.">
      <AppLayout
        title="Send Beta Invitations"
        subtitle="Each person gets a mail with a link that signs them in."
        loading={<InvitesSkeleton />}
      >
        <SendInvites />
      </AppLayout>
    </AdminOnly>
  )
}

function SendInvites() {
  const { invitations, hasMailServer, hasProvider, refresh, isRefreshing } = useInvitations()
  const inviting = useInviting()
  return (
    <div className="grid gap-8">
      {!hasMailServer && <MailNotice />}
      <InviteForm inviting={inviting} hasProvider={hasProvider} />
      {inviting.results.length > 0 && (
        <ResultList key={inviting.sentAt} results={inviting.results} />
      )}
      <InvitationList
        invitations={invitations}
        hasProvider={hasProvider}
        onRefresh={refresh}
        isRefreshing={isRefreshing}
      />
    </div>
  )
}
