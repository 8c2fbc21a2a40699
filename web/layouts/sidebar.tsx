import clsx from 'clsx'
import { useId } from 'react'
import { Link, useLocation } from 'wouter'
import { displayName, initials, roleLabel } from '../lib/display-name.ts'
import { paths } from '../lib/paths.ts'
import { useHasFinishedExam } from '../lib/use-has-finished-exam.ts'
import { useSettings } from '../lib/use-settings.ts'
import { can, useUser } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { SoonBadge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { ADMIN_LINKS, ANALYTICS_LINK, MAIN_LINKS, type NavEntry } from './navigation.ts'
import { SettingsButton } from './settings/settings-button.tsx'

/** Logo, links and who is here: the aside on a desk, the drawer on a phone. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const user = useUser()
  const { productName } = useSettings()
  return (
    <div className="flex h-full flex-col bg-sunken px-3 pb-3">
      <div className="flex h-18 flex-none items-center px-2.5">
        <Link
          href={paths.home}
          aria-label={productName}
          onClick={onNavigate}
          className="inline-flex rounded-md"
        >
          <Logo name={productName} />
        </Link>
      </div>
      <nav aria-label="Main" className="-mx-1 flex-1 overflow-y-auto px-1 pt-1">
        <NavList entries={MAIN_LINKS} onNavigate={onNavigate} />
        {can.administer(user) && (
          <NavSection title="Admins Only" entries={ADMIN_LINKS} onNavigate={onNavigate} />
        )}
        <ProgressSection onNavigate={onNavigate} />
      </nav>
      <div className="-mx-3 flex items-center gap-3 border-t border-hairline pt-3 pr-3 pl-5.5">
        <Avatar initials={initials(user)} />
        <div className="min-w-0 flex-1 leading-4.5">
          <b className="block truncate text-sm leading-4.5">{displayName(user)}</b>
          <span className="text-xs text-faint">{roleLabel(user)}</span>
        </div>
        <SettingsButton onNavigate={onNavigate} />
      </div>
    </div>
  )
}

/** The last section, so that nothing moves when it becomes known which of the two it is. */
function ProgressSection({ onNavigate }: Pick<NavListProps, 'onNavigate'>) {
  const hasFinishedExam = useHasFinishedExam()
  if (hasFinishedExam === undefined) return null
  if (hasFinishedExam) {
    return <NavSection title="Progress" entries={[ANALYTICS_LINK]} onNavigate={onNavigate} />
  }
  const { label, icon } = ANALYTICS_LINK
  return (
    <>
      <SectionTitle>Coming Soon</SectionTitle>
      <span
        role="link"
        aria-disabled
        className="flex h-9.5 cursor-default items-center gap-2.5 px-2.5 text-sm font-medium text-faint"
      >
        <Icon of={icon} />
        {label}
        <span className="ml-auto">
          <SoonBadge />
        </span>
      </span>
    </>
  )
}

type NavListProps = {
  entries: readonly NavEntry[]
  onNavigate: (() => void) | undefined
  labelledBy?: string
}

function NavSection({ title, ...list }: NavListProps & { title: string }) {
  const id = useId()
  return (
    <>
      <SectionTitle id={id}>{title}</SectionTitle>
      <NavList {...list} labelledBy={id} />
    </>
  )
}

function SectionTitle({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className="px-2.5 pt-5 pb-2 text-xs font-label text-faint">
      {children}
    </h2>
  )
}

function NavList({ entries, onNavigate, labelledBy }: NavListProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <NavLink {...entry} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  )
}

type NavLinkProps = NavEntry & Pick<NavListProps, 'onNavigate'>

function NavLink({ label, href, icon, badge, also = [], onNavigate }: NavLinkProps) {
  const [path] = useLocation()
  const here = [href, ...also].some((place) => path === place || path.startsWith(`${place}/`))
  return (
    <Link
      href={href}
      onClick={onNavigate}
      aria-current={here ? 'page' : undefined}
      className={clsx(
        'mb-0.5 flex h-9.5 items-center gap-2.5 rounded-md px-2.5 text-sm whitespace-nowrap focus-visible:-outline-offset-2',
        here
          ? 'bg-surface font-semibold text-brand-ink ring-1 ring-hairline ring-inset'
          : 'font-medium text-muted hover:bg-hairline/55 hover:text-ink',
      )}
    >
      <Icon of={icon} />
      {label}
      {badge && <span className="ml-auto">{badge}</span>}
    </Link>
  )
}
