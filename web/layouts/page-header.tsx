import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHeadingFocus } from '../lib/use-heading-focus.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { useHeaderHeight } from './use-header-height.ts'

type PageHeaderProps = {
  title: string
  subtitle?: ReactNode
  onOpenMenu: () => void
}

/** The bar over every page of the app: what this page is, and the person's own menu. */
export function PageHeader({ title, subtitle, onOpenMenu }: PageHeaderProps) {
  const heading = useHeadingFocus()
  const header = useHeaderHeight()
  return (
    <header
      ref={header}
      className="sticky top-0 z-20 flex min-h-16 items-center gap-1 border-b border-hairline bg-bg px-gutter py-3 lg:min-h-18 lg:gap-3"
    >
      <IconButton
        icon={MenuIcon}
        label="Open menu"
        onClick={onOpenMenu}
        className="-ml-2 lg:hidden"
      />
      <div className="ml-1 min-w-0 flex-1 lg:ml-0">
        <h1 ref={heading} tabIndex={-1} className="type-page-title truncate">
          {title}
        </h1>
        {subtitle && (
          <p className="text-xs text-pretty wrap-anywhere text-muted sm:truncate sm:text-sm">
            {subtitle}
          </p>
        )}
      </div>
      <NotificationsMenu />
      <ProfileMenu />
    </header>
  )
}
