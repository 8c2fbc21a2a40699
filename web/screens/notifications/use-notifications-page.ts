import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import {
  notificationsQuery,
  useNotifications,
  type ShownNotification,
} from '../../lib/use-notifications.ts'

/** The list with what a page adds to the bell: it says what was done, and the focus survives what is deleted under it. */
export function useNotificationsPage() {
  // Waits and fails for the page; the bell beside it shows what it has.
  useSuspenseQuery({ ...notificationsQuery, staleTime: ENTERING_STALE_MS })
  const notifications = useNotifications()
  const list = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')

  return {
    ...notifications,
    list,
    said,
    markRead(item: ShownNotification) {
      list.current?.focus({ preventScroll: true })
      notifications.markRead(item)
      say(`Marked as read: ${item.title}`)
    },
    remove(item: ShownNotification) {
      // To the list: the button that was pressed goes away with its row.
      list.current?.focus({ preventScroll: true })
      notifications.remove(item)
      say(`Deleted: ${item.title}`)
    },
    markAllRead() {
      list.current?.focus({ preventScroll: true })
      notifications.markAllRead()
      say('All notifications are read.')
    },
    clearAll() {
      list.current?.focus({ preventScroll: true })
      notifications.clearAll()
      say('All notifications are cleared.')
    },
  }
}
