import { useMutation } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import type { User } from '#contract/session.ts'
import type { teamContract } from '#contract/team.ts'
import { api } from '../../api.ts'
import { messageOf } from '../../lib/message-of.ts'
import { toast } from '../../ui/toast-store.ts'
import { memberName } from './member-name.ts'
import type { ShownLink } from './sign-in-link-dialog.tsx'
import { useRefreshTeam } from './use-team.ts'

/** `onRemoved` is called when the list is without them. */
export function useRemoval({ email }: User, onRemoved: () => void) {
  const refresh = useRefreshTeam()
  return useMutation({
    mutationFn: () => api.team.deleteUser({ email }),
    onSuccess: () => {
      toast({
        title: 'User Removed',
        description: 'User has been removed from the team.',
        variant: 'success',
      })
      return refresh().then(onRemoved)
    },
    onError: fail('Delete Failed', 'Could not remove user. Please try again.'),
  })
}

export type MemberChange = Omit<InputOf<typeof teamContract.updateUser>, 'email'>

export function useChange({ email }: User, onDone: () => void) {
  const refresh = useRefreshTeam()
  return useMutation({
    mutationFn: (change: MemberChange) => api.team.updateUser({ email, ...change }),
    onSuccess: async () => {
      await refresh()
      toast({ title: 'Changes saved', variant: 'success' })
      onDone()
    },
    onError: fail('Error', 'The changes were not saved. Please try again.'),
  })
}

/** Makes a link and copies it; where the browser will not copy, `onToShow` gets it. */
export function useSignInLink(member: User, onToShow: (link: ShownLink) => void) {
  const name = memberName(member)
  return useMutation({
    mutationFn: () => api.team.createSignInLink({ email: member.email }),
    onSuccess: async ({ link }) => {
      const address = new URL(link, location.origin).href
      if (!(await copy(address))) return onToShow({ name, address })
      toast({
        title: 'Sign-in link copied',
        description: `It signs in ${name}, once, within 24 hours.`,
        variant: 'success',
      })
    },
    onError: fail('Error', 'The link was not made. Please try again.'),
  })
}

/** Needs https (or this very machine), and a browser that allows it. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const fail = (title: string, fixedWords: string) => (error: unknown) =>
  toast({ title, description: messageOf(error, fixedWords), variant: 'destructive' })
