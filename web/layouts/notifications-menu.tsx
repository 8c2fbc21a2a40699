import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Bell } from 'lucide-react'
import { useLocation } from 'wouter'
import { notificationIcon } from '../lib/notification-icon.ts'
import { paths } from '../lib/paths.ts'
import {
  notificationsQuery,
  useNotifications,
  type ShownNotification,
} from '../lib/use-notifications.ts'
import { iconButtonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuEntry, MenuHead, MenuLink, MenuSeparator } from '../ui/menu.tsx'

/** More would be a page of its own, and there is one. */
const SHOWN = 5
/** Beyond this a number says no more than "many". */
const MOST_COUNTED = 99

/** The bell: how many are unread, the newest few, and the way to all of them. */
export function NotificationsMenu() {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const { items, unread, markRead } = useNotifications()
  const newest = items.filter(({ inHeader }) => inHeader).slice(0, SHOWN)
  const open = (item: ShownNotification) => {
    markRead(item)
    navigate(item.path)
  }
  return (
    <Menu
      size="lg"
      trigger={<BellButton unread={unread} />}
      onOpen={() => void client.invalidateQueries(notificationsQuery)}
    >
      <MenuHead className="flex items-baseline justify-between gap-3">
        <b className="type-card-heading">Notifications</b>
        <span className="text-xs text-muted">
          {unread > 0 ? `${unread} unread` : 'All caught up'}
        </span>
      </MenuHead>
      {newest.map((item) => (
        <MenuEntry key={item.key} onSelect={() => open(item)}>
          <Entry item={item} />
        </MenuEntry>
      ))}
      {newest.length === 0 && (
        <p className="px-3 py-6 text-center text-muted">Nothing new right now.</p>
      )}
      <MenuSeparator />
      <MenuLink href={paths.notifications}>View all notifications</MenuLink>
    </Menu>
  )
}

type BellButtonProps = { unread: number }

/** What the menu adds (its ref, its state) comes as further props. */
function BellButton({ unread, ...trigger }: BellButtonProps) {
  return (
    <button type="button" className={iconButtonClass()} {...trigger}>
      <Icon of={Bell} size="lg" />
      <span className="sr-only">
        {unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      </span>
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 min-w-4.25 rounded-full bg-brand px-1 text-center text-2xs leading-4.25 font-heading text-on-brand tabular-nums ring-2 ring-bg forced-color-adjust-none"
        >
          {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
        </span>
      )}
    </button>
  )
}

function Entry({ item: { type, title, message, read } }: { item: ShownNotification }) {
  return (
    <>
      <Icon
        of={notificationIcon(type)}
        className={clsx('mt-px flex-none', read ? 'text-faint' : 'text-brand-ink')}
      />
      <span className="min-w-0 flex-1">
        <span className={clsx('block truncate', read ? 'text-muted' : 'font-semibold')}>
          {title}
        </span>
        <span className="line-clamp-2 wrap-anywhere text-muted">{message}</span>
      </span>
      {!read && (
        <>
          <i aria-hidden className="mt-1.5 size-2 flex-none rounded-full bg-brand" />
          <span className="sr-only">Unread</span>
        </>
      )}
    </>
  )
}
