import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { EarlierResponse, type ReceivedFeedback } from '#contract/feedback.ts'
import { api } from '../../api.ts'
import { messageOf } from '../../lib/message-of.ts'
import { toast } from '../../ui/toast-store.ts'
import { feedbackQuery } from './use-feedback.ts'

/**
 * One message being answered. Opening it tells the server, which says how it stands now; an answer that another admin
 * gives meanwhile is shown before it can be replaced.
 */
export function useResponse(listed: ReceivedFeedback, onDone: () => void) {
  useOpening(listed.id)
  // Whatever comes, from opening or from a refusal, is put into the list, so this is the latest there is.
  const item = listed
  const [text, setText] = useState(item.adminResponse ?? '')
  const [startedFrom] = useState(item.responseRevision)
  const sending = useSending(item, onDone)

  return {
    item,
    text,
    setText,
    isPending: sending.isPending,
    isAnsweredMeanwhile: item.responseRevision > startedFrom,
    send() {
      if (sending.isPending) return
      if (text.trim() === '') sayError('Please enter a response')
      else sending.mutate(text)
    },
  }
}

function useSending({ id, responseRevision }: ReceivedFeedback, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (response: string) =>
      api.feedback.respondToFeedback({
        feedbackId: id,
        response,
        ...(responseRevision > 0 && { replaces: responseRevision }),
      }),
    onSuccess: () => {
      toast({
        title: 'Response Sent',
        description: 'Your response has been sent to the student.',
        variant: 'success',
      })
      for (const { key } of [api.feedback.listFeedback, api.feedback.listOwnFeedback]) {
        void client.invalidateQueries({ queryKey: key })
      }
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return
      showEarlier(client, id, error)
      sayError(messageOf(error, 'Failed to send response'))
    },
  })
}

function useOpening(id: number) {
  const client = useQueryClient()
  useQuery({
    queryKey: [...api.feedback.openFeedback.key, { id }],
    queryFn: async () => {
      const opened = await api.feedback.openFeedback({ id })
      putIntoList(client, opened)
      void client.invalidateQueries({ queryKey: api.notifications.listNotifications.key })
      return opened
    },
    // Each opening is one: nothing of the last is shown instead.
    staleTime: 0,
    gcTime: 0,
  })
}

/** A refusal because somebody else has answered carries their answer. */
function showEarlier(client: QueryClient, id: number, error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 409) return
  const earlier = EarlierResponse.safeParse(error.body?.fields)
  if (!earlier.success) return
  const { response, ...rest } = earlier.data
  putIntoList(client, { ...rest, id, adminResponse: response, status: 'resolved' })
}

const putIntoList = (client: QueryClient, changed: Partial<ReceivedFeedback> & { id: number }) =>
  void client.setQueryData(feedbackQuery.queryKey, (list) =>
    list?.map((item) => (item.id === changed.id ? { ...item, ...changed } : item)),
  )

const sayError = (description: string) =>
  toast({ title: 'Error', description, variant: 'destructive' })
