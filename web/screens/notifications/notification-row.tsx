import clsx from 'clsx'
import { Check, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { formatDayIfAny } from '../../lib/format.ts'
import { notificationIcon } from '../../lib/notification-icon.ts'
import type { ShownNotification } from '../../lib/use-notifications.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'

type NotificationRowProps = {
  item: ShownNotification
  onRead: () => void
  onDelete: () => void
}

export function NotificationRow({ item, onRead, onDelete }: NotificationRowProps) {
  const { type, title, message, path, createdAt, read } = item
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-4 pt-4 pb-3 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto] sm:px-5 sm:pb-4">
      <span
        className={clsx(
          'row-span-2 grid size-10 place-items-center self-start rounded-md',
          read ? 'bg-sunken text-faint' : 'bg-brand-soft text-brand-ink',
        )}
      >
        <Icon of={notificationIcon(type)} />
      </span>
      <div>
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {!read && (
            <>
              <i aria-hidden className="size-2 flex-none rounded-full bg-brand" />
              <span className="sr-only">Unread: </span>
            </>
          )}
          <Link
            href={path}
            onClick={onRead}
            className={clsx(
              'rounded-xs wrap-anywhere underline-offset-3 hover:underline',
              read ? 'font-medium text-muted' : 'font-semibold',
            )}
          >
            {title}
          </Link>
          <Badge>{nameOf(type)}</Badge>
        </h3>
        <p className="mt-0.5 line-clamp-4 max-w-160 text-sm text-pretty wrap-anywhere whitespace-pre-line text-muted">
          {message}
        </p>
      </div>
      <p className="col-start-2 row-start-2 text-xs text-faint">{formatDayIfAny(createdAt)}</p>
      <div className="col-start-2 row-start-2 -mr-1.5 flex gap-1 justify-self-end sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-start">
        {!read && (
          <IconButton icon={Check} size="sm" label={`Mark as read: ${title}`} onClick={onRead} />
        )}
        <IconButton icon={Trash2} size="sm" label={`Delete: ${title}`} onClick={onDelete} />
      </div>
    </li>
  )
}

/** 'reminder' → 'Reminder'. */
const nameOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)
