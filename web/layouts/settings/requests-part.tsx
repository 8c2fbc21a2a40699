import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import { formatDay } from '../../lib/format.ts'
import { messageOf } from '../../lib/message-of.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { PartState } from './part-state.tsx'
import { SettingsSection } from './settings-section.tsx'

type Request = Awaited<ReturnType<typeof api.settings.listDeletionRequests>>[number]

/** Who asks to be deleted. */
export function RequestsPart() {
  const { data, isError, refetch } = useQuery({
    ...query(api.settings.listDeletionRequests, {}),
    staleTime: ENTERING_STALE_MS,
  })
  if (!data) return <PartState isError={isError} onRetry={() => void refetch()} />
  return (
    <SettingsSection
      title="Requests to be deleted"
      hint="Deleting removes the account, every exam and answer, messages and goals at once. Whoever only leaves the team can be made inactive instead."
    >
      {data.length === 0 && <p className="text-muted">Nobody has asked.</p>}
      <ul aria-label="Requests" className="divide-y divide-hairline">
        {data.map((request) => (
          <RequestRow key={request.email} request={request} />
        ))}
      </ul>
    </SettingsSection>
  )
}

function RequestRow({ request: { name, email, requestedAt, isOwn } }: { request: Request }) {
  const remove = useRemoval()
  const ask = () => {
    if (window.confirm(`Remove ${name} from the team? This action cannot be undone.`))
      remove.mutate(email)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <b className="block font-label">{name}</b>
        <span className="block text-sm wrap-anywhere text-muted">
          {email} · asked {formatDay(requestedAt)}
        </span>
      </div>
      {isOwn ? (
        <span className="text-sm text-muted">Your own: another admin decides.</span>
      ) : (
        <Button variant="destructive" size="sm" busy={remove.isPending} onClick={ask}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}

function useRemoval() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => api.team.deleteUser({ email }),
    onSuccess: () =>
      toast({
        title: 'User Removed',
        description: 'User has been removed from the team.',
        variant: 'success',
      }),
    onError: (error) =>
      toast({
        title: 'Delete Failed',
        description: messageOf(error, 'Could not remove user. Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () =>
      // Whoever goes takes rows of nearly every list along.
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' }),
  })
}
