import { notificationsContract } from '#contract/notifications.ts'
import { implement } from '../lib/implement.ts'
import type { Deps } from '../ports/deps.ts'
import { makeToken } from '../sign-in/token.ts'
import { presentNotification } from './notification.ts'
import {
  isMailWanted,
  listOwnNotifications,
  markAllDismissed,
  markAllRead,
  markDismissed,
  markRead,
  saveMailWanted,
} from './queries.ts'

export const notificationRoutes = ({ db, clock }: Deps) =>
  implement(notificationsContract, {
    listNotifications: async (_, { user }) =>
      (await listOwnNotifications(db, user, clock.now())).map(presentNotification),

    async markRead({ id }, { user }) {
      await markRead(db, user, { id, now: clock.now() })
      return { message: 'Marked as read.' }
    },
    async markAllRead({ through }, { user }) {
      await markAllRead(db, user, { id: through, now: clock.now() })
      return { message: 'All marked as read.' }
    },
    async deleteNotification({ id }, { user }) {
      await markDismissed(db, user, { id, now: clock.now() })
      return { message: 'Notification deleted.' }
    },
    async clearNotifications({ through }, { user }) {
      await markAllDismissed(db, user, { id: through, now: clock.now() })
      return { message: 'All notifications cleared.' }
    },

    getNotificationSettings: async (_, { user }) => ({ byMail: await isMailWanted(db, user) }),
    async saveNotificationSettings({ byMail }, { user }) {
      await saveMailWanted(db, user, { byMail, token: makeToken() })
      return { byMail }
    },
  })
