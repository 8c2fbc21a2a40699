import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import type { Notification } from '#contract/notifications.ts'
import { api, query } from '../api.ts'
import { useUser } from '../session.ts'
import { toast } from '../ui/toast-store.ts'
import { ENTERING_STALE_MS } from './entering.ts'
import { messageOf } from './message-of.ts'
import { saveMarks, useMarks } from './notification-marks.ts'
import { sampleNotifications } from './sample-notifications.ts'
import { useSettings } from './use-settings.ts'

export const notificationsQuery = query(api.notifications.listNotifications, {})

export type ShownNotification = Omit<Notification, 'id'> & {
  key: string
  inHeader: boolean
  /** The server's; the sample ones have none, and no button of theirs makes a call. */
  id?: number
}

/** What the bell and the page show: real ones and the samples in one list, newest first. */
export function useNotifications() {
  const samples = useSamples()
  // The bell stands on every page, so entering any of them is entering this list.
  const { data: real = [] } = useQuery({ ...notificationsQuery, staleTime: ENTERING_STALE_MS })
  const items: ShownNotification[] = [
    ...real.map((item) => ({ ...item, key: `real-${item.id}`, inHeader: true })),
    ...samples,
  ]
  return {
    items,
    unread: items.filter(({ read }) => !read).length,
    ...useActions(),
    ...useActionsOnAll(real, samples),
  }
}

function useActions() {
  const { id: personId } = useUser()
  const change = useChange()
  return {
    markRead({ id, key, read }: ShownNotification) {
      if (read) return
      if (id === undefined) return saveMarks(personId, { read: [key] })
      change({
        call: () => api.notifications.markRead({ id }),
        update: (list) => list.map((item) => (item.id === id ? { ...item, read: true } : item)),
      })
    },
    remove({ id, key }: ShownNotification) {
      if (id === undefined) return saveMarks(personId, { deleted: [key] })
      change({
        call: () => api.notifications.deleteNotification({ id }),
        update: (list) => list.filter((item) => item.id !== id),
      })
    },
  }
}

function useActionsOnAll(real: Notification[], samples: ShownNotification[]) {
  const { id: personId } = useUser()
  const change = useChange()
  const sampleKeys = samples.map(({ key }) => key)
  const through = Math.max(0, ...real.map(({ id }) => id))
  return {
    markAllRead() {
      saveMarks(personId, { read: sampleKeys })
      if (real.every(({ read }) => read)) return
      change({
        call: () => api.notifications.markAllRead({ through }),
        update: (list) => list.map((item) => ({ ...item, read: true })),
      })
    },
    clearAll() {
      saveMarks(personId, { deleted: sampleKeys })
      if (real.length === 0) return
      change({
        call: () => api.notifications.clearNotifications({ through }),
        update: () => [],
      })
    },
  }
}

function useSamples(): ShownNotification[] {
  const user = useUser()
  const marks = useMarks(user.id)
  const { productName } = useSettings()
  return sampleNotifications(productName)
    .filter(({ key }) => !marks.deleted.includes(key))
    .map((sample) => ({
      ...sample,
      // As old as the account.
      createdAt: user.createdAt,
      read: !sample.inHeader || marks.read.includes(sample.key),
    }))
}

type Change = {
  call: () => Promise<unknown>
  /** What the list will be; shown at once, and read again where the call fails. */
  update: (list: Notification[]) => Notification[]
}

function useChange() {
  const client = useQueryClient()
  const { queryKey } = notificationsQuery
  const { mutate } = useMutation({
    mutationFn: ({ call }: Change) => call(),
    onMutate: ({ update }: Change) => {
      client.setQueryData(queryKey, (list) => list && update(list))
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey })
      const status = error instanceof ApiError ? error.status : undefined
      // Signed out is said elsewhere; what is gone on another device is gone here too.
      if (status === 401 || status === 404) return
      const description = messageOf(error, 'Failed to update notifications. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  return mutate
}
