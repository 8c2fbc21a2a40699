import type { Notification } from '#contract/notifications.ts'
import type { NotificationRow } from './queries.ts'

export const presentNotification = ({
  createdAt,
  readAt,
  ...row
}: NotificationRow): Notification => ({
  ...row,
  createdAt: createdAt.toISOString(),
  read: readAt !== null,
})
