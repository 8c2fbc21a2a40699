import { AppLayout } from '../../layouts/app-layout.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotificationRow } from './notification-row.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { useNotificationsPage } from './use-notifications-page.ts'

/** Everything there is to know, and the buttons to be done with it. */
export function NotificationsScreen() {
  return (
    <AppLayout
      title="Notifications"
      subtitle="What is new, and what is worth a reminder."
      loading={<NotificationsSkeleton />}
    >
      <Notifications />
    </AppLayout>
  )
}

function Notifications() {
  const { items, unread, said, list, markRead, remove, markAllRead, clearAll } =
    useNotificationsPage()
  return (
    <section aria-labelledby="unread-count">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="unread-count" className="type-card-heading">
          {unread > 0 ? `${unread} unread` : 'No unread notifications'}
        </h2>
        {items.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={markAllRead} disabled={unread === 0}>
              Mark all as read
            </Button>
            <Button variant="ghost" size="sm" onClick={clearAll}>
              Clear all
            </Button>
          </div>
        )}
      </div>
      <div ref={list} tabIndex={-1} className="outline-none">
        {items.length === 0 ? (
          <EmptyState title="You’re all caught up">
            Answers to your feedback, new exams and reminders for your streak will appear here.
          </EmptyState>
        ) : (
          <Card as="div">
            <ul className="divide-y divide-hairline">
              {items.map((item) => (
                <NotificationRow
                  key={item.key}
                  item={item}
                  onRead={() => markRead(item)}
                  onDelete={() => remove(item)}
                />
              ))}
            </ul>
          </Card>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
