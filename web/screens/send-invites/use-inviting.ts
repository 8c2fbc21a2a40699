import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { messageOf } from '../../lib/message-of.ts'
import { toast } from '../../ui/toast-store.ts'
import { readLines } from './read-lines.ts'

/** The form: what is typed stays until it was sent. */
export function useInviting() {
  const [text, setText] = useState('')
  const sending = useSending(() => setText(''))
  return {
    text,
    setText,
    count: readLines(text).length,
    isPending: sending.isPending,
    results: sending.data?.results ?? [],
    sentAt: sending.submittedAt,
    submit() {
      const emails = readLines(text)
      if (emails.length === 0) return sayNoneIsValid()
      if (!sending.isPending) sending.mutate(emails)
    },
  }
}

function useSending(onSent: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (emails: string[]) => api.invitations.sendInvitations({ emails }),
    onSuccess: ({ results, message }) => {
      onSent()
      sayOutcome(
        results.some(({ success }) => success),
        message,
      )
      for (const { key } of [
        api.invitations.listInvitations,
        api.team.listUsers,
        api.analytics.getFirstSteps,
      ])
        void client.invalidateQueries({ queryKey: key })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to send invitations. Please try again.'),
        variant: 'destructive',
      }),
  })
}

/** "Sent" is not said where nobody will get anything. */
const sayOutcome = (anySuccess: boolean, message: string) =>
  toast(
    anySuccess
      ? { title: 'Invitations Sent!', description: message, variant: 'success' }
      : { title: 'No invitations sent', description: message, variant: 'destructive' },
  )

const sayNoneIsValid = () =>
  toast({
    title: 'No valid emails',
    description: 'Please enter at least one valid email address.',
    variant: 'destructive',
  })
