import * as z from 'zod/mini'
import { Done, Id, IdInPath } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The specification's four. The browser's own first items use all of them. */
export const NotificationType = z.enum(['welcome', 'update', 'reminder', 'achievement'])
export type NotificationType = z.infer<typeof NotificationType>

/** Older ones are forgotten: nobody scrolls back further than this to find news. */
export const NOTIFICATION_DAYS = 90
/** A list one can still look through; more than this within the days above is noise. */
export const MOST_NOTIFICATIONS = 200

export const Notification = z.object({
  id: Id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** The page it is about. */
  path: z.string(),
  createdAt: z.string(),
  read: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

/** The newest one the person has on the screen: what came since must not be read or gone unseen. */
const Through = z.object({ through: IdInPath })

export const NotificationSettings = z.object({
  /** At most one mail a day, and only when there is something new. */
  byMail: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** All of them the caller's own. */
export const notificationsContract = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'student',
    input: z.object({}),
    output: z.array(Notification),
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/notifications/:id/read',
    access: 'student',
    input: z.object({ id: IdInPath }),
    output: Done,
  }),
  markAllRead: endpoint({
    method: 'PUT',
    path: '/api/notifications/read',
    access: 'student',
    input: Through,
    output: Done,
  }),
  deleteNotification: endpoint({
    method: 'DELETE',
    path: '/api/notifications/:id',
    access: 'student',
    input: z.object({ id: IdInPath }),
    output: Done,
  }),
  clearNotifications: endpoint({
    method: 'DELETE',
    path: '/api/notifications',
    access: 'student',
    input: Through,
    output: Done,
  }),
  getNotificationSettings: endpoint({
    method: 'GET',
    path: '/api/notifications/settings',
    access: 'student',
    input: z.object({}),
    output: NotificationSettings,
  }),
  saveNotificationSettings: endpoint({
    method: 'PUT',
    path: '/api/notifications/settings',
    access: 'student',
    input: NotificationSettings,
    output: NotificationSettings,
  }),
}
