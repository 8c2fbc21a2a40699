import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { api, query } from '../../api.ts'
import { messageOf } from '../../lib/message-of.ts'
import { toast } from '../../ui/toast-store.ts'

/** The specification's. */
const POLL_MS = 2000
/** The first look comes sooner: somebody has just pressed the button. */
const FIRST_LOOK_MS = 400

/** Others change these too: whoever comes back to the page asks again, but not in the second it was asked. */
const ASKED_ON_ENTERING = { staleTime: 1000 }

export const materialsQuery = queryOptions({
  ...query(api.materials.listMaterials, {}),
  ...ASKED_ON_ENTERING,
})
export const statusQuery = queryOptions({
  ...query(api.materials.getBatchStatus, {}),
  ...ASKED_ON_ENTERING,
})

/** Reading the bank's PDFs: starting it, and watching it wherever it was started, here, elsewhere or before. */
export function useProcessing() {
  const { status, look } = useReadingStatus()
  const start = useMutation({
    mutationFn: () => api.materials.processMaterials({}),
    onSuccess: ({ message }) => say('Success', message, 'success'),
    onError: (error) =>
      say('Error', messageOf(error, 'Failed to process PDFs. Please try again.'), 'destructive'),
    onSettled: look,
  })
  return { status, start, batch: useBatch(status, look) }
}

type Status = Awaited<ReturnType<typeof api.materials.getBatchStatus>>
type Look = () => Promise<Status | undefined>

/** The batch call ends when the run does, unless its patience or a proxy's is shorter; then the status tells of the end. */
function useBatch({ isProcessing, questionsAdded }: Status, look: Look) {
  const isAwaited = useRef(false)
  const isGoingOn = async () => {
    isAwaited.current = (await look())?.isProcessing ?? false
    return isAwaited.current
  }
  const onEnd = useEffectEvent(() => {
    if (isAwaited.current) announce(questionsAdded)
    isAwaited.current = false
  })
  useEffect(() => {
    if (!isProcessing) onEnd()
  }, [isProcessing])

  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.materials.batchProcess({}),
    onSettled: () =>
      client.invalidateQueries({ queryKey: api.pageProposals.listPageProposals.key }),
    onMutate: () => void setTimeout(() => void look(), FIRST_LOOK_MS),
    onSuccess: async (answer) => (await isGoingOn()) || announce(answer.questionsAdded),
    onError: async (error) => (await isGoingOn()) || reportBatchFailure(error),
  })
}

function announce(questionsAdded: number) {
  const description = `Successfully processed ${questionsAdded} questions from all PDFs`
  say('Batch Processing Complete!', description, 'success')
}

/** Polled only while something is being read; what is finished shows in the lists at once. */
function useReadingStatus() {
  const client = useQueryClient()
  const { data, refetch } = useSuspenseQuery({
    ...statusQuery,
    refetchInterval: ({ state }) => (state.data && isGoing(state.data) ? POLL_MS : false),
  })
  const pending = data.pendingIds.join()
  const lastPending = useRef(pending)
  useEffect(() => {
    if (lastPending.current === pending) return
    lastPending.current = pending
    for (const { key } of CHANGED_BY_READING) void client.invalidateQueries({ queryKey: key })
  }, [client, pending])
  return { status: data, look: async () => (await refetch()).data }
}

const CHANGED_BY_READING = [
  api.materials.listMaterials,
  api.exams.listExams,
  api.pageProposals.listPageProposals,
]

const isGoing = ({ isProcessing, pendingIds }: Status) => isProcessing || pendingIds.length > 0

const reportBatchFailure = (error: unknown) => {
  const fixedWords = 'Failed to process PDFs in batch. Please try again.'
  say('Batch Processing Failed', messageOf(error, fixedWords), 'destructive')
}

const say = (title: string, description: string, variant: 'success' | 'destructive') =>
  toast({ title, description, variant })
